import type { HTMLAttributes, Ref } from 'react'
import { SeatGlyph } from './SeatGlyph.tsx'
import type { SeatLook } from './SeatMap.types.ts'
import type { SeatLegendItem } from './texts.ts'

export interface SeatLegendProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  readonly items: readonly SeatLegendItem[]
  readonly look?: SeatLook
  readonly ref?: Ref<HTMLUListElement>
}

/** What the drawings mean. */
export function SeatLegend({ items, look, ...rest }: SeatLegendProps) {
  return (
    <ul {...rest}>
      {items.map((item) => (
        <li key={item.glyph}>
          <SeatGlyph glyph={item.glyph} {...(look ? { look } : {})} />
          {item.label} {item.note}
        </li>
      ))}
    </ul>
  )
}
