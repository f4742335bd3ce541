import ts from 'typescript'
import type { DocumentedField } from './model.ts'
import { isOurs, resolveAlias, getText, getDescription, type Sources } from './program.ts'

/** "boolean" for `boolean | undefined`, which every prop that can be left out says. */
const written = (text: string) => {
  const said = text.replace(/^\s*\|?\s*|\s*\|\s*undefined\s*$/g, '')
  // So do those of an object that is written out.
  const fields = said.replace(/(\?:[^;{}?]*?)\s*\|\s*undefined\b/g, '$1')
  return /^\(\([^]*\)$/.test(fields) ? fields.slice(1, -1) : fields
}

function getTypeText(declaration: ts.Declaration): string {
  if (ts.isPropertySignature(declaration) && declaration.type) return written(getText(declaration.type))
  if (ts.isMethodSignature(declaration)) {
    const parameters = declaration.parameters.map((each) => each.getText()).join(', ')
    return `(${parameters}) => ${declaration.type?.getText() ?? 'void'}`
  }
  return ''
}

const getTypes = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

/** The symbols of a type's properties that are written in this project; of a union, those of each of its types. */
export function listOwnProperties(
  { checker }: Sources,
  type: ts.Type,
): { symbol: ts.Symbol; declaration: ts.Declaration; required: boolean }[] {
  const all = getTypes(type).map((each) => checker.getPropertiesOfType(each))
  const found = new Map<string, { symbol: ts.Symbol; declaration: ts.Declaration; required: boolean }>()
  for (const symbol of all.flat()) {
    // What one of the types forbids is described by another.
    const declaration = symbol.declarations?.find((each) => isOurs(each) && getTypeText(each) !== 'undefined')
    if (!declaration || getTypeText(declaration) === 'never' || found.has(symbol.name)) continue
    const required = all.every((properties) =>
      properties.some(({ name, flags }) => name === symbol.name && !(flags & ts.SymbolFlags.Optional)),
    )
    found.set(symbol.name, { symbol, declaration, required })
  }
  return [...found.values()]
}

/** The properties of a type as its page lists them, with the defaults that are known of them. */
export const readFields = (
  sources: Sources,
  type: ts.Type,
  defaults: ReadonlyMap<string, string> = new Map(),
): DocumentedField[] =>
  listOwnProperties(sources, type).map(({ symbol, declaration, required }) => {
    const { name } = symbol
    const standard = defaults.get(name)
    return {
      name,
      type: getTypeText(declaration),
      required,
      ...(standard !== undefined && { default: standard }),
      description: getDescription(sources, symbol),
    }
  })

/** Longer than this a value says less than the name of the constant that holds it. */
const shortValue = 40

/** A default as a reader understands it: a number or a word instead of the constant that holds it. */
function formatDefault(sources: Sources, value: ts.Expression): string {
  const symbol = ts.isIdentifier(value) ? sources.checker.getSymbolAtLocation(value) : undefined
  const [declared] = symbol ? (resolveAlias(sources, symbol).declarations ?? []) : []
  const held = declared && ts.isVariableDeclaration(declared) ? declared.initializer?.getText() : undefined
  return held !== undefined && held.length <= shortValue ? held : value.getText()
}

const defaultsIn = (sources: Sources, pattern: ts.BindingName): [string, string][] =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements.flatMap(({ name, propertyName, initializer }) =>
        initializer ? [[(propertyName ?? name).getText(), formatDefault(sources, initializer)]] : [],
      )
    : []

/** The function that draws a component, within `memo` too. */
function findSignature(declaration: ts.Node): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionLike(declaration)) return declaration
  if (ts.isVariableDeclaration(declaration) && declaration.initializer)
    return findSignature(declaration.initializer)
  if (ts.isCallExpression(declaration) && declaration.arguments[0])
    return findSignature(declaration.arguments[0])
  return undefined
}

/** The defaults of a component's props: those of its parameter, or of what it takes out of its parameter first. */
export function readDefaults(sources: Sources, declaration: ts.Node): ReadonlyMap<string, string> {
  const drawing = findSignature(declaration)
  const parameter = drawing?.parameters[0]?.name
  if (!drawing || !parameter) return new Map()
  const body = 'body' in drawing ? drawing.body : undefined
  const taken =
    ts.isIdentifier(parameter) && body && ts.isBlock(body)
      ? body.statements
          .flatMap((each) => (ts.isVariableStatement(each) ? each.declarationList.declarations : []))
          .filter(({ initializer }) => initializer?.getText() === parameter.text)
          .map(({ name }) => name)
      : []
  return new Map([parameter, ...taken].flatMap((pattern) => defaultsIn(sources, pattern)))
}
