/** A hook and a part that do nothing: the looks of our buttons have no ripple. */
const noRipple = `
const ripple = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} }
export default () => ripple`
export const nothing = 'export default () => null'

/**
 * Files of `@mui/material` that a build replaces, by path in the package: their text, given the root theme's file. Each is a saving alone: everything works
 * with MUI's own. A test fails when MUI moves one.
 */
export const replacedFiles: Readonly<Record<string, (rootTheme: string) => string>> = {
  // A whole `createTheme()` at load, for parts without a theme around them.
  'styles/defaultTheme.mjs': (rootTheme) =>
    `export { muiTheme as default } from ${JSON.stringify(rootTheme)}`,
  'useLazyRipple/useLazyRipple.mjs': () => noRipple,
  'ButtonBase/TouchRipple.mjs': () => nothing,
}

/** The buttons that show a progress circle while `loading`, by whom alone it is left out: ours wait in a way of their own. */
export const loadingButtons = ['Button/Button.mjs', 'IconButton/IconButton.mjs'] as const
