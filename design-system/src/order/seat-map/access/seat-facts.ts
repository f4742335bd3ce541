import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanSeat } from '../engine/plan.ts'
import type { SeatFacts, SeatState } from '../texts.ts'

/** What is said about a seat as things stand. */
export function factsOf(
  engine: SeatEngine,
  seat: PlanSeat,
  states: ReadonlyMap<string, SeatState>,
): SeatFacts {
  const { name = '', price } = engine.plan.categories.get(seat.categoryId) ?? {}
  return {
    seat,
    state: states.get(seat.id) ?? (!engine.isFree(seat) ? 'taken' : engine.fits(seat) ? 'free' : 'other'),
    category: name,
    ...(price !== undefined && { price }),
  }
}
