import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { textAreas } from '@foyer/contract/channel/calls'

/** Text areas of pages, and that of mails. */
const areas = [...textAreas, 'mail'].join('|')
const isKey = new RegExp(`^(${areas})(\\.[A-Za-z0-9-]+)+$`)
const beginsKey = new RegExp(`^(${areas})\\.`)

/** Text keys and imports of a source file. */
export interface SourceReferences {
  /** Keys written as whole strings. */
  readonly keys: readonly string[]
  /** Keys composed at run time: the text around each expression. */
  readonly builtKeys: readonly (readonly string[])[]
  /** Files that it imports by a relative address, absolute; without type imports. */
  readonly imports: readonly string[]
  /** Whether it imports by an address composed at run time. */
  readonly hasOpenImport: boolean
}

/** Reads the text keys and imports of a source file, without running it. */
export function readReferences(file: string): SourceReferences {
  const [keys, builtKeys, specifiers]: [string[], string[][], string[]] = [[], [], []]
  let hasOpenImport = false
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (!node.importClause?.isTypeOnly && ts.isStringLiteral(node.moduleSpecifier))
        specifiers.push(node.moduleSpecifier.text)
      return
    }
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier)
      specifiers.push((node.moduleSpecifier as ts.StringLiteral).text)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments
      if (specifier && ts.isStringLiteral(specifier)) specifiers.push(specifier.text)
      else hasOpenImport = true
    }
    if (ts.isStringLiteralLike(node) && isKey.test(node.text)) keys.push(node.text)
    if (ts.isTemplateExpression(node) && beginsKey.test(node.head.text))
      builtKeys.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)])
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  const imports = specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => resolve(dirname(file), specifier))
  return { keys, builtKeys, imports, hasOpenImport }
}
