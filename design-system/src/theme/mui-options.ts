import { breakpoints } from '@foyer/theme-tokens/breakpoints'
import type { CssVarsThemeOptions } from '@mui/material/styles'
import { components } from './components/index.ts'
import { muiPalette } from './mui-palette.ts'

const heading = {
  fontFamily: 'var(--font-head)',
  fontWeight: 'var(--head-weight)',
  letterSpacing: 'var(--head-tracking)',
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
  shape: { borderRadius: 'var(--r-md)' },
  shadows,
  typography: {
    fontFamily: 'var(--font-body)',
    fontWeightRegular: 'var(--body-weight)',
    fontWeightMedium: 'var(--strong-weight)',
    fontWeightBold: 'var(--strong-weight)',
    h1: { ...heading, fontSize: 'var(--t5)', lineHeight: 1.12 },
    h2: { ...heading, fontSize: 'var(--t4)', lineHeight: 1.12 },
    h3: { ...heading, fontSize: 'var(--t3)', lineHeight: 1.25 },
    h4: { ...heading, fontSize: 'var(--t3)', lineHeight: 1.25 },
    h5: { ...heading, fontSize: 'var(--t3)', lineHeight: 1.25 },
    h6: { ...heading, fontSize: 'var(--t2)', lineHeight: 1.25 },
    subtitle1: { fontSize: 'var(--t2)', lineHeight: 1.5 },
    subtitle2: { fontSize: 'var(--t1)', lineHeight: 1.45 },
    body1: { fontSize: 'var(--t2)', lineHeight: 1.5 },
    body2: { fontSize: 'var(--t1)', lineHeight: 1.45 },
    button: { fontSize: 'var(--t2)', textTransform: 'none' },
    caption: { fontSize: 'var(--t1)' },
    overline: { fontSize: 'var(--t1)' },
  },
  components,
} as unknown as CssVarsThemeOptions
