import { createTheme, type Theme } from '@mui/material/styles'
import { breakpoints } from '@foyer/theme-tokens/breakpoints'
import type { BrandTheme, ModeTokens } from '@foyer/theme-tokens/theme-model'

declare module '@mui/material/styles' {
  // Tells MUI's types that themes here have CSS variables.
  interface CssThemeVariables {
    enabled: true
  }
}

const spacingUnit = 4

const colorScheme = (tokens: ModeTokens) => ({
  palette: {
    primary: { main: tokens.primary, dark: tokens.primaryHover, contrastText: tokens.onPrimary },
    secondary: { main: tokens.secondary, contrastText: tokens.onSecondary },
    error: { main: tokens.error, contrastText: tokens.onError },
    warning: { main: tokens.warning, contrastText: tokens.onWarning },
    success: { main: tokens.success, contrastText: tokens.onSuccess },
    background: { default: tokens.bg, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens.muted },
    divider: tokens.border,
  },
})

/**
 * The brand as a MUI theme: colour schemes as CSS variables switched by `data-mode` on `<html>`,
 * our breakpoints, spacing in steps of 4 px, five sizes of type. Components of MUI that we use follow it;
 * our own are named (`FoyerButton`, …) so that `theme.components` reaches them by name and slot too.
 */
export function createFoyerTheme(theme: BrandTheme): Theme {
  const { Light, Dark } = theme.modes
  const heading = {
    fontFamily: 'var(--font-head)',
    fontWeight: theme.typography.heading.weight,
    letterSpacing: 'var(--head-tracking)',
  }
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
    defaultColorScheme: theme.defaultMode === 'Dark' ? 'dark' : 'light',
    colorSchemes: {
      ...(Light ? { light: colorScheme(Light) } : {}),
      ...(Dark ? { dark: colorScheme(Dark) } : {}),
    },
    breakpoints: { values: breakpoints },
    spacing: spacingUnit,
    shape: { borderRadius: theme.radius.medium },
    typography: {
      fontFamily: 'var(--font-body)',
      h1: { ...heading, fontSize: 'var(--t5)', lineHeight: 1.12 },
      h2: { ...heading, fontSize: 'var(--t4)', lineHeight: 1.12 },
      h3: { ...heading, fontSize: 'var(--t3)', lineHeight: 1.25 },
      body1: { fontSize: 'var(--t2)', lineHeight: 1.5 },
      body2: { fontSize: 'var(--t1)', lineHeight: 1.3 },
    },
    components: {
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none' } },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
    },
  })
}
