import { styled as muiStyled } from '@mui/material/styles'

export type { CSSObject } from '@mui/material/styles'

/**
 * MUI's `styled`: name and slot are the contract by which a theme's `components` restyle a part, MUI's as ours. A build
 * puts the finished root theme under it, so that it brings nothing that makes themes into a first page.
 */
export const styled = muiStyled
