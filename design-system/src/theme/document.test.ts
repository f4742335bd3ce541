import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import halcyon from '../../../brands/halcyon/theme.json'
import { getHtmlAttributes, listThemeHeadLinks } from './document.ts'

const theme = parseTheme(halcyon)
const [dark] = halcyon.modes
const oneMode = parseTheme({ ...halcyon, modes: [dark] })

test.each([
  [null, 'dark', 'Dark'],
  ['Light', 'light', 'Light'],
  ['Dark', 'dark', 'Dark'],
  ['System', 'dark', 'System'],
] as const)('a stored choice of %s starts as %s', (choice, mode, stated) => {
  expect(getHtmlAttributes({ mode: choice, contrast: null }, theme)).toEqual({
    'data-mode': mode,
    'data-mode-choice': stated,
    'data-modes': 'Dark Light',
    'data-contrast': 'System',
    'data-radius': 'Rounded',
    'data-heading': 'left',
    'data-logo': 'left',
    'data-button': 'filled',
  })
})

test('the chosen contrast is stated', () => {
  expect(getHtmlAttributes({ mode: null, contrast: 'High' }, theme)).toMatchObject({
    'data-contrast': 'High',
  })
})

test.each(['Light', 'System'] as const)(
  'a theme with one mode shows it, whatever was chosen (%s)',
  (choice) => {
    expect(getHtmlAttributes({ mode: choice, contrast: null }, oneMode)).toMatchObject({
      'data-mode': 'dark',
      'data-mode-choice': 'Dark',
    })
  },
)

test('the first screen’s fonts are asked for with the page', () => {
  const fonts = listThemeHeadLinks(theme).filter((link) => link.rel === 'preload')
  expect(fonts.map((link) => link.href)).toEqual([
    '/brand/fonts/bricolage-grotesque-latin.woff2',
    '/brand/fonts/instrument-sans-latin.woff2',
  ])
  expect(fonts.every((link) => link['crossorigin'] === 'anonymous')).toBe(true)
})

test.each([
  ['woff2', 'font/woff2'],
  ['woff', 'font/woff'],
  ['opentype', 'font/otf'],
  ['truetype', 'font/ttf'],
] as const)('a font in the format %s is asked for as %s', (format, type) => {
  const fonts = theme.assets.fonts.map((face) => ({ ...face, format, preload: true }))
  const [first] = listThemeHeadLinks({ ...theme, assets: { ...theme.assets, fonts } })
  expect(first).toMatchObject({ rel: 'preload', as: 'font', type })
})

test('a logo in the middle of the header is stated', () => {
  const centred = parseTheme({ ...halcyon, header: { logo: { horizontalAlignment: 'Center' } } })
  expect(getHtmlAttributes({ mode: null, contrast: null }, centred)).toMatchObject({ 'data-logo': 'center' })
})

test('the icons are those of tabs, and one for a phone’s home screen', () => {
  const icons = listThemeHeadLinks(theme).filter((link) => link.rel !== 'preload')
  expect(icons.map((link) => [link.rel, link['sizes']])).toEqual([
    ['icon', 'any'],
    ['icon', '48x48'],
    ['icon', '192x192'],
    ['apple-touch-icon', '180x180'],
  ])
})
