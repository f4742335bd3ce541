import { fontFaceCss, themeCss, type RaisedContrast } from '@foyer/theme-tokens/css'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { globalCss } from './global-css.ts'
import { muiCss } from './mui-theme.ts'

/** What stays when only colours, sizes or shapes change: typefaces, MUI's variables, and the few rules that hold for every element. */
export const createGroundCss = (theme: BrandTheme): string =>
  `${fontFaceCss(theme)}\n${muiCss}\n${globalCss.trim()}`

/**
 * A brand's whole look as one text: typefaces, MUI's variables, custom properties of each mode and contrast level, and the rules that
 * hold for every element. The server writes it into the head, so that no browser computes it; whoever switches brands
 * while a page is open puts it in force with `adoptTheme`.
 * @param raised the same theme at higher levels of contrast; without them the theme's own level holds for everybody
 */
export const createThemeCss = (theme: BrandTheme, raised?: RaisedContrast): string =>
  `${createGroundCss(theme)}\n${themeCss(theme, raised)}`
