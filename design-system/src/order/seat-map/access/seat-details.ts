import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanSeat } from '../engine/plan.ts'
import type { SeatDetails, SeatState } from '../texts.ts'

/** The current description of a seat. */
export function getSeatDetails(
  engine: SeatEngine,
  seat: PlanSeat,
  states: ReadonlyMap<string, SeatState>,
): SeatDetails {
  const { name = '', price } = engine.plan.categories.get(seat.categoryId) ?? {}
  return {
    seat,
    state: states.get(seat.id) ?? (!engine.isFree(seat) ? 'taken' : engine.fits(seat) ? 'free' : 'other'),
    category: name,
    ...(price !== undefined && { price }),
  }
}
