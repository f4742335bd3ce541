import { createPropertiesCss } from '@foyer/theme-tokens/css'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import halcyon from '../../../brands/halcyon/theme.json'
import { scripts } from '../../../package.json'
import { readPublicExports } from '../../scripts/public-exports.ts'

const source = resolve(__dirname, '../../src')
const offered = readPublicExports(source)

/** The guide names what exists: a rename that leaves it behind fails here. */
const pages = globSync('*.mdx', { cwd: __dirname }).map((file) => ({
  file,
  text: readFileSync(resolve(__dirname, file), 'utf8'),
}))
const named = (pattern: RegExp) =>
  pages.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))

test('its tokens are custom properties of a theme', () => {
  const css = createPropertiesCss(parseTheme(halcyon))
  const tokens = named(/`(--[a-z][a-z\d-]*)`/g)
  expect(tokens.length).toBeGreaterThan(20)
  expect(tokens.filter((token) => !css.includes(`${token}:`))).toEqual([])
})

test('its components are offered where it says', () => {
  const places = named(/@foyer\/design-system\/([\w/-]+)/g)
  expect(places.filter((folder) => !(folder in offered))).toEqual([])
  const imports = pages.flatMap(({ text }) => [
    ...text.matchAll(/`?(\w+)`? (?:\} )?from [`']@foyer\/design-system\/([\w/-]+)/g),
  ])
  expect(imports.length).toBeGreaterThan(5)
  expect(imports.filter(([, name = '', folder = '']) => !offered[folder]?.[name]).map(String)).toEqual([])
})

test('its links lead to pages and stories', () => {
  // A guide's, or that of a file of stories.
  const titled = (text: string) => /(?:<Meta title="|\btitle: ')([^"']+)/.exec(text)?.[1] ?? ''
  const guides = pages.map(({ text }) => toId(titled(text), 'docs'))
  const stories = ['../foundations', '../plain-mui', '../../src/*/*'].flatMap((folder) =>
    globSync(`${folder}/*.stories.tsx`, { cwd: __dirname }).flatMap((file) => {
      const text = readFileSync(resolve(__dirname, file), 'utf8')
      const names = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name)
      return ['docs', ...names.map(storyNameFromExport)].map((name) => toId(titled(text), name))
    }),
  )
  const led = named(/\]\(\?path=\/(?:docs|story)\/([\w-]+)\)/g)
  expect(led.length).toBeGreaterThan(8)
  expect(led.filter((id) => ![...guides, ...stories].includes(id))).toEqual([])
})

test('its commands are scripts of the project', () => {
  const commands = named(/npm run ([\w:-]+)/g)
  expect(commands.filter((command) => !(command in scripts))).toEqual([])
})

const read = (pattern: string) =>
  globSync(pattern, { cwd: source }).map((file) => readFileSync(resolve(source, file), 'utf8'))
/** What draws nothing, and what is a page of its own: neither has a page here. */
const withoutPage = [
  'FoyerThemeProvider',
  'ListFormatProvider',
  'RootThemeProvider',
  'SeatEngine',
  'StaticStyles',
  'ThemeEditor',
]

/** What each component says of itself, in the docstring before its declaration, and whether its folder's stories name it. */
const said = Object.entries(offered).flatMap(([folder, offers]) => {
  // What other groups are made of as well stands in `internal`.
  const texts = [...read(`${folder}/*.tsx`), ...read('internal/*/*.tsx')]
  const [stories = ''] = read(`${folder}/*.stories.tsx`)
  const [named = ''] = /component: \w+(?:,\s+subcomponents: \{[^}]*\})?/.exec(stories) ?? []
  return Object.keys(offers)
    .filter((name) => offers[name] === 'component' && !withoutPage.includes(name))
    .map((name) => {
      const declared = new RegExp(
        `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:const|function|class) ${name}\\b`,
      )
      const text = texts.map((each) => declared.exec(each)?.[1] ?? '').join('')
      return {
        name,
        folder,
        text: text.replace(/\s+(?:\*\s)?/g, ' ').trim(),
        hasPage: new RegExp(`\\b${name}\\b`).test(named),
      }
    })
})
const folders = new Set(Object.keys(offered).map((folder) => basename(folder)))
const names = Object.values(offered).flatMap((offers) => Object.keys(offers))

test('every component has a page, or stands on that of its folder', () => {
  expect(said.length).toBeGreaterThan(110)
  expect(said.filter(({ hasPage }) => !hasPage).map(({ name }) => name)).toEqual([])
})

test('every component says what it is for, and when it is not or another suits better', () => {
  const limited = ({ name, folder, text }: (typeof said)[number]) =>
    /(?:^|[.;:] )(?:Not|Only|One on a page|For the makers)\b/.test(text) ||
    [...text.matchAll(/`([\w-]+)`/g)].some(
      ([, other = '']) =>
        other !== name && other !== basename(folder) && (folders.has(other) || names.includes(other)),
    )
  expect(said.filter((each) => !limited(each)).map(({ name, text }) => [name, text])).toEqual([])
})

/** What a hand can press, write in or move about in: the browser's own controls, and parts that are made of them. */
const control =
  /<(?:button|input|select|textarea|summary|\w*(?:Button|Dialog|Tabs|TabBar|Dropdown|Stepper|Checkbox|Field))\b|styled\((?:'(?:button|input|select|textarea|details)'|\w*(?:Button|Dialog|Tabs)\b)|\bon(?:Key\w+|Click|Change)=/
/** Keys that are more than those of a plain control: what opens, is chosen among several, stays pressed, is a widget. */
const widget =
  /aria-(?:haspopup|expanded|pressed|selected|checked|activedescendant)[=\s]|\bonKeyDown=|role="(?:tab|grid|combobox|listbox|menu|slider|radiogroup|switch)|type="(?:radio|checkbox)"|<(?:LazyDialog|Dialog|Tabs|TabBar|Dropdown|QuantityStepper)\b|styled\((?:'details'|\w*(?:Dialog|Tabs)\b)/
/** Folders of plain buttons, links and fields: their keys are the browser's, and there is no pattern to name. */
const plain =
  'consent cookie-notice date-field day-field' +
  ' email-field failure-state file-field film-hero film-list film-row film-thumbnail film-tile filter-tags' +
  ' loyalty-section masked-field notice number-field order-header poster-card programme-columns programme-entry' +
  ' recent-searches' +
  ' search-results seat-chip select-field showtime-button showtime-list site-footer text-area-field text-field' +
  ' times-bar video-embed'

test('every component that a hand works names its keyboard', () => {
  const folders = [...new Set(said.map(({ folder }) => folder))].map((folder) => ({
    folder,
    code: globSync(`${folder}/**/*.tsx`, { cwd: source })
      .filter((file) => !/\.(?:stories|test)\./.test(file))
      .map((file) => readFileSync(resolve(source, file), 'utf8'))
      .join(''),
    isNamed: said.some(
      (each) => each.folder === folder && /ARIA Authoring Practices|Keyboard as/.test(each.text),
    ),
  }))
  const silent = folders.filter(({ code, isNamed }) => control.test(code) && !isNamed)
  expect(silent.filter(({ code }) => widget.test(code)).map(({ folder }) => folder)).toEqual([])
  expect(silent.map(({ folder }) => basename(folder)).sort()).toEqual(plain.split(' '))
})

test('where a component sends to another there is one', () => {
  const sent = said.flatMap(({ text }) => [...text.matchAll(/(?:see|is a|are a|stands? in a) `([\w-]+)`/g)])
  expect(sent.length).toBeGreaterThan(60)
  expect(
    sent.map(([, other = '']) => other).filter((other) => !folders.has(other) && !names.includes(other)),
  ).toEqual([])
})

/** Components without a word of their own that is seen, and with no side that the direction of reading would turn. */
const withoutDirection = ['live-region', 'script-notice', 'theme-editor', 'visually-hidden']

test('every component is seen where a page reads from right to left', () => {
  const folders = globSync('*/*/*.stories.tsx', { cwd: source }).map((file) => dirname(file))
  const unseen = folders.filter((folder) => !/rtl|rightToLeft/.test(read(`${folder}/*.stories.tsx`).join('')))
  expect(unseen.map((folder) => basename(folder)).sort()).toEqual([...withoutDirection].sort())
})
