import { createTheme, type Theme } from '@mui/material/styles'
import { muiOptions } from './mui-options.ts'
import { muiRules } from './mui-rules.ts'

declare module '@mui/material/styles' {
  // Tells MUI's types that themes here have CSS variables.
  interface CssThemeVariables {
    enabled: true
  }
}

/** `var(--mui-spacing, 8px)` as `var(--mui-spacing)`: the page's sheet has the value. */
function withoutFallbacks(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^var\((--[\w-]+),.*\)$/, 'var($1)')
  if (Array.isArray(value)) return (value as unknown[]).map(withoutFallbacks)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value) as [string, unknown][]
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutFallbacks(each)] as const))
}

/** The sheet of MUI's variables as MUI writes it, for one scheme: names and values. */
function readVariables(theme: Theme): Record<string, string | number> {
  const sheets = theme.generateStyleSheets() as Record<string, Record<string, unknown>>[]
  const declared = sheets.flatMap((sheet) => Object.values(sheet))
  return Object.fromEntries(
    declared
      .flatMap((block) => Object.entries(block))
      .filter((entry): entry is [string, string | number] => entry[0].startsWith('--mui-')),
  )
}

export interface RootTheme {
  /** The theme that components of MUI read: names of variables. */
  theme: Theme
  /** Values of the names. */
  css: string
}

/**
 * The root theme, created by MUI's `createTheme`: in Node during the build, where Vite replaces this call by its
 * result, and directly in tests, in Storybook and in development. Color values are only in the sheet: `theme.palette`
 * names variables as `theme.vars.palette` does.
 */
export function createRootTheme(): RootTheme {
  const theme = createTheme(muiOptions)
  const css = `:root{${Object.entries(readVariables(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}\n${muiRules}`
  const vars = withoutFallbacks(theme.vars) as Theme['vars']
  const { light } = theme.colorSchemes
  Object.assign(theme, {
    vars,
    palette: { ...theme.palette, ...vars.palette },
    opacity: vars.opacity,
    font: vars.font,
    colorSchemes: {
      light: { ...light, palette: { ...theme.palette, ...vars.palette }, opacity: vars.opacity },
    },
  })
  theme.spacing = theme.generateSpacing()
  return { theme, css }
}
