import type { SeatForm } from '../geometry/shapes.ts'
import type { PlanSeat } from '../engine/plan.ts'

const forms: Partial<Record<PlanSeat['kind'], SeatForm>> = {
  Wheelchair: 'wheelchair',
  SofaLeft: 'sofa-left',
  SofaMiddle: 'sofa-middle',
  SofaRight: 'sofa-right',
}

/** Which drawing a seat gets. */
export function getSeatForm({ kind, isPremier }: PlanSeat): SeatForm {
  return forms[kind] ?? (isPremier ? 'premier' : 'standard')
}
