import { media } from '../../foundations/media/index.ts'

/** A row that scrolls sideways if it overflows. Its tabs are positioned by it. */
export const scrollingRow = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
} as const

/** px at each side of a tab's label, for its focus ring; label and line are placed as without it. */
export const ringSpace = 8

/** A hairline below a row, as long as its labels. */
export const toRowLine = (color: string) =>
  `linear-gradient(${color} 0 0) 50% 100% / calc(100% - ${2 * ringSpace}px) 1px no-repeat`

/** The line under the open tab, as its `::after`. */
export const toOpenLine = (own: {
  blockSize: number
  background: string
  insetInline?: number
  zIndex?: number
}) => ({
  content: '""',
  position: 'absolute' as const,
  insetInline: 0,
  insetBlockEnd: 0,
  ...own,
  [media.forcedColors]: { background: 'Highlight' },
})
