import type { SeatArea, SeatLayout } from '../wire/seating.ts'

/** The fields of a layout that give the positions of its seats. */
type Plan = Pick<SeatLayout, 'boundary' | 'areas'>
type Boundary = Plan['boundary']

/** Decimals of a per cent that are kept: rotating twice then yields the same layout. */
const precision = 1_000

/**
 * Whether a layout is drawn as seen facing the screen: rows counted from the screen, columns and edges from the left.
 * Its areas tell: `top` is then their edge at the screen, and larger. The canvas is not used if areas are flat.
 */
export function isFacingScreen({ boundary, areas }: Plan): boolean {
  const outermost = [...areas.map((area) => area.boundary), boundary].find(
    ({ top, bottom }) => top !== bottom,
  )
  return outermost !== undefined && outermost.top > outermost.bottom
}

/** A layout as seen facing the screen, from either orientation: for drawings with the screen at the top. */
export function turnToScreen<P extends Plan>(layout: P): P {
  return isFacingScreen(layout) ? layout : turnLayout(layout)
}

/**
 * Rotates a layout by 180°: rows and columns are counted from the other end, and edges from the other side. What was
 * nearest to the screen still is. Rotated twice, it is unchanged; rows and seats come in the order of their numbers.
 */
export function turnLayout<P extends Plan>(layout: P): P {
  const { left, right } = layout.boundary
  const turned = (boundary: Boundary): Boundary => ({
    left: rounded(left + right - boundary.right),
    top: boundary.bottom,
    right: rounded(left + right - boundary.left),
    bottom: boundary.top,
  })
  return {
    ...layout,
    boundary: turned(layout.boundary),
    areas: layout.areas.map((area) => ({ ...turnRows(area), boundary: turned(area.boundary) })),
  }
}

function turnRows(area: SeatArea): SeatArea {
  const seats = area.rows.flatMap((row) => row.seats)
  // A server whose counts are too small must not turn a seat out of the auditorium.
  const rowCount = Math.max(area.rowCount, ...area.rows.map((row) => row.number))
  const columnCount = Math.max(area.columnCount, ...seats.map((seat) => seat.position.columnNumber))
  const rows = area.rows.map((row) => {
    const number = rowCount + 1 - row.number
    const turned = row.seats.map((seat) => ({
      ...seat,
      position: {
        ...seat.position,
        rowNumber: number,
        columnNumber: columnCount + 1 - seat.position.columnNumber,
      },
    }))
    return {
      ...row,
      number,
      seats: turned.sort((a, b) => a.position.columnNumber - b.position.columnNumber),
    }
  })
  return { ...area, rowCount, columnCount, rows: rows.sort((a, b) => a.number - b.number) }
}

const rounded = (percent: number) => Math.round(percent * precision) / precision
