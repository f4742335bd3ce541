import { styledIfOverridden } from '../../foundations/styled/index.ts'

/**
 * The parts around the drawing, named for a theme's overrides; dressed by `SeatMapStyles`. The auditorium is a plan:
 * the stage is `dir="ltr"` and uses logical properties only, so that nothing of it is mirrored on a page that reads
 * from right to left.
 */
export const Root = styledIfOverridden('div', { name: 'FoyerSeatMap', slot: 'Root' })
export const Head = styledIfOverridden('div', { name: 'FoyerSeatMap', slot: 'Head' })
export const Stage = styledIfOverridden('div', { name: 'FoyerSeatMap', slot: 'Stage' })
export const Frame = styledIfOverridden('div', { name: 'FoyerSeatMap', slot: 'Frame' })
export const Tools = styledIfOverridden('div', { name: 'FoyerSeatMap', slot: 'Tools' })
export const Pan = styledIfOverridden('div', { name: 'FoyerSeatMap', slot: 'Pan' })
/** Row letters that stay at the edge while the auditorium moves under them. */
export const Gutter = styledIfOverridden('svg', { name: 'FoyerSeatMap', slot: 'Gutter' })
export const GutterShade = styledIfOverridden('div', { name: 'FoyerSeatMap', slot: 'GutterShade' })
/** The lit edge at the top of a phone's window, and the label of the screen. */
export const LitEdge = styledIfOverridden('div', { name: 'FoyerSeatMap', slot: 'LitEdge' })
export const MiniMapBox = styledIfOverridden('div', { name: 'FoyerSeatMap', slot: 'MiniMap' })
export const List = styledIfOverridden('div', { name: 'FoyerSeatMap', slot: 'List' })
