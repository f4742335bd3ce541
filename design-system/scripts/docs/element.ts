import ts from 'typescript'
import { isOurs, resolveAlias, type Sources } from './program.ts'

export interface TakenElement {
  name: string
  without: string[]
}

const literals = (node: ts.TypeNode | undefined): string[] => {
  if (!node) return []
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(literals)
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : []
}

/**
 * The element whose attributes a type of props takes besides its own, as `ComponentPropsWithRef<'div'>` says, through
 * all that it extends; undefined where it takes none.
 */
export function findTakenElement(sources: Sources, node: ts.Node): TakenElement | undefined {
  if (ts.isInterfaceDeclaration(node))
    return first(node.heritageClauses?.flatMap(({ types }) => [...types]) ?? [], sources)
  if (ts.isTypeAliasDeclaration(node)) return findTakenElement(sources, node.type)
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return first([...node.types], sources)
  if (!ts.isTypeReferenceNode(node) && !ts.isExpressionWithTypeArguments(node)) return undefined
  const reference = ts.isTypeReferenceNode(node) ? node.typeName : node.expression
  const [one, other] = node.typeArguments ?? []
  const name = reference.getText()
  if (/^ComponentProps(With(out)?Ref)?$/.test(name)) {
    const [element] = literals(one)
    return element === undefined ? undefined : { name: element, without: [] }
  }
  if (name === 'Omit' && one) {
    const taken = findTakenElement(sources, one)
    return taken && { ...taken, without: [...new Set([...taken.without, ...literals(other)])] }
  }
  const symbol = sources.checker.getSymbolAtLocation(reference)
  const declaration = symbol && resolveAlias(sources, symbol).declarations?.[0]
  return declaration && isOurs(declaration) ? findTakenElement(sources, declaration) : undefined
}

function first(nodes: readonly ts.Node[], sources: Sources): TakenElement | undefined {
  for (const node of nodes) {
    const found = findTakenElement(sources, node)
    if (found) return found
  }
  return undefined
}
