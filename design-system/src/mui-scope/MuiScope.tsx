import { ThemeContext } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { useContext, useMemo, type ReactNode } from 'react'
import { useRootAttribute } from '../theme/root-attribute.ts'
import type { ComponentOverrides } from '../theme/overrides.ts'
import { createMuiTheme } from './mui-theme.ts'

/**
 * Goes around each part of Material UI (`<MuiScope><MuiDialog/></MuiScope>`): gives it the brand as MUI's theme, with
 * the application's overrides. Heavy: only for what is loaded when it is needed, never in a first page's code.
 */
export function MuiScope({ children }: { children: ReactNode }) {
  const { components } = useContext(ThemeContext) as { components?: ComponentOverrides }
  const direction = useRootAttribute('dir') === 'rtl' ? 'rtl' : 'ltr'
  const theme = useMemo(() => createMuiTheme(components, direction), [components, direction])
  // No storage and no node: the mode is the page's attribute alone, and MUI renders nothing when it changes.
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      {children}
    </ThemeProvider>
  )
}
