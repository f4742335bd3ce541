import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { useLayoutEffect } from 'react'
import { adoptTheme } from './adopt-theme.ts'
import { RootThemeProvider, type RootThemeProviderProps } from './RootThemeProvider.tsx'

export interface FoyerThemeProviderProps extends RootThemeProviderProps {
  /** The brand to apply to this document; without one the page brings its own sheet, as a server's page does. */
  theme?: BrandTheme | undefined
}

/**
 * For Storybook, tests and applications without a server of ours: `RootThemeProvider` that also adopts the brand's
 * sheet. A new `theme` renders no child again. The mode stays an attribute of `<html>`; MUI keeps no mode of its own.
 * Our own: it provides Material UI's theme without the modes and listeners of Material UI's own provider.
 */
export function FoyerThemeProvider({ theme, ...root }: FoyerThemeProviderProps) {
  useLayoutEffect(() => {
    if (theme) adoptTheme(theme)
  }, [theme])
  return <RootThemeProvider {...root} />
}
