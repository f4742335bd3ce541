import type { SeatForm } from '../geometry/shapes.ts'
import type { PlanSeat } from '../engine/plan.ts'

/** Which drawing a seat gets. */
export function formOf(seat: PlanSeat): SeatForm {
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
    case 'Friend':
      return 'standard'
    case 'Normal':
      return seat.isPremier ? 'premier' : 'standard'
  }
}
