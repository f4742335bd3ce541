import { facingScreen } from '@foyer/contract/seating/turn-layout'
import type { SeatLayout } from '@foyer/contract/wire/seating'

/** Where seats are in their auditorium, for a sketch of it. */
export interface AuditoriumPlace {
  /** Rows of the auditorium. */
  readonly rows: number
  /** The row of the seats, counted from the screen and from 0. */
  readonly row: number
  /** Where they begin and end, as shares (0 to 1) from the left of the auditorium. */
  readonly seats: { readonly from: number; readonly to: number }
  /** The nearer aisle. */
  readonly way: 'left' | 'right'
}

/** Rows of areas side by side are one, unless they differ by this share of the auditorium's depth, in per cent. */
const sameRow = 1

/** Finds the row of the first of some seats, and those beside it; null where the layout has none of them. */
export function findPlace(layout: SeatLayout, seatIds: readonly string[]): AuditoriumPlace | null {
  const rows = facingScreen(layout).areas.flatMap((area) => {
    const { top, bottom, left, right } = area.boundary
    const columnWidth = (right - left) / Math.max(1, area.columnCount)
    return area.rows.map((row) => ({
      // The edge at the screen is the larger one.
      depth: 100 - top + ((top - bottom) * (row.number - 0.5)) / Math.max(1, area.rowCount),
      own: row.seats
        .filter(({ id }) => seatIds.includes(id))
        .map(({ id, position }) => ({ id, left: left + columnWidth * (position.columnNumber - 1) })),
      columnWidth,
    }))
  })
  const own = rows.find((row) => row.own.some(({ id }) => id === seatIds[0]))
  if (!own) return null
  const depths: number[] = []
  for (const { depth } of rows.toSorted((a, b) => a.depth - b.depth))
    if (depth - (depths.at(-1) ?? -Infinity) > sameRow) depths.push(depth)
  const edges = own.own.map((seat) => seat.left)
  const from = Math.max(0, Math.min(...edges) / 100)
  const to = Math.min(1, (Math.max(...edges) + own.columnWidth) / 100)
  return {
    rows: depths.length,
    row: Math.max(
      0,
      depths.findLastIndex((depth) => depth <= own.depth),
    ),
    seats: { from, to },
    way: from + to < 1 ? 'left' : 'right',
  }
}
