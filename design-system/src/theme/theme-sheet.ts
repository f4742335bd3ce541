import { themeCss } from '@foyer/theme-tokens/css'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { globalCss } from './global-css.ts'

/**
 * A brand's whole look as one sheet: fonts, custom properties of each mode and contrast level, and the few rules that
 * hold for every element. The server writes it into the head, so that no browser computes it; whoever switches brands
 * while a page is open puts it in force with `adoptTheme`.
 */
export const themeSheet = (theme: BrandTheme): string => `${themeCss(theme)}\n${globalCss.trim()}`
