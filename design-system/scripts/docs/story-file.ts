import { dirname, join } from 'node:path'
import ts from 'typescript'
import type { Sources } from './program.ts'

/** A value in a file of stories, or one that it takes from another. */
export interface Declared {
  file: ts.SourceFile
  statement: ts.Statement
  /** What the name is set to, of a constant. */
  value?: ts.Expression
}

/** Where an import takes a name from. */
export interface Imported {
  /** As it is written. */
  specifier: string
  isType: boolean
}

/** The names of a file's first level, and those it imports. */
export interface Names {
  declared: ReadonlyMap<string, Declared>
  imported: ReadonlyMap<string, Imported>
}

export function readNames(file: ts.SourceFile): Names {
  const declared = new Map<string, Declared>()
  const imported = new Map<string, Imported>()
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        declared.set(name.getText(), { file, statement, ...(initializer && { value: initializer }) })
    if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)) &&
      statement.name
    )
      declared.set(statement.name.text, { file, statement })
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined
    if (!clause?.namedBindings || !ts.isNamedImports(clause.namedBindings)) continue
    const specifier = ((statement as ts.ImportDeclaration).moduleSpecifier as ts.StringLiteral).text
    for (const { name, isTypeOnly } of clause.namedBindings.elements)
      imported.set(name.text, {
        specifier,
        isType: isTypeOnly || clause.phaseModifier === ts.SyntaxKind.TypeKeyword,
      })
  }
  return { declared, imported }
}

/** The file that an import of another names. */
export const getImportedFile = (sources: Sources, from: ts.SourceFile, specifier: string): ts.SourceFile =>
  sources.file(join(dirname(from.fileName), specifier))

/** An object's properties by name, what it spreads among them; a spread that is no object of the file stands by its text. */
export function readProperties(names: Names, node: ts.Expression | undefined): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>()
  const object = node && findObject(names, node)
  for (const each of object?.properties ?? []) {
    if (ts.isPropertyAssignment(each)) found.set(getName(each.name), each.initializer)
    if (ts.isShorthandPropertyAssignment(each)) found.set(each.name.text, each.name)
    if (!ts.isSpreadAssignment(each)) continue
    if (!findObject(names, each.expression)) found.set(`...${each.expression.getText()}`, each.expression)
    for (const [name, value] of readProperties(names, each.expression)) found.set(name, value)
  }
  return found
}

const getName = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText())

function findObject(names: Names, node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return findObject(names, node.expression)
  if (ts.isIdentifier(node)) {
    const value = names.declared.get(node.text)?.value
    return value && findObject(names, value)
  }
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const held = readProperties(names, node.expression).get(node.name.text)
  return held && findObject(names, held)
}
