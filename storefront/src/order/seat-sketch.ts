import { turnToScreen } from '@foyer/contract/seating/turn-layout'
import type { SeatArea, SeatLayoutResponse } from '@foyer/contract/wire/seating'
import type { AuditoriumSketchProps } from '@foyer/design-system/order/auditorium-sketch'

/** Where seats are in their auditorium, as its sketch shows it. */
export type SeatSketch = Required<Pick<AuditoriumSketchProps, 'rows' | 'row' | 'seats' | 'way'>>

/** A seat in per cent of the auditorium: `y` from the screen, `from` and `to` from the left as seen facing it. */
interface PlacedSeat {
  readonly id: string
  readonly row: string
  readonly y: number
  readonly from: number
  readonly to: number
}

/**
 * The sketch of some seats: those of the first one's row. Rows beside each other with the same letter are one. Null where
 * the auditorium does not have them.
 */
export function createSeatSketch(
  { seatLayout }: SeatLayoutResponse,
  seatIds: readonly string[],
): SeatSketch | null {
  const placed = turnToScreen(seatLayout).areas.flatMap(placeSeats)
  const first = placed.find(({ id }) => id === seatIds[0])
  if (!first) return null
  const rows = [...new Set([...placed].sort((a, b) => a.y - b.y).map(({ row }) => row))]
  const left = Math.min(...placed.map(({ from }) => from))
  const width = Math.max(...placed.map(({ to }) => to)) - left
  const own = placed.filter(({ id, row }) => row === first.row && seatIds.includes(id))
  const seats = {
    from: (Math.min(...own.map(({ from }) => from)) - left) / width,
    to: (Math.max(...own.map(({ to }) => to)) - left) / width,
  }
  return {
    rows: rows.length,
    row: rows.indexOf(first.row),
    seats,
    way: seats.from + seats.to > 1 ? 'right' : 'left',
  }
}

/** Rows are counted from the screen, and columns from the left; `top` is the edge at the screen, and larger. */
function placeSeats({ boundary, columnCount, rowCount, rows }: SeatArea): PlacedSeat[] {
  const { left, right, top, bottom } = boundary
  // Another server may not say how many there are.
  const column = (right - left) / Math.max(1, columnCount)
  const depth = (top - bottom) / Math.max(1, rowCount)
  return rows.flatMap(({ seats }) =>
    seats.map(({ id, rowLabel, position: { rowNumber, columnNumber } }) => {
      const y = 100 - top + (rowNumber - 0.5) * depth
      // Rows without a letter are distinguished by where they are.
      const row = rowLabel || String(y)
      return { id, row, y, from: left + (columnNumber - 1) * column, to: left + columnNumber * column }
    }),
  )
}
