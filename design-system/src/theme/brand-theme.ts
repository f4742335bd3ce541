import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { createContext, useContext } from 'react'

export const BrandThemeContext = createContext<BrandTheme | null>(null)

/** The brand's theme as data, for the little that cannot be said in CSS: shapes drawn as paths. */
export function useBrandTheme(): BrandTheme {
  const theme = useContext(BrandThemeContext)
  if (!theme) throw new TypeError('useBrandTheme needs the FoyerThemeProvider around it')
  return theme
}

/** How seats are drawn in a brand: their corners follow its radius style, their fill its primary button. */
export function seatLookOf(theme: BrandTheme): {
  radius: BrandTheme['radius']['style']
  seats: 'filled' | 'outlined'
} {
  return { radius: theme.radius.style, seats: theme.buttons.Primary.isFilled ? 'filled' : 'outlined' }
}
