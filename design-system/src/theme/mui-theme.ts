import { createRootTheme } from './create-mui-theme.ts'

/** Material UI's theme for every brand, and the text of its variables. A build puts the finished result in the place of this file. */
export const { theme: muiTheme, css: muiCss } = createRootTheme()
