export { seatLookOf, useBrandTheme } from './brand-theme.ts'
export { createFoyerTheme } from './create-theme.ts'
export { FoyerThemeProvider, type FoyerThemeProviderProps } from './FoyerThemeProvider.tsx'
export { htmlAttributesFor, themeHeadLinks, type HeadLink } from './document.ts'
export {
  applyModeChoice,
  initModeScript,
  isModeChoice,
  modeCookieName,
  readModeChoice,
  type ModeChoice,
} from './mode.ts'
export type { BrandTheme } from '@foyer/theme-tokens/theme-model'
