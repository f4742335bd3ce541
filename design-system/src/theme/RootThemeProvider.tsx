import { ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider'
import RtlProvider from '@mui/system/RtlProvider'
import { useMemo, type ReactNode } from 'react'
import { mergeOverrides } from './merge-overrides.ts'
import { muiTheme } from './mui-theme.ts'
import type { ComponentOverrides } from './overrides.ts'
import { useRootAttribute } from './root-attribute.ts'

export interface RootThemeProviderProps {
  /** Styles, variants and default props of components by name and slot, MUI's and ours alike; laid over ours slot by slot. */
  components?: ComponentOverrides | undefined
  /** Content with the theme. */
  children: ReactNode
}

/**
 * Goes once around an application: all Material UI components in it then have the brand's theme and follow the page's
 * direction. Brand, mode and contrast are the page's sheet (`createThemeCss`): a switch renders nothing, other
 * `components` do. Our own: it provides Material UI's theme without the modes and listeners of Material UI's own
 * provider.
 */
export function RootThemeProvider({ components, children }: RootThemeProviderProps) {
  const theme = useMemo(
    () =>
      components ? { ...muiTheme, components: mergeOverrides(muiTheme.components, components) } : muiTheme,
    [components],
  )
  // MUI's own provider does the same, and also keeps modes, storage and listeners, which `followAppearance` does.
  return (
    <ThemeContext value={theme}>
      <RtlProvider value={useRootAttribute('dir') === 'rtl'}>
        <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
      </RtlProvider>
    </ThemeContext>
  )
}
