import type { Components, Theme } from '@mui/material/styles'
import type { CSSObject } from '../foundations/styled/index.ts'

type Style = CSSObject | ((props: Record<string, unknown>) => CSSObject)

/** Overrides of one of our components: styles by slot, and variants for given props. */
interface FoyerOverride {
  /** Styles by slot; a function is given the props. */
  styleOverrides?: Record<string, Style>
  /** Styles of the root that hold for given props. */
  variants?: { props: Record<string, unknown>; style: Style }[]
}

/** MUI's contract of name and slot, for its components and for ours (`FoyerButton`, slots as `root`, `head`, …). */
export type ComponentOverrides = Components<Omit<Theme, 'components'>> & {
  [name in `Foyer${string}`]?: FoyerOverride
}
