import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const gap = 20
/** Fills a row with tiles of at least 160 px, and never with more of them than that. */
const upTo = (columns: number) =>
  `repeat(auto-fill, minmax(max(160px, (100% - ${(columns - 1) * gap}px) / ${columns}), 1fr))`

const Root = styled('ul', { name: 'FoyerItemGrid', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: upTo(4),
  gap: `32px ${gap}px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-columns="3"]': { gridTemplateColumns: upTo(3) },
  [media.below.sm]: {
    '&, &[data-columns="3"]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    '& > li': { paddingBlock: 16 },
    '& > li + li': { borderBlockStart: '1px solid var(--foyer-border)' },
  },
})

export interface ItemGridProps extends ComponentPropsWithRef<'ul'> {
  /** Spoken name: that of the category. */
  label: string
  /** Most tiles beside each other; default 4. */
  columns?: 3 | 4 | undefined
}

/**
 * The items of a category: tiles in up to four columns, rows on a phone. Its children are each an `ItemCard`. Our own:
 * a list in CSS columns; Material UI's Grid computes columns per element by class.
 */
export const ItemGrid = ({ label, columns = 4, ...rest }: ItemGridProps) => (
  <Root aria-label={label} data-columns={columns} {...rest} />
)
