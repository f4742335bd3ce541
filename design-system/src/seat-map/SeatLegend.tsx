import { styled } from '../styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { media } from '../media/index.ts'
import { SeatGlyph } from './SeatGlyph.tsx'
import type { SeatLook } from './SeatMap.types.ts'
import type { SeatLegendItem } from './texts.ts'

const Root = styled('ul', { name: 'FoyerSeatLegend', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 14,
  rowGap: 12,
  [media.up.md]: { justifyContent: 'center' },
  margin: 0,
  [media.below.md]: { marginBlockStart: 12 },
  padding: 0,
  listStyle: 'none',
  fontSize: '.875rem',
  lineHeight: '1.25rem',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' },
  '& [data-slot=label]': { fontWeight: 600, [media.below.md]: { fontWeight: 450 } },
  '& [data-slot=note]': { color: 'var(--muted)' },
})

export interface SeatLegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly items: readonly SeatLegendItem[]
  readonly look?: SeatLook | undefined
  /** Height of a seat's drawing in px; default 25. */
  readonly seatSize?: number | undefined
}

/**
 * What the drawings mean: the seat itself, its word, and quietly a price or a condition. For the marks of showtimes see
 * `ShowtimeKey`.
 */
export function SeatLegend({ items, look, seatSize, ...rest }: SeatLegendProps) {
  return (
    <Root {...rest}>
      {items.map((item) => (
        <li key={item.glyph}>
          <SeatGlyph glyph={item.glyph} look={look} size={seatSize} />
          <span>
            <span data-slot="label">{item.label}</span>
            {item.note !== undefined && <span data-slot="note"> {item.note}</span>}
          </span>
        </li>
      ))}
    </Root>
  )
}
