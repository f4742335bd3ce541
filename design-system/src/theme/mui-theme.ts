import { createRootTheme } from './create-mui-theme.ts'

/**
 * Material UI's theme for every brand, and the text of its variables. A build replaces this file by the finished
 * result.
 */
export const { theme: muiTheme, css: muiCss } = createRootTheme()
