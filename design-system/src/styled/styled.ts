import createStyled from '@mui/system/createStyled'

export type { CSSObject } from '@mui/system'

/** The key under which a page that has several design systems keeps Material UI's theme. */
const themeId = '$$material'

const own = new Set<PropertyKey>(['ownerState', 'theme', 'sx', 'as', 'classes'])

/**
 * MUI System's `styled`: name and slot are the contract by which a theme's `components` restyle a part, as in MUI.
 * It stands on no theme of its own. Our components take every value from the brand's custom properties, so that a
 * first page needs neither Material UI's theme nor the code that makes one; parts of MUI bring both (see `MuiScope`).
 */
export const styled = createStyled({
  themeId,
  defaultTheme: {},
  rootShouldForwardProp: (prop: PropertyKey) => !own.has(prop),
})
