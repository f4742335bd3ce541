import { styled as muiStyled } from '@mui/material/styles'

export type { CSSObject } from '@mui/material/styles'

/**
 * MUI's `styled`: name and slot are the contract by which a theme's `components` restyle an element, MUI's as ours. A
 * build provides the finished root theme, so that no code that creates themes is on a first page.
 */
export const styled = muiStyled
