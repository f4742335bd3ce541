import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanRow, PlanSeat } from '../engine/plan.ts'

/** Rows that a key goes. */
const rowSteps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 }

/** Where a key takes the focus from a seat; null when the key is not one of movement. Directions are physical. */
export function findStep(engine: SeatEngine, from: PlanSeat, key: string, whole: boolean): PlanSeat | null {
  const { plan } = engine
  const row = plan.rows[from.row] as PlanRow
  const at = row.seats.indexOf(from)
  const rows = rowSteps[key]
  if (rows) return inRow(engine, from, Math.min(plan.rows.length - 1, Math.max(0, from.row + rows)))
  const { seats } = whole ? plan : row
  switch (key) {
    case 'ArrowLeft':
      return row.seats[at - 1] ?? from
    case 'ArrowRight':
      return row.seats[at + 1] ?? from
    case 'Home':
      return seats[0] ?? from
    case 'End':
      return seats.at(-1) ?? from
    default:
      return null
  }
}

/** The seat of a row that stands nearest in front of or behind another. */
function inRow(engine: SeatEngine, from: PlanSeat, index: number): PlanSeat {
  const row = engine.plan.rows[index]
  const x = engine.place.of(from).x
  let best = from
  let nearest = Number.POSITIVE_INFINITY
  for (const seat of row?.seats ?? []) {
    const distance = Math.abs(engine.place.of(seat).x - x)
    if (distance < nearest) {
      nearest = distance
      best = seat
    }
  }
  return best
}

/** The seat whose name starts with what was typed: "G12", or "G" for the first of a row. An exact name wins. */
export function findTyped(engine: SeatEngine, typed: string): PlanSeat | null {
  const wanted = typed.toUpperCase()
  const { seats } = engine.plan
  const named = (seat: PlanSeat) => seat.name.toUpperCase()
  return (
    seats.find((seat) => named(seat) === wanted) ??
    seats.find((seat) => named(seat).startsWith(wanted)) ??
    null
  )
}
