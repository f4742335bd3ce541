import ts from 'typescript'
import type { DocumentedType } from './model.ts'
import { isOurs, resolveAlias, getText, getDescription, type Sources } from './program.ts'
import { readFields, listOwnProperties } from './props.ts'

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/** The types of this project that a node names. */
function namedIn(sources: Sources, node: ts.Node): Declared[] {
  const found: Declared[] = []
  const visit = (each: ts.Node) => {
    if (ts.isTypeReferenceNode(each)) {
      const symbol = sources.checker.getSymbolAtLocation(each.typeName)
      const declaration = symbol && resolveAlias(sources, symbol).declarations?.[0]
      if (
        declaration &&
        isOurs(declaration) &&
        (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
      )
        found.push(declaration)
    }
    ts.forEachChild(each, visit)
  }
  visit(node)
  return found
}

/** All types that the properties of a type are made of, and those of these in turn, in the order in which they are met. */
export function collectTypes(sources: Sources, type: ts.Type): ReadonlySet<Declared> {
  const met = new Set<Declared>()
  const meet = (declared: Declared) => {
    if (met.has(declared)) return
    met.add(declared)
    if (ts.isTypeAliasDeclaration(declared)) namedIn(sources, declared.type).forEach(meet)
    else meetAll(sources.checker.getTypeAtLocation(declared))
  }
  const meetAll = (each: ts.Type) => {
    for (const { declaration } of listOwnProperties(sources, each))
      namedIn(sources, declaration).forEach(meet)
  }
  meetAll(type)
  return met
}

/** A type as its page shows it: the fields of an interface, the text of any other. */
export function describeType(sources: Sources, declared: Declared): DocumentedType {
  const symbol = sources.checker.getSymbolAtLocation(declared.name)
  const base = { name: declared.name.text, description: symbol ? getDescription(sources, symbol) : '' }
  return ts.isInterfaceDeclaration(declared)
    ? { ...base, fields: readFields(sources, sources.checker.getTypeAtLocation(declared)) }
    : { ...base, text: getText(declared.type).replace(/^\|\s*/, '') }
}
