import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanSeat } from '../engine/plan.ts'
import { isSofa } from '../engine/plan.ts'
import { onArc, round, type Place } from '../geometry/place.ts'
import type { SeatLook } from '../SeatMap.types.ts'

const corner: Record<SeatLook['radius'], number> = { Straight: 0, Rounded: 10, FullRounded: 18 }

/** A ring follows the row around a run of seats: 24 from the middles of its outer seats, further out for premier. */
export function ringAround(engine: SeatEngine, run: readonly PlanSeat[], radius: SeatLook['radius']): string {
  const { place } = engine
  const first = run[0] as PlanSeat
  const last = run[run.length - 1] as PlanSeat
  const row = place.rows[first.row]
  if (!row) return ''
  const premier = run.some((seat) => seat.isPremier)
  const wide = premier ? 28.5 : 24
  const left = (place.seats[first.index] as Place).along - wide
  const right = (place.seats[last.index] as Place).along + wide
  const top = row.y - (premier ? 31 : 24)
  const bottom = row.y + (isSofa(first.kind) || !premier ? 22 : 24)
  const r = corner[radius]
  const at = (s: number, y: number) => {
    const point = onArc(place.radius, s, y)
    return `${round(point.x)} ${round(point.y)}`
  }
  const along = (s: number, y: number, sweep: 0 | 1) =>
    Number.isFinite(place.radius)
      ? `A${round(place.radius + y)} ${round(place.radius + y)} 0 0 ${sweep} ${at(s, y)}`
      : `L${at(s, y)}`
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
