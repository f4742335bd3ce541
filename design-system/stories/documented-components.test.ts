import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, resolve } from 'node:path'
import { readPublicExports } from '../scripts/public-exports.ts'
import { loadStoryFiles } from './story-files.ts'

/**
 * Every public component stands on a docs page: what it is for and where another suits better (its docstring), all its
 * variants in each brand, its use, its props (`.storybook/DocsPage.tsx`).
 */
const source = resolve(__dirname, '../src')
const load = createRequire(__filename)
const exported = readPublicExports(source)

/** Nothing of theirs is seen. */
const unseen = new Set(['FoyerThemeProvider', 'ListFormatProvider', 'RootThemeProvider', 'StaticStyles'])
/** A page for designers, within no other page. */
const tools = new Set(['ThemeEditor'])

const folders = Object.keys(exported)
const components = Object.entries(exported).flatMap(([folder, names]) =>
  Object.entries(names).flatMap(([name, kind]) => (kind === 'component' ? [{ folder, name }] : [])),
)
const seen = components.filter(({ name }) => !unseen.has(name))
const parts = new Set([...folders.map((folder) => basename(folder)), ...components.map(({ name }) => name)])

/** Files of a component; what other groups are made of as well stands in `internal`. */
const listFiles = (folder: string) =>
  globSync([`${folder}/*.tsx`, 'internal/*/*.tsx'], { cwd: source }).map((file) => resolve(source, file))

/** What stands right above a component, in one line. */
function readDocstring(folder: string, name: string): string {
  const text = listFiles(folder)
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const above = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*(?:export )?(?:const|function|class) ${name}\b`,
  )
  return (above.exec(text)?.[1] ?? '').replace(/\s*\n \*\s*/g, ' ').trim()
}

/** The components on each page that Storybook makes, by folder. */
const shown = new Map(
  loadStoryFiles()
    .map(({ folder, module }) => [folder, module.default] as const)
    .filter(([, { tags = [] }]) => !tags.includes('!autodocs'))
    .map(([folder, { component, subcomponents = {} }]) => [
      folder,
      [component, ...Object.values(subcomponents)],
    ]),
)

test.each(seen)('$name is shown on the page of $folder', ({ folder, name }) => {
  const component = (load(resolve(source, folder, 'index.ts')) as Record<string, unknown>)[name]
  expect(component).toBeDefined()
  expect(shown.get(folder)).toContain(component)
})

test.each(seen.filter(({ name }) => !tools.has(name)))(
  '$name of $folder says what it is for, and where it is not the one to use',
  ({ folder, name }) => {
    const docstring = readDocstring(folder, name)
    const others = [...docstring.matchAll(/`<?([\w-]+)>?`/g)].map(([, mentioned = '']) => mentioned)
    const namesAnother = others.some(
      (mentioned) => parts.has(mentioned) && mentioned !== name && mentioned !== basename(folder),
    )
    expect(docstring).not.toBe('')
    expect([docstring, namesAnother || /\b(not|nor|only)\b/i.test(docstring)]).toEqual([docstring, true])
  },
)
