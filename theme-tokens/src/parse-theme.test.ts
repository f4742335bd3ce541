import halcyon from '../../brands/halcyon/theme.json'
import { getContrastRatio, getColorDifference } from './values/color.ts'
import { createFontFaceCss, createPropertiesCss } from './css.ts'
import { ConfigurationError } from './configuration/configuration-error.ts'
import { parseTheme } from './parse-theme.ts'
import type { ModeTokens } from './theme-model.ts'

type Json = Record<string, unknown>
const edited = (edit: (theme: Json & { modes: Json[]; assets: Json }) => void): unknown => {
  const copy = structuredClone(halcyon) as unknown as Json & { modes: Json[]; assets: Json }
  edit(copy)
  return copy
}
const failure = (json: unknown): { path: string; message: string } => {
  try {
    parseTheme(json)
  } catch (error) {
    if (error instanceof ConfigurationError)
      return { path: error.issues[0]?.path ?? '', message: error.message }
    throw error
  }
  throw new Error('the theme was taken')
}

describe('Halcyon', () => {
  const theme = parseTheme(halcyon)

  test('is dark by default and has both modes', () => {
    expect(theme.defaultMode).toBe('Dark')
    expect(Object.keys(theme.modes).sort()).toEqual(['Dark', 'Light'])
  })

  test('shows the exact colours that the brand has chosen', () => {
    expect(theme.modes.Dark).toMatchObject({
      bg: '#0b0f17',
      muted: '#a6aebd',
      brand: '#ffb224',
      primary: '#ffb224',
      onPrimary: '#1a1200',
      ink: '#ffb224',
      secondary: '#2ec4a6',
      error: '#ff6b61',
      success: '#4cc38a',
    })
    expect(theme.modes.Light).toMatchObject({
      bg: '#fbfaf7',
      border: '#ddd9cf',
      muted: '#5a6270',
      brand: '#ffb224',
      primary: '#ffb224',
      onPrimary: '#1a1200',
      ink: '#855600',
    })
  })

  test.each([
    ['Dark', 'surface', '#121826'],
    ['Dark', 'surface2', '#1a2233'],
    ['Dark', 'border', '#2a3448'],
    ['Dark', 'text', '#f2f0ea'],
    ['Dark', 'warning', '#ffc24b'],
    ['Light', 'surface', '#ffffff'],
    ['Light', 'surface2', '#f1efe9'],
    ['Light', 'text', '#14181f'],
    ['Light', 'secondary', '#0c7a66'],
    ['Light', 'error', '#b3261e'],
    ['Light', 'warning', '#8a5a00'],
    ['Light', 'success', '#1b7a4b'],
  ] as const)('derives %s %s as it was drawn, %s', (mode, name, drawn) => {
    expect(getColorDifference(theme.modes[mode]?.[name] ?? '', drawn)).toBeLessThan(1)
  })

  test.each(['Dark', 'Light'] as const)('reads in %s mode', (mode) => {
    const tokens = theme.modes[mode] as ModeTokens
    for (const ground of [tokens.bg, tokens.surface, tokens.surface2])
      for (const name of ['text', 'muted', 'ink', 'secondary', 'error', 'warning', 'success'] as const)
        expect([name, ground, getContrastRatio(tokens[name], ground) >= 4.5]).toEqual([name, ground, true])
    expect(getContrastRatio(tokens.onPrimary, tokens.primary)).toBeGreaterThanOrEqual(4.5)
    expect(getContrastRatio(tokens.onError, tokens.error)).toBeGreaterThanOrEqual(4.5)
    expect(getContrastRatio(tokens.onWarning, tokens.warning)).toBeGreaterThanOrEqual(4.5)
    expect(getContrastRatio(tokens.onSuccess, tokens.success)).toBeGreaterThanOrEqual(4.5)
    expect(getContrastRatio(tokens.fieldBorder, tokens.bg)).toBeGreaterThanOrEqual(3)
    expect(getContrastRatio(tokens.seats.seat, tokens.seats.floor)).toBeGreaterThanOrEqual(3)
    expect(getContrastRatio(tokens.seats.premier, tokens.seats.floor)).toBeGreaterThanOrEqual(3)
    expect(getContrastRatio(tokens.seats.taken, tokens.seats.floor)).toBeGreaterThanOrEqual(3)
    expect(getContrastRatio(tokens.seats.onSelected, tokens.seats.selected)).toBeGreaterThanOrEqual(4.5)
  })

  test('gives a selection that hardly differs from the floor an edge of text colour', () => {
    expect(theme.modes.Light?.seats.selectedEdge).toBe(theme.modes.Light?.text)
    expect(theme.modes.Dark?.seats.selectedEdge).toBe('#ffb224')
  })

  test('has rounded corners and the heights of its header', () => {
    expect(theme.radius).toEqual({ style: 'Rounded', large: 8, medium: 5, small: 3 })
    expect(theme.header).toMatchObject({
      height: 72,
      narrowHeight: 60,
      logo: { height: 40, narrowHeight: 32 },
    })
  })

  test('becomes a sheet that the mode attribute switches', () => {
    const css = createPropertiesCss(theme)
    expect(css).toContain(':root:root[data-mode=dark]{color-scheme:dark;--foyer-background:#0b0f17')
    expect(css).toContain(':root:root[data-mode=light]{color-scheme:light;--foyer-background:#fbfaf7')
    expect(css).toContain('--foyer-radius-lg:8px')
    expect(createFontFaceCss(theme)).toContain('font-family:"Bricolage Grotesque"')
    expect(createFontFaceCss(theme)).toContain('font-family:"Instrument Sans Fallback"')
  })
})

describe('a theme that cannot be used', () => {
  test('names the place of a broken colour', () => {
    const error = failure(
      edited(({ modes }) => ((modes[1]?.['colorScheme'] as Json)['primary'] = 'marigold-ish')),
    )
    expect(error.path).toBe('modes[1].colorScheme.primary')
    expect(error.message).toContain('marigold-ish')
  })

  test('needs a default mode', () => {
    expect(failure(edited(({ modes }) => delete modes[0]?.['isDefault'])).message).toContain(
      'No default mode found for theme',
    )
  })

  test('has no third radius style', () => {
    expect(failure(edited((theme) => (theme['radiusStyle'] = 'Squircle'))).path).toBe('radiusStyle')
  })

  test.each(['"};body{display:none}', 'A</style>'])('cannot carry %p in a font name', (family) => {
    const error = failure(
      edited((theme) => {
        ;((theme['typography'] as Json)['fontFamilyGroups'] as Record<string, Json>)['body'] = { family }
      }),
    )
    expect(error.path).toBe('typography.fontFamilyGroups.body.family')
  })

  test.each([
    'javascript:alert(1)',
    '//elsewhere.example/logo.svg',
    'http://plain.example/logo.svg',
    '/x");}',
  ])('cannot take %p for an address', (light) => {
    const logo = halcyon.assets.cinemaLogos.Light
    const error = failure(
      edited(
        ({ assets }) => ((assets['cinemaLogos'] as Record<string, Json>)['Light'] = { ...logo, url: light }),
      ),
    )
    expect(error.path).toBe('assets.cinemaLogos.Light.url')
  })

  test('takes fonts of four kinds only', () => {
    const error = failure(
      edited(({ assets }) => (assets['fonts'] = [{ family: 'X', fontFaces: [{ source: '/brand/x.svg' }] }])),
    )
    expect(error.path).toBe('assets.fonts[0].fontFaces[0].source')
  })

  test('is refused when it is no object', () => {
    expect(() => parseTheme(null)).toThrow(ConfigurationError)
    expect(() => parseTheme('dark')).toThrow(ConfigurationError)
  })
})

test('colours that are not given are derived and readable', () => {
  const theme = parseTheme({
    ...halcyon,
    modes: [
      {
        type: 'Light',
        isDefault: true,
        colorScheme: {
          primary: '#6A3DE8',
          secondary: '#D9432F',
          notification: { error: '#C0282D', warning: '#FFC24B', success: '#17784A' },
          background: { default: '#FFFFFF' },
          typography: { primary: '#1B1740' },
        },
      },
    ],
  })
  const tokens = theme.modes.Light as ModeTokens
  expect(tokens.primary).toBe('#6a3de8')
  expect(getContrastRatio(tokens.ink, tokens.surface2)).toBeGreaterThanOrEqual(4.5)
  expect(getContrastRatio(tokens.warning, tokens.surface)).toBeGreaterThanOrEqual(4.5)
  expect(getContrastRatio(tokens.secondary, tokens.bg)).toBeGreaterThanOrEqual(4.5)
})
