import { wholeTheme } from './corpus/whole-theme.ts'
import { parseFontFormat } from './values/font-format.ts'
import { heroPatterns } from './values/marks.ts'
import { parseTheme } from './parse-theme.ts'
import { getRadii } from './values/radius.ts'
import { getDefaultMode } from './to-theme.ts'

test('a radius style is one of three, in px', () => {
  expect(getRadii('Straight')).toEqual({ large: 0, medium: 0, small: 0 })
  expect(getRadii('Rounded')).toEqual({ large: 8, medium: 5, small: 3 })
  expect(getRadii('FullRounded')).toEqual({ large: 24, medium: 14, small: 7 })
  for (const style of ['', 'rounded', 'Squircle', 'constructor', '__proto__'])
    expect(() => getRadii(style)).toThrow(/^Invalid border radius style$/)
})

test('a theme without a default mode has none', () => {
  expect(getDefaultMode({ modes: [{ type: 'Dark', isDefault: true, colorScheme: {} }] })).toBe('Dark')
  expect(() => getDefaultMode({ modes: [{ type: 'Dark', colorScheme: {} }] })).toThrow(
    /^No default mode found for theme$/,
  )
})

test.each([
  ['/a.woff2', 'woff2'],
  ['/a.woff', 'woff'],
  ['/a.OTF', 'opentype'],
  ['https://x.example/a.ttf?v=1', 'truetype'],
])('the font %s is %s', (source, format) => {
  expect(parseFontFormat(source)).toBe(format)
})

test.each(['/a.svg', '/a.eot', '/woff2', '', '/a.constructor'])('%p is no font', (source) => {
  expect(() => parseFontFormat(source)).toThrow(/^Unsupported font source extension$/)
})

describe('what a theme becomes', () => {
  const theme = parseTheme(wholeTheme)

  test('focal points are in the middle unless given', () => {
    expect(theme.assets.backgroundImages.Light?.header).toMatchObject({ fromLeft: 80, fromTop: 0 })
    expect(theme.assets.backgroundImages.Light?.body).toMatchObject({ fromLeft: 50, fromTop: 50 })
  })

  test('hero attributes have a fill, its text, an edge, a glyph and a pattern', () => {
    expect(theme.modes.Light?.heroAttributes['vast']).toEqual({
      color: '#1d5fd0',
      on: '#ffffff',
      edge: '#1d5fd0',
      glyph: 'vast',
      pattern: 'diagonal',
    })
    // The other mode has the same ones.
    expect(Object.keys(theme.modes.Dark?.heroAttributes ?? {})).toEqual(['vast'])
    expect(heroPatterns).toContain('diagonal')
  })

  test('a header with a picture stands on the exact brand colour', () => {
    const { Light, Dark } = parseTheme(wholeTheme).modes
    expect(Light).toMatchObject({ header: '#1d5fd0', onHeader: '#ffffff' })
    expect(Dark?.header).toBe(Dark?.bg)
  })
})
