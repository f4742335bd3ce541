import ts from 'typescript'
import { components } from '../../src/theme/components/index.ts'
import { tokenMeanings } from '../../stories/docs/token-meanings.ts'
import type { DocumentedAttribute, DocumentedPart } from './model.ts'
import type { Sources } from './program.ts'
import { readNames, readProperties } from './story-file.ts'

const walk = (node: ts.Node, visit: (each: ts.Node) => void) => {
  visit(node)
  ts.forEachChild(node, (each) => {
    walk(each, visit)
  })
}

const lowerFirst = (literal: string) => literal.charAt(0).toLowerCase() + literal.slice(1)

/** The looks that the theme has for the parts of Material UI that a folder draws, by name. */
function getOverrides(
  sources: Sources,
  folder: string,
): [name: string, override: { styleOverrides?: object }][] {
  const drawn = sources
    .getFiles(folder)
    .flatMap(({ text }) => [...text.matchAll(/^import \w+ from '@mui\/material\/(\w+)'/gm)])
    .map(([, name = '']) => `Mui${name}`)
  const overrides = Object.entries(components as Record<string, { styleOverrides?: object }>)
  return overrides.filter(([name]) => drawn.includes(name))
}

/** The names and slots by which a theme reaches the parts of a folder. */
export function readParts(sources: Sources, folder: string): DocumentedPart[] {
  const parts = new Map<string, Set<string>>()
  for (const { text } of sources.getFiles(folder))
    for (const [, name = '', slot = ''] of text.matchAll(
      /\bstyled\([\w'.]+,\s*\{\s*name: '(Foyer\w+)',\s*slot: '([A-Z]\w*)'/g,
    ))
      parts.set(name, (parts.get(name) ?? new Set()).add(lowerFirst(slot)))
  for (const [name, { styleOverrides = {} }] of getOverrides(sources, folder))
    parts.set(name, new Set(Object.keys(styleOverrides)))
  return [...parts].map(([name, slots]) => ({
    name,
    slots: [...slots].sort((one, other) => Number(other === 'root') - Number(one === 'root')),
  }))
}

/** The theme's custom properties that a folder's own styles use. What a component sets for itself is no token. */
export function findTokens(sources: Sources, folder: string): string[] {
  const used = new Set(
    sources
      .getFiles(folder)
      .map(({ text }) => text)
      .concat(getOverrides(sources, folder).map(([, visit]) => JSON.stringify(visit)))
      .flatMap((text) => [...text.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, name = '']) => name)),
  )
  return Object.keys(tokenMeanings).filter((name) => used.has(name))
}

/** The words that a value may be, as far as its type or what is written says. */
function readLiterals({ checker }: Sources, value: ts.Expression): string[] {
  const type = checker.getTypeAtLocation(value)
  const ofType = (type.isUnion() ? type.types : [type]).flatMap((each) =>
    each.isStringLiteral() ? [each.value] : [],
  )
  return ofType.filter((literal) => literal !== '')
}

/** The `data-*` attributes that a folder's components bear. */
export function readAttributes(sources: Sources, folder: string): DocumentedAttribute[] {
  const found = new Map<string, Set<string>>()
  for (const file of sources.getFiles(folder))
    walk(file, (node) => {
      if (!ts.isJsxAttribute(node) || !/^data-/.test(node.name.getText())) return
      const values = found.get(node.name.getText()) ?? new Set()
      found.set(node.name.getText(), values)
      const { initializer } = node
      if (initializer && ts.isStringLiteral(initializer) && initializer.text) values.add(initializer.text)
      if (initializer && ts.isJsxExpression(initializer) && initializer.expression)
        for (const literal of readLiterals(sources, initializer.expression)) values.add(literal)
    })
  return [...found].map(([name, values]) => ({ name, values: [...values] }))
}

/** What a component's entry in the conformance suite says of its root. */
export interface Promised {
  /** Name and slot of its root in a theme; null where no theme reaches it. */
  root: string | null
  control?: string
}

/** Reads the `conformance` of a file of stories, by the component's name: what the suite proves may be said on a page. */
export function readPromised(stories: ts.SourceFile): ReadonlyMap<string, Promised> {
  const names = readNames(stories)
  const entries = readProperties(names, names.declared.get('conformance')?.value)
  return new Map(
    [...entries]
      .filter(([, entry]) => ts.isObjectLiteralExpression(entry))
      .map(([component, entry]) => {
        const properties = readProperties(names, entry)
        const getString = (key: string) => {
          const value = properties.get(key)
          return value && ts.isStringLiteral(value) ? value.text : undefined
        }
        const control = getString('control')
        const isOut = readProperties(names, properties.get('except')).has('theme')
        const root = isOut ? null : (getString('theme') ?? `Foyer${component}-root`)
        return [component, { root, ...(control !== undefined && { control }) }]
      }),
  )
}
