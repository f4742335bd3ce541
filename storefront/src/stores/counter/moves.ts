import type { PreparationStatus } from '@foyer/contract/wire/order-items'
import { getFailureStatus, type Failure } from '../../services/http/failure.ts'

/** What a press makes of an order. */
export type NextStatus = Exclude<PreparationStatus, 'NotStarted'>

/** The step after each. There is no way back: the calls know none. */
export const nextStatus: Readonly<Record<Exclude<PreparationStatus, 'Collected'>, NextStatus>> = {
  NotStarted: 'InPreparation',
  InPreparation: 'OnItsWay',
  OnItsWay: 'Collected',
}

/** What a press makes of one delivery: an order is handed over as a whole. */
export type NextDeliveryStatus = Exclude<NextStatus, 'Collected'>

/** The step after each of a delivery; null at its end. */
export function findNextDeliveryStatus(status: PreparationStatus): NextDeliveryStatus | null {
  if (status === 'NotStarted') return 'InPreparation'
  return status === 'InPreparation' ? 'OnItsWay' : null
}

/**
 * Why an order did not move on; the last part of a text key. `moved`: another screen was faster; `over`: it is too old,
 * or there is no such order any more.
 */
export type MoveRefusal = 'moved' | 'over' | 'limited' | 'unreachable' | 'failed'

const tooMany = 429
const reasons: Readonly<Record<string, MoveRefusal>> = {
  'preparation-16100': 'moved',
  'preparation-16103': 'moved',
  'collection-16200': 'moved',
  'completed-order-expired': 'over',
  'order-not-found': 'over',
}

export function toMoveRefusal(failure: Failure): MoveRefusal {
  if (failure.kind === 'transport') return 'unreachable'
  if (getFailureStatus(failure) === tooMany) return 'limited'
  return (failure.kind === 'condition' ? reasons[failure.condition] : undefined) ?? 'failed'
}
