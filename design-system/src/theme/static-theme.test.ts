import type { Theme } from '@mui/material/styles'
import { components } from './components/index.ts'
import { createRootTheme } from './create-mui-theme.ts'
import { createStaticTheme, type ThemeData } from './static-theme.ts'
import { toThemeData } from './theme-data.ts'

const { theme: real, css } = createRootTheme()
/** As a build writes it. */
const data = JSON.parse(JSON.stringify(toThemeData(real))) as ThemeData
const created = createStaticTheme(data, components)

/** What a theme needs while it is made alone; no part of MUI calls them. */
const leftOut = [
  'generateSpacing',
  'generateStyleSheets',
  'generateThemeVars',
  'palette.augmentColor',
  'palette.getContrastText',
  'shouldSkipGeneratingVar',
  'toRuntimeSource',
]

/** Every leaf by its path; functions as `function`. */
function listLeaves(node: unknown, path = ''): [string, unknown][] {
  if (typeof node === 'function') return [[path, 'function']]
  if (typeof node !== 'object' || node === null) return [[path, node]]
  const entries = Object.entries(node)
  if (entries.length === 0) return [[path, Array.isArray(node) ? '[]' : '{}']]
  return entries.flatMap(([key, value]) => listLeaves(value, path === '' ? key : `${path}.${key}`))
}

const isRetained = ([path]: [string, unknown]) => !leftOut.some((name) => path.endsWith(name))
const toRecord = (theme: Theme) => Object.fromEntries(listLeaves(theme).filter(isRetained))

test('the data and the functions put to it make what createTheme makes', () => {
  expect(Object.keys(toRecord(real)).length).toBeGreaterThan(500)
  expect(toRecord(created)).toEqual(toRecord(real))
})

test.each<[string, (theme: Theme) => unknown]>([
  ['spacing', ({ spacing }) => [spacing(0), spacing(1), spacing(2, 'auto', -1), spacing(0.5)]],
  ['breakpoints', ({ breakpoints: b }) => [b.up('md'), b.down('sm'), b.between('sm', 'lg'), b.only('md')]],
  ['alpha', (theme) => [theme.alpha('red', 0.08), theme.alpha('var(--a)', 'var(--b)')]],
  ['lighten', (theme) => [theme.lighten('red', 0.62), theme.lighten('var(--a)', 'var(--b)')]],
  ['darken', (theme) => [theme.darken('red', 0.62), theme.darken('var(--a)', 'var(--b)')]],
  ['pxToRem', ({ typography }) => [12, 16, 13.5].map((size) => typography.pxToRem(size))],
  ['getCssVar', (theme) => theme.getCssVar('palette-primary-main')],
  ['applyStyles', (theme) => [theme.applyStyles('dark', { top: 1 }), theme.applyStyles('light', { top: 1 })]],
  ['getColorSchemeSelector', (theme) => theme.getColorSchemeSelector('light')],
  ['containerQueries', (theme) => theme.containerQueries.up('sm')],
  [
    'transitions.create',
    ({ transitions: { create } }) => [
      create(),
      create('top'),
      create(['top', 'left'], { duration: 12.4, easing: 'linear', delay: 8 }),
      create('top', { duration: '1s', delay: '2s' }),
    ],
  ],
  [
    'transitions.getAutoHeightDuration',
    ({ transitions }) => [0, 36, 200, 1e9].map((height) => transitions.getAutoHeightDuration(height)),
  ],
  ['unstable_sx', (theme) => theme.unstable_sx({ p: 2, color: 'primary.main', mt: { xs: 1, md: 2 } })],
])('%s says the same', (_, ask) => {
  expect(ask(created)).toEqual(ask(real))
})

test('every variable that the theme names is in the sheet, and none of a color of its own', () => {
  const declared = new Map(
    [...css.matchAll(/(--mui-[\w-]+):([^;}]*)/g)].map(([, name = '', value]) => [name, value]),
  )
  const named = listLeaves(real.vars).map(([, value]) => /^var\((--[\w-]+)\)$/.exec(String(value))?.[1])
  expect(named.filter((name) => name === undefined || !declared.has(name))).toEqual([])
  const colors = [...declared].filter(
    ([name]) => name.startsWith('--mui-palette') && !/Opacity$|tonalOffset/.test(name),
  )
  expect(colors.length).toBeGreaterThan(100)
  expect(colors.filter(([, value]) => /#[\da-f]{3}|(rgb|hsl|oklch)a?\(/i.test(value ?? ''))).toEqual([])
})
