import { styledIfOverridden } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { SeatMapStyles } from './SeatMapStyles.tsx'
import { renderGlyph } from './SeatGlyph.tsx'
import type { SeatStyle } from './SeatMap.types.ts'
import type { SeatLegendItem } from './texts.ts'

const Root = styledIfOverridden('ul', { name: 'FoyerSeatLegend', slot: 'Root' })

export interface SeatLegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What is explained, in its order. */
  readonly items: readonly SeatLegendItem[]
  /** Default `Rounded`, `filled`. */
  readonly seatStyle?: SeatStyle | undefined
  /** Height of a seat's drawing in px; default 25. */
  readonly seatSize?: number | undefined
}

/**
 * What the drawings mean: the seat itself, its word, and quietly a price or a condition. For the marks of showtimes see
 * `ShowtimeKey`. Our own: Material UI has no legend.
 */
export function SeatLegend({ items, seatStyle, seatSize, ...rest }: SeatLegendProps) {
  return (
    <>
      <SeatMapStyles />
      <Root {...rest} data-seat-legend="">
        {items.map((item) => (
          <li key={item.glyph}>
            {renderGlyph({ glyph: item.glyph, seatStyle, size: seatSize })}
            <span>
              <span data-slot="label">{item.label}</span>
              {item.note !== undefined && <span data-slot="note"> {item.note}</span>}
            </span>
          </li>
        ))}
      </Root>
    </>
  )
}
