import { createFontFaceCss, createPropertiesCss, type RaisedContrast } from '@foyer/theme-tokens/css'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { globalCss } from './global-css.ts'
import { muiCss } from './mui-theme.ts'

/** What stays when only colors, sizes or shapes change: typefaces, MUI's variables, and the few rules that hold for every element. */
export const createGroundCss = (theme: BrandTheme): string =>
  `${createFontFaceCss(theme)}\n${muiCss}\n${globalCss.trim()}`

/**
 * A brand's complete theme as one text: fonts, MUI's variables, custom properties of each mode and contrast level, and
 * the rules for every element. The server writes it into the head, so that no browser computes it; to switch brands in
 * an open page use `adoptTheme`.
 * @param raised the same theme at higher contrast levels; without them the theme's own level applies to everybody
 */
export const createThemeCss = (theme: BrandTheme, raised?: RaisedContrast): string =>
  `${createGroundCss(theme)}\n${createPropertiesCss(theme, raised)}`
