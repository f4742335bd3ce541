import { priceOf } from '../drawing/Overlay.tsx'
import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanSeat } from '../engine/plan.ts'
import type { SeatFacts, SeatState } from '../texts.ts'

/** What is said about a seat as things stand. */
export function factsOf(
  engine: SeatEngine,
  seat: PlanSeat,
  states: ReadonlyMap<string, SeatState>,
): SeatFacts {
  return {
    seat,
    state: states.get(seat.id) ?? (engine.isFree(seat) ? 'free' : 'taken'),
    category: engine.plan.categories.get(seat.categoryId)?.name ?? '',
    ...priceOf(engine, seat),
  }
}
