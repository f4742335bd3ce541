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

/**
 * What a file of `@mui/material` imports and a build leaves out for it alone, by path in the package. The progress circle
 * of buttons while they are `loading`: ours wait in a way of their own. MUI's glyphs, where the theme or our part has others.
 * The page-wide rules by which a field notices that the browser has filled it in: no label of ours stands in a box, and
 * all that draws such rules would be on every page.
 */
export const leftOutImports: Readonly<Record<string, readonly string[]>> = {
  'Alert/Alert.mjs': [
    '../internal/svg-icons/Close.mjs',
    '../internal/svg-icons/ErrorOutline.mjs',
    '../internal/svg-icons/InfoOutlined.mjs',
    '../internal/svg-icons/ReportProblemOutlined.mjs',
    '../internal/svg-icons/SuccessOutlined.mjs',
  ],
  'Button/Button.mjs': ['../CircularProgress/index.mjs'],
  'Checkbox/Checkbox.mjs': [
    '../internal/svg-icons/CheckBox.mjs',
    '../internal/svg-icons/CheckBoxOutlineBlank.mjs',
    '../internal/svg-icons/IndeterminateCheckBox.mjs',
  ],
  'IconButton/IconButton.mjs': ['../CircularProgress/index.mjs'],
  'NativeSelect/NativeSelect.mjs': ['../internal/svg-icons/ArrowDropDown.mjs'],
  'Radio/Radio.mjs': ['./RadioButtonIcon.mjs'],
  'zero-styled/index.mjs': ['../GlobalStyles/index.mjs'],
}
