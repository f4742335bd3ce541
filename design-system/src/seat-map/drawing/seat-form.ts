import { isPremier } from '../geometry/place.ts'
import type { SeatForm } from '../geometry/shapes.ts'
import type { PlanSeat, SeatPlan } from '../engine/plan.ts'

/** Which drawing a seat gets. */
export function formOf(plan: SeatPlan, seat: PlanSeat): SeatForm {
  switch (seat.kind) {
    case 'Wheelchair':
      return 'wheelchair'
    case 'SofaLeft':
      return 'sofa-left'
    case 'SofaMiddle':
      return 'sofa-middle'
    case 'SofaRight':
      return 'sofa-right'
    case 'Companion':
      return 'standard'
    case 'Normal':
      return isPremier(plan, seat) ? 'premier' : 'standard'
  }
}
