import { themeCss } from '@foyer/theme-tokens/css'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import halcyon from '../../../brands/halcyon/theme.json'
import { scripts } from '../../../package.json'
import offered from '../../public-exports.json'

/** The guide names what exists: a rename that leaves it behind fails here. */
const pages = globSync('*.mdx', { cwd: __dirname }).map((file) => ({
  file,
  text: readFileSync(resolve(__dirname, file), 'utf8'),
}))
const named = (pattern: RegExp) =>
  pages.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))

test('its tokens are custom properties of a theme', () => {
  const css = themeCss(parseTheme(halcyon))
  const tokens = named(/`(--[a-z][a-z\d-]*)`/g)
  expect(tokens.length).toBeGreaterThan(20)
  expect(tokens.filter((token) => !css.includes(`${token}:`))).toEqual([])
})

test('its components are offered where it says', () => {
  const folders: Record<string, Record<string, string>> = offered
  const places = named(/@foyer\/design-system\/([\w-]+)/g)
  expect(places.filter((folder) => !(folder in folders))).toEqual([])
  const imports = pages.flatMap(({ text }) => [
    ...text.matchAll(/`?(\w+)`? (?:\} )?from [`']@foyer\/design-system\/([\w-]+)/g),
  ])
  expect(imports.length).toBeGreaterThan(5)
  expect(imports.filter(([, name = '', folder = '']) => !folders[folder]?.[name]).map(String)).toEqual([])
})

test('its commands are scripts of the project', () => {
  const commands = named(/npm run ([\w:-]+)/g)
  expect(commands.filter((command) => !(command in scripts))).toEqual([])
})

const source = resolve(__dirname, '../../src')
/** What each component with stories says of itself: the docstring before its declaration. */
const said = globSync('*/*.stories.tsx', { cwd: source }).flatMap((stories) => {
  const [folder = ''] = stories.split('/')
  const [, name] = /component: (\w+)/.exec(readFileSync(resolve(source, stories), 'utf8')) ?? []
  if (name === undefined || !(name in ((offered as Record<string, object>)[folder] ?? {}))) return []
  const declared = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:const|function|class) ${name}\\b`)
  const texts = globSync(`${folder}/*.tsx`, { cwd: source }).map((file) =>
    readFileSync(resolve(source, file), 'utf8'),
  )
  return [{ name, text: texts.map((text) => declared.exec(text)?.[1] ?? '').join('') }]
})

test('every component says what it is for, and where it sends to another there is one', () => {
  expect(said.length).toBeGreaterThan(70)
  expect(said.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([])
  const sent = said.flatMap(({ text }) => [...text.replace(/\s+\*\s/g, ' ').matchAll(/see `([a-z-]+)`/g)])
  expect(sent.length).toBeGreaterThan(40)
  expect(sent.map(([, folder = '']) => folder).filter((folder) => !(folder in offered))).toEqual([])
})
