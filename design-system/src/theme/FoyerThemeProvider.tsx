import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { themeCss } from '@foyer/theme-tokens/css'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { useMemo, type ReactNode } from 'react'
import { BrandThemeContext } from './brand-theme.ts'
import { createFoyerTheme } from './create-theme.ts'
import { globalCss } from './global-css.ts'

export interface FoyerThemeProviderProps {
  /** A parsed theme: `parseTheme` on the server, the same plain data handed over in the browser. */
  theme: BrandTheme
  children: ReactNode
}

/**
 * Puts a brand in force: MUI's theme and the brand's sheet of custom properties. The mode is the page's
 * `data-mode` attribute alone; MUI keeps no mode of its own, stores nothing and renders nothing on a switch.
 */
export function FoyerThemeProvider({ theme, children }: FoyerThemeProviderProps) {
  const muiTheme = useMemo(() => createFoyerTheme(theme), [theme])
  const sheet = useMemo(() => <GlobalStyles styles={themeCss(theme) + globalCss} />, [theme])
  return (
    <ThemeProvider theme={muiTheme} storageManager={null} colorSchemeNode={null}>
      {sheet}
      <BrandThemeContext value={theme}>{children}</BrandThemeContext>
    </ThemeProvider>
  )
}
