import { fontFaceCss, themeCss, type RaisedContrast } from '@foyer/theme-tokens/css'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { globalCss } from './global-css.ts'
import { muiSheet } from './mui-theme.ts'

/** What stays when only colours, sizes or shapes change: typefaces, MUI's variables, and the few rules that hold for every element. */
export const groundSheet = (theme: BrandTheme): string =>
  `${fontFaceCss(theme)}\n${muiSheet}\n${globalCss.trim()}`

/**
 * A brand's whole look as one text: typefaces, MUI's variables, custom properties of each mode and contrast level, and the rules that
 * hold for every element. The server writes it into the head, so that no browser computes it; whoever switches brands
 * while a page is open puts it in force with `adoptTheme`.
 * @param raised the same theme at higher levels of contrast; without them the theme's own level holds for everybody
 */
export const themeSheet = (theme: BrandTheme, raised?: RaisedContrast): string =>
  `${groundSheet(theme)}\n${themeCss(theme, raised)}`
