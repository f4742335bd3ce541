import { ThemeContext } from '@emotion/react'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { adoptTheme } from './adopt-theme.ts'
import type { ComponentOverrides } from './overrides.ts'

export interface FoyerThemeProviderProps {
  /** The brand to put in force in this document; without one the page brings its own sheet, as a server's page does. */
  theme?: BrandTheme | undefined
  /** Styles, variants and default props of components by name and slot, MUI's and ours alike. */
  components?: ComponentOverrides | undefined
  /** What stands in the theme. */
  children: ReactNode
}

/**
 * For Storybook, tests and applications without a server of ours: adopts the brand's sheet and hands overrides on.
 * A new `theme` renders no child again. The mode stays an attribute of `<html>`; MUI keeps no mode of its own.
 */
export function FoyerThemeProvider({ theme, components, children }: FoyerThemeProviderProps) {
  useLayoutEffect(() => {
    if (theme) adoptTheme(theme)
  }, [theme])
  const context = useMemo(() => (components ? { components } : {}), [components])
  return <ThemeContext value={context}>{children}</ThemeContext>
}
