import type { SVGAttributes } from 'react'
import type { SeatLook } from './SeatMap.types.ts'
import type { SeatLegendItem } from './texts.ts'

export interface SeatGlyphProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  readonly glyph: SeatLegendItem['glyph']
  readonly look?: SeatLook
  /** Height in px; default 25, the legend's seat size. */
  readonly size?: number
}

/** The very drawing the map uses, small, for legends and ticket area heads. Decorative: it is hidden from readers. */
export function SeatGlyph({ glyph, look, size = 25, ...rest }: SeatGlyphProps) {
  void look
  return <svg aria-hidden="true" data-glyph={glyph} height={size} {...rest} />
}
