import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanSeat } from '../engine/plan.ts'
import { isSofa } from '../engine/plan.ts'
import { createArcPen } from '../geometry/arc.ts'
import type { SeatStyle } from '../SeatMap.types.ts'

const corner: Record<SeatStyle['radius'], number> = { Straight: 0, Rounded: 10, FullRounded: 18 }

/** A ring follows the row around a run of seats: 24 from the middles of its outer seats, further out for premier. */
export function drawRing(engine: SeatEngine, run: readonly PlanSeat[], radius: SeatStyle['radius']): string {
  const { place } = engine
  const first = run[0] as PlanSeat
  const last = run[run.length - 1] as PlanSeat
  const row = place.rows[first.row]
  if (!row) return ''
  const premier = run.some((seat) => seat.isPremier)
  const wide = premier ? 28.5 : 24
  const left = place.of(first).along - wide
  const right = place.of(last).along + wide
  const top = row.y - (premier ? 31 : 24)
  const bottom = row.y + (isSofa(first.kind) || !premier ? 22 : 24)
  const r = corner[radius]
  const { at, along } = createArcPen(place.radius)
  return [
    `M${at(left + r, top)}`,
    along(right - r, top, 0),
    `Q${at(right, top)} ${at(right, top + r)}`,
    `L${at(right, bottom - r)}`,
    `Q${at(right, bottom)} ${at(right - r, bottom)}`,
    along(left + r, bottom, 1),
    `Q${at(left, bottom)} ${at(left, bottom - r)}`,
    `L${at(left, top + r)}`,
    `Q${at(left, top)} ${at(left + r, top)}z`,
  ].join('')
}
