import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { goodThemes } from '../corpus/good-themes.ts'
import { editWholeTheme, wholeTheme } from '../corpus/whole-theme.ts'
import { readTheme } from '../parse-theme.ts'
import { exportTokens } from './export.ts'
import { importTokens } from './import.ts'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const roundTrip = (theme: unknown) => importTokens(throughJson(exportTokens(readTheme(theme)))).theme
type Group = { [name: string]: Group } & { $value?: unknown; $type?: string }
const exported = () => throughJson(exportTokens(readTheme(wholeTheme))) as Group

describe('a theme goes out as design tokens and comes back the same', () => {
  test.each(goodThemes.map(([what, ...edits]) => [what, edits] as const))('%s', (_what, edits) => {
    expect(roundTrip(editWholeTheme(edits))).toEqual(editWholeTheme(edits))
  })

  const brands = join(__dirname, '..', '..', '..', 'brands')
  test.each(
    readdirSync(brands, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
      .map(({ name }) => name),
  )('the brand %s', (name) => {
    const theme = JSON.parse(readFileSync(join(brands, name, 'theme.json'), 'utf8')) as unknown
    expect(roundTrip(theme)).toEqual(theme)
  })
})

test('colours, families and sizes have the forms of the format', () => {
  const { theme, derived } = exported()
  expect(theme?.['light']?.['primary']).toMatchObject({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.113725, 0.372549, 0.815686], hex: '#1d5fd0' },
  })
  expect(theme?.['typography']?.['families']?.['body']).toMatchObject({
    $type: 'fontFamily',
    $value: ['Source Sans 3', 'Source Sans 3 Fallback', 'sans-serif'],
  })
  expect(theme?.['header']?.['height']).toMatchObject({
    $type: 'dimension',
    $value: { value: 72, unit: 'px' },
  })
  expect(theme?.['typography']?.['fontWeights']?.['heading']).toMatchObject({
    $type: 'fontWeight',
    $value: 700,
  })
  expect(Object.keys(derived ?? {})).toEqual(['$type', 'normal', 'medium', 'high'])
  expect(derived?.['normal']?.['dark']?.['ink']?.$value).toMatchObject({ colorSpace: 'srgb' })
})

/** A file in which a designer has put another value in the place of a token. */
const withToken = (names: readonly string[], value: unknown): Group => {
  const file = exported()
  const token = names.reduce<Group | undefined>((group, name) => group?.[name], file)
  if (!token) throw new Error(`no token ${names.join('.')}`)
  token.$value = value
  return file
}
const getPrimary = (theme: unknown) => readTheme(theme).modes[0]?.colorScheme.primary

test.each([
  ['sRGB', { colorSpace: 'srgb', components: [1, 0, 0] }, '#ff0000'],
  ['sRGB with alpha', { colorSpace: 'srgb', components: [0, 0, 1], alpha: 0.5 }, '#0000ff80'],
  ['OKLCH', { colorSpace: 'oklch', components: [0.3913, 0.1245, 17.6] }, '#7a1f2b'],
  ['HSL', { colorSpace: 'hsl', components: [210, 100, 40] }, '#0066cc'],
  ['a hex text of an older file', '#0066cc', '#0066cc'],
  ['an alias', '{theme.light.secondary}', '#663399'],
])('a designer may give a colour in %s', (_space, value, color) => {
  const file = withToken(['theme', 'light', 'primary'], value)
  const theme = importTokens(file).theme as typeof wholeTheme
  expect(theme.modes[0]?.colorScheme).toMatchObject({ primary: color })
})

test('sizes may come in rem, families as one text', () => {
  expect(
    importTokens(withToken(['theme', 'header', 'height'], { value: 5, unit: 'rem' })).theme,
  ).toMatchObject({
    header: { height: 80 },
  })
  expect(
    importTokens(withToken(['theme', 'typography', 'families', 'heading'], 'Fraunces')).theme,
  ).toMatchObject({
    typography: { fontFamilyGroups: { heading: { family: 'Fraunces' } } },
  })
})

test.each([
  ['thin', 100],
  ['regular', 400],
  ['semi-bold', 600],
  ['bold', 700],
  ['ultra-black', 950],
])('a weight may come by its name: %s', (name, weight) => {
  const file = withToken(['theme', 'typography', 'fontWeights', 'heading'], name)
  expect(readTheme(importTokens(file).theme).typography?.fontWeights?.heading).toBe(weight)
})

test('tokens that a theme has no place for are named; what others refer to has been used', () => {
  const file = {
    ...withToken(['theme', 'light', 'primary'], '{base.blue}'),
    base: { $type: 'color', blue: { $value: '#0066cc' }, red: { $value: '#cc0000' } },
    spacing: { small: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
  }
  const { theme, ignored } = importTokens(file)
  expect(getPrimary(theme)).toBe('#0066cc')
  expect(ignored).toEqual(['base.red', 'spacing.small'])
  expect(importTokens(exported()).ignored).toEqual([])
})

test.each([
  [['light', 'primary'], { colorSpace: 'munsell', components: [1] }],
  [['light', 'primary'], '{theme.light.nowhere}'],
  [['light', 'primary'], '{theme.light.primary}'],
  [['header', 'height'], '72px'],
  [['header', 'height'], { value: 72, unit: 'em' }],
  [['typography', 'fontWeights', 'heading'], 'boldish'],
  [['typography', 'fontWeights', 'heading'], 'constructor'],
  [['typography', 'families', 'body'], 7],
])('a token of the wrong kind is refused by its name: %j', (names, value) => {
  expect(() => importTokens(withToken(['theme', ...names], value))).toThrow(['theme', ...names].join('.'))
})

test('what comes in is checked like any theme', () => {
  const file = withToken(['theme', 'typography', 'families', 'heading'], ['A"}body{', 'serif'])
  expect(() => readTheme(importTokens(file).theme)).toThrow('typography.fontFamilyGroups.heading.family')
})

test("another tool's file is laid over a theme", () => {
  const file = {
    theme: {
      light: { primary: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0.4, 0.8] } } },
    },
  }
  expect(getPrimary(importTokens(file, throughJson(wholeTheme)).theme)).toBe('#0066cc')
  expect(() => importTokens(file)).toThrow('brand export')
  expect(() => importTokens('tokens')).toThrow('brand export')
})
