import { createTheme, type Theme } from '@mui/material/styles'
import { breakpoints } from '@foyer/theme-tokens/breakpoints'
import type { ComponentOverrides } from '../theme/overrides.ts'

declare module '@mui/material/styles' {
  // Tells MUI's types that themes here have CSS variables.
  interface CssThemeVariables {
    enabled: true
  }
}

const spacingUnit = 4

/** Every colour is one of the brand's custom properties, and `role` names its fill and what stands on it. */
const role = (name: string) => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: `var(--${name}-hover, var(--${name}))`,
  contrastText: `var(--on-${name})`,
})

const palette = {
  primary: role('primary'),
  secondary: role('secondary'),
  error: role('error'),
  warning: role('warning'),
  success: role('success'),
  info: { ...role('secondary'), main: 'var(--ink)', contrastText: 'var(--bg)' },
  background: { default: 'var(--bg)', paper: 'var(--surface)' },
  text: { primary: 'var(--text)', secondary: 'var(--muted)', disabled: 'var(--muted)' },
  divider: 'var(--border)',
}

const heading = {
  fontFamily: 'var(--font-head)',
  fontWeight: 'var(--head-weight)',
  letterSpacing: 'var(--head-tracking)',
}

/** Parts of MUI as the brand wants them, by name and slot. */
const components: ComponentOverrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none' } },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 'var(--r-button)', textTransform: 'none', fontWeight: 'var(--strong-weight)' },
      contained: {
        background: 'var(--button-bg)',
        color: 'var(--button-fg)',
        border: 'var(--button-border)',
        '&:hover': { background: 'var(--button-bg-hover)', color: 'var(--button-fg-hover)' },
      },
      outlined: {
        background: 'var(--button-2-bg)',
        color: 'var(--button-2-fg)',
        border: 'var(--button-2-border)',
        '&:hover': { background: 'var(--button-2-bg-hover)', color: 'var(--button-2-fg-hover)' },
      },
      text: { color: 'var(--ink)' },
    },
  },
  MuiCard: { styleOverrides: { root: { border: 'var(--card-border) solid var(--border)' } } },
  MuiLink: { styleOverrides: { root: { color: 'var(--ink)' } } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: 'var(--field-border)' } } },
}

/**
 * Material UI's theme for parts of MUI. It is the same for every brand, since its values are the brand's custom
 * properties: another brand or mode changes those and never this object. Colours that MUI derives are `color-mix()` of
 * its own variables, so that they follow, too, whatever overrides them.
 */
export const createMuiTheme = (overrides: ComponentOverrides = {}, direction: 'ltr' | 'rtl' = 'ltr'): Theme =>
  createTheme(
    {
      direction,
      cssVariables: {
        nativeColor: true,
        colorSchemeSelector: '[data-mode="%s"]',
        disableCssColorScheme: true,
      },
      colorSchemes: { light: { palette }, dark: { palette } },
      breakpoints: { values: breakpoints },
      spacing: spacingUnit,
      shape: { borderRadius: 'var(--r-md)' },
      typography: {
        fontFamily: 'var(--font-body)',
        h1: { ...heading, fontSize: 'var(--t5)', lineHeight: 1.12 },
        h2: { ...heading, fontSize: 'var(--t4)', lineHeight: 1.12 },
        h3: { ...heading, fontSize: 'var(--t3)', lineHeight: 1.25 },
        body1: { fontSize: 'var(--t2)', lineHeight: 1.5 },
        body2: { fontSize: 'var(--t1)', lineHeight: 1.3 },
      },
      components,
    },
    { components: overrides },
  )
