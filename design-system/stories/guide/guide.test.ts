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
