import type { PlanRow } from '../engine/plan.ts'
import type { SeatEngine } from '../engine/seat-engine.ts'
import type { Box } from '../geometry/extent.ts'

/** How far from a seat's middle a press still means it, in user units. */
const REACH = 27

/**
 * The seat at a point, or null: one listener on the map instead of one element a seat. Rows are in order of depth and
 * seats in order along their row, so that nothing need be prepared and only the rows within reach are looked at.
 */
export function findSeatIndex({ plan, place }: SeatEngine, x: number, y: number): number | null {
  const { radius, rows } = place
  const isBent = Number.isFinite(radius)
  const depth = getDepth(radius, x, y)
  const angle = isBent ? Math.atan2(x, radius + y) : 0
  let best: number | null = null
  let nearest = REACH * REACH
  const first = firstWhere(rows.length, (at) => (rows[at]?.y ?? 0) >= depth - REACH)
  for (let at = first; at < rows.length && (rows[at]?.y ?? 0) <= depth + REACH; at++) {
    const { seats } = plan.rows[at] as PlanRow
    const along = isBent ? angle * (radius + (rows[at]?.y ?? 0)) : x
    const right = firstWhere(seats.length, (n) => (place.along[seats[n]?.index ?? 0] ?? 0) >= along)
    for (const seat of seats.slice(Math.max(0, right - 1), right + 1)) {
      const there = place.of(seat)
      const distance = (there.x - x) ** 2 + (there.y - y) ** 2
      if (distance < nearest) {
        nearest = distance
        best = seat.index
      }
    }
  }
  return best
}

/** Rows whose seats may have their middle in a box, front to back: what a change nearby has to look at. */
export function listRowsAcross({ plan, place }: SeatEngine, { x, y, width, height }: Box): PlanRow[] {
  const { radius, rows } = place
  const [left, right] = [Math.abs(x), Math.abs(x + width)]
  const nearest = x < 0 && x + width > 0 ? 0 : Math.min(left, right)
  const front = getDepth(radius, nearest, y)
  const back = getDepth(radius, Math.max(left, right), y + height)
  const first = firstWhere(rows.length, (at) => (rows[at]?.y ?? 0) >= front)
  const end = firstWhere(rows.length, (at) => (rows[at]?.y ?? 0) > back)
  return plan.rows.slice(first, end)
}

/** How far behind the first row's line a point lies, along the bend. */
const getDepth = (radius: number, x: number, y: number) =>
  Number.isFinite(radius) ? Math.hypot(x, Math.max(0, radius + y)) - radius : y

/** The first number below `count` from which on something is so; `count` where it never is. */
function firstWhere(count: number, isSo: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSo(middle)) high = middle
    else low = middle + 1
  }
  return low
}
