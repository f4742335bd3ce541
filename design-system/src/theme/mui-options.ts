import { breakpoints } from '@foyer/theme-tokens/breakpoints'
import type { CssVarsThemeOptions } from '@mui/material/styles'
import { components } from './components/index.ts'
import { muiPalette } from './mui-palette.ts'

const heading = {
  fontFamily: 'var(--foyer-font-heading)',
  fontWeight: 'var(--foyer-heading-weight)',
  letterSpacing: 'var(--foyer-heading-tracking)',
}

/** Lines and backgrounds distinguish surfaces: MUI's 25 elevations have no shadow. */
const shadows = Array<string>(25).fill('none')

/**
 * What `createTheme` makes the root theme of. Every value is one of the brand's custom properties, so that one theme serves
 * every brand, mode and contrast, and a switch of them renders nothing again.
 */
export const muiOptions = {
  cssVariables: {
    nativeColor: true,
    colorSchemeSelector: '[data-mode="%s"]',
    disableCssColorScheme: true,
  },
  colorSchemes: {
    // The only one: modes change the properties under it.
    light: { palette: muiPalette, opacity: { inputPlaceholder: 0.75, inputUnderline: 0.7 } },
  },
  breakpoints: { values: breakpoints },
  shape: { borderRadius: 'var(--foyer-radius-md)' },
  shadows,
  typography: {
    fontFamily: 'var(--foyer-font-body)',
    fontWeightRegular: 'var(--foyer-body-weight)',
    fontWeightMedium: 'var(--foyer-strong-weight)',
    fontWeightBold: 'var(--foyer-strong-weight)',
    h1: { ...heading, fontSize: 'var(--foyer-text-2xl)', lineHeight: 1.12 },
    h2: { ...heading, fontSize: 'var(--foyer-text-xl)', lineHeight: 1.12 },
    h3: { ...heading, fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
    h4: { ...heading, fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
    h5: { ...heading, fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
    h6: { ...heading, fontSize: 'var(--foyer-text-md)', lineHeight: 1.25 },
    subtitle1: { fontSize: 'var(--foyer-text-md)', lineHeight: 1.5 },
    subtitle2: { fontSize: 'var(--foyer-text-sm)', lineHeight: 1.45 },
    body1: { fontSize: 'var(--foyer-text-md)', lineHeight: 1.5 },
    body2: { fontSize: 'var(--foyer-text-sm)', lineHeight: 1.45 },
    button: { fontSize: 'var(--foyer-text-md)', textTransform: 'none' },
    caption: { fontSize: 'var(--foyer-text-sm)' },
    overline: { fontSize: 'var(--foyer-text-sm)' },
  },
  components,
} as unknown as CssVarsThemeOptions
