import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getHtmlAttributes, listThemeHeadLinks } from '@foyer/design-system/theme'
import { createFontFaceCss, createPropertiesCss } from '@foyer/theme-tokens/css'
import { noticeMarks } from '@foyer/theme-tokens/values/marks'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { getThemeData } from '../../storefront/src/stores/channel/theme-data.ts'
import { editWholeTheme, wholeTheme } from '../../theme-tokens/src/corpus/whole-theme.ts'
import schema from '../../theme-tokens/theme.schema.json'

/**
 * A setting that is accepted but read by nothing would mislead a brand: each leaf of the schema has to change the style
 * sheet, the attributes of `<html>`, the links of the head or the data in a page.
 */

/** Settings that visitors' pages do not use, with their users. */
const readElsewhere: Readonly<Record<string, string>> = {
  $schema: 'editors that complete and check the file',
  name: 'the theme of the channel configuration, the brand tool, the editor and the tokens',
}

/** Settings of the image model without effect at some places, with the reason. */
const withoutUse: readonly (readonly [place: RegExp, why: string])[] = [
  [/^assets\.backgroundImages\..*\.alt$/, 'a picture behind the page is decoration and has no words'],
  [
    /^assets\.backgroundImages\..*\.dimensions\./,
    'a picture behind the page covers its place, whatever its size',
  ],
  [/^assets\.cinemaLogos\..*\.(fromLeft|fromTop)$/, 'a logo is never cut'],
  [
    /^assets\.cinemaLogos\..*\.alt$/,
    "what the logo's link does is said by the language text, in every language",
  ],
  [
    /^assets\.cinemaLogos\.Dark\.dimensions\./,
    'both logos stand in one place: that for light grounds gives its shape',
  ],
  [
    /^assets\.cinemaLogos\.Light\.dimensions\.(portrait|mobile|tablet|desktop)\.width$/,
    'the width follows the height',
  ],
]

interface Node {
  $ref?: string
  type?: string
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  properties?: Record<string, Node>
  items?: Node
}
const definitions = schema.$defs as unknown as Record<string, Node>

/** Every leaf below a node with its path in a theme; of a list its first item, of modes both. */
function leaves(node: Node, path: string): [path: string, leaf: Node][] {
  const target = node.$ref === undefined ? node : definitions[node.$ref.replace('#/$defs/', '')]
  if (target?.properties)
    return Object.entries(target.properties).flatMap(([name, each]) =>
      leaves(each, path === '' ? name : `${path}.${name}`),
    )
  if (target?.items) return leaves(target.items, `${path}[0]`)
  return [[path, target ?? {}]]
}
const all = leaves({ $ref: '#/$defs/ThemeConfiguration' }, '')

const picture = wholeTheme.assets.backgroundImages.Light.header
const logo = { ...wholeTheme.assets.cinemaLogos.Light, dimensions: picture.dimensions }
/** Additions to the whole theme, which lacks these at some places. */
const complete = [
  [
    'assets.backgroundImages',
    { Light: { header: picture, body: picture }, Dark: { header: picture, body: picture } },
  ],
  ['assets.cinemaLogos', { Light: logo, Dark: logo }],
] as const

/** Alternative value of a text leaf, by name. */
const otherText: Readonly<Record<string, string>> = {
  url: '/brand/other.svg',
  source: '/brand/fonts/other.woff2',
  type: 'image/webp',
  size: '64x64',
  weight: '300',
  unicodeRange: 'U+0370-03FF',
  family: 'Other',
  id: 'other',
  glyph: 'other',
  'fallbacks[0]': 'Other',
  'local[0]': 'Other',
}
const givenAt = (path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .reduce<unknown>(
      (at, key) => (key === '' ? at : (at as Record<string, unknown> | undefined)?.[key]),
      editWholeTheme(complete),
    )

/** A value for a leaf that differs from the whole theme's. */
function getDifferentValue(path: string, leaf: Node): unknown {
  const given = givenAt(path)
  const name = path.split('.').at(-1) ?? ''
  if (leaf.enum) return leaf.enum.find((each) => each !== given)
  if (leaf.type === 'boolean') return given !== true
  if (leaf.type === 'number') return given === leaf.maximum ? leaf.minimum : leaf.maximum
  if (otherText[name] !== undefined) return otherText[name]
  // The remaining texts are colors; this one is legible on Light grounds.
  return name === 'text' || path.includes('background.') || path.endsWith('floor') ? '#fffff0' : '#402000'
}

type Edits = Parameters<typeof editWholeTheme>[0]
const read = (edits: Edits): string => {
  const json = editWholeTheme([...complete, ...edits])
  const theme = parseTheme(json)
  const stored = { mode: null, contrast: null }
  return JSON.stringify([
    createPropertiesCss(theme, { High: parseTheme(json, 'High') }),
    createFontFaceCss(theme),
    getHtmlAttributes(stored, theme),
    listThemeHeadLinks(theme),
    getThemeData(theme),
  ])
}
const unchanged = read([])

/** Leaves that cannot be changed alone, with the edits that change them together with others. */
const together: Readonly<Record<string, Edits>> = {
  'modes[0].isDefault': [
    ['modes[0].isDefault', false],
    ['modes[1].isDefault', true],
    ['modes[1].colorScheme.primary', '#ffb224'],
  ],
  'modes[0].type': [['modes', [{ type: 'Dark', isDefault: true, colorScheme: { primary: '#1d5fd0' } }]]],
  components: [['components', { MuiButton: { contained: { textTransform: 'uppercase' } } }]],
  'buttons[0].type': [['buttons', [{ ...wholeTheme.buttons[0], type: 'Secondary' }]]],
}

const findException = (path: string) =>
  readElsewhere[path] ?? withoutUse.find(([place]) => place.test(path))?.[1]

test.each(all.filter(([path]) => findException(path) === undefined))('%s is read', (path, leaf) => {
  const isRead = read(together[path] ?? [[path, getDifferentValue(path, leaf)]]) !== unchanged
  // Shows the reason only: the whole style sheet would hide it.
  const problem = isRead
    ? null
    : `${path}: another value changes nothing; is it in whole-theme.ts, and does css.ts read it?`
  expect(problem).toBeNull()
})

/** Another value of these might equal the default. */
const isChosenOrMeasured = ({ enum: options, type }: Node) =>
  options !== undefined || type === 'boolean' || type === 'number'

test('whole-theme.ts gives every choice, flag and number', () => {
  const missing = all.filter(
    ([path, leaf]) =>
      isChosenOrMeasured(leaf) && findException(path) === undefined && givenAt(path) === undefined,
  )
  expect(missing.map(([path]) => path)).toEqual([])
})

test('every exception exists', () => {
  for (const place of Object.keys(readElsewhere)) expect(all.map(([path]) => path)).toContain(place)
  for (const [place] of withoutUse) expect(all.some(([path]) => place.test(path))).toBe(true)
})

describe('custom properties of the style sheet are used', () => {
  const root = resolve(__dirname, '..', '..')
  const sources = ['design-system/src', 'storefront/src', 'theme-tokens/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  const said = new Set(unchanged.match(/(?<=[{;])--[a-z0-9-]+(?=:)/g))
  // Properties of an attribute appear under its sign: `--foyer-hero` has the value of `--foyer-hero-vast`. Those of
  // alerts and notifications appear under the names that their marks use.
  const noticeNames = new Set<string>(Object.values(noticeMarks).flatMap(({ color, on }) => [color, on]))
  const names = [...said].filter((name) => !name.endsWith('-vast') && !noticeNames.has(name))

  test.each(names)('%s', (name) => {
    expect(sources.some((text) => text.includes(`var(${name})`) || text.includes(`var(${name},`))).toBe(true)
  })
})
