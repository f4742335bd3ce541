import { getModeProperties, getSharedProperties } from '@foyer/theme-tokens/css'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { resolveProperties } from '@foyer/theme-tokens/shown-properties'
import { proveTheme } from '../../.storybook/prove-theme.ts'
import halcyon from '../../brands/halcyon/theme.json'
import kite from '../../brands/kite/theme.json'
import orpheum from '../../brands/orpheum/theme.json'

const prove = (brand: string, json: unknown, mode: 'Dark' | 'Light') => {
  const theme = parseTheme(json)
  const tokens = theme.modes[mode]
  if (!tokens) throw new Error(`${brand} has no ${mode} mode`)
  return { brand, theme, mode, tokens, contrast: 'Normal', direction: 'ltr', textSize: '100' } as const
}
const dark = prove('halcyon', halcyon, 'Dark')

/** Dresses the document by hand, as the look's sheet does in a browser. */
function wear({ brand, theme, mode, tokens, contrast, direction }: ReturnType<typeof prove>) {
  const root = document.documentElement
  Object.assign(root.dataset, { brand, mode: mode.toLowerCase(), contrast })
  const properties = { ...getSharedProperties(theme), ...getModeProperties(tokens, theme.buttons) }
  // As a browser answers them.
  for (const [name, value] of Object.entries(resolveProperties(properties)))
    root.style.setProperty(name, value)
  Object.assign(document.body.style, {
    direction,
    backgroundColor: tokens.bg,
    fontFamily: `"${theme.typography.body.family}", sans-serif`,
    fontSize: `${theme.typography.sizes.t2.wide}px`,
  })
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => ({ matches: false }) })
  document.documentElement.removeAttribute('style')
  document.body.removeAttribute('style')
  for (const name of ['brand', 'mode', 'contrast']) document.documentElement.removeAttribute(`data-${name}`)
})

test('a story in its theme passes', () => {
  wear(dark)
  expect(() => proveTheme(dark)).not.toThrow()
  const outlined = prove('orpheum', orpheum, 'Light')
  wear(outlined)
  expect(() => proveTheme(outlined)).not.toThrow()
})

test('a page without a theme fails, and everything that is missing is said', () => {
  expect(() => proveTheme(dark)).toThrow(/brand is not set.*ground is.*--foyer-background is/)
})

test.each([
  ['another brand', prove('kite', kite, 'Light')],
  ['the other mode', prove('halcyon', halcyon, 'Light')],
])('a story that stands in %s fails', (_what, worn) => {
  wear(worn)
  expect(() => proveTheme(dark)).toThrow('The story does not stand in Halcyon Cinemas, Dark')
})

test.each([
  ['ground', () => (document.body.style.backgroundColor = '#ffffff')],
  ['typeface', () => (document.body.style.fontFamily = 'Times')],
  ['size of text', () => (document.body.style.fontSize = '13px')],
  ['contrast', () => (document.documentElement.dataset['contrast'] = 'High')],
  ['--foyer-radius-lg', () => document.documentElement.style.setProperty('--foyer-radius-lg', '0px')],
  [
    '--foyer-button-background',
    () => document.documentElement.style.setProperty('--foyer-button-background', 'transparent'),
  ],
  [
    '--foyer-heading-weight',
    () => document.documentElement.style.setProperty('--foyer-heading-weight', '400'),
  ],
  [
    '--foyer-primary-text',
    () => document.documentElement.style.setProperty('--foyer-primary-text', '#123456'),
  ],
])('one thing that is not of the theme is enough: %s', (what, change) => {
  wear(dark)
  change()
  expect(() => proveTheme(dark)).toThrow(`${what} is`)
})
