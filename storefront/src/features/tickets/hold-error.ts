import { errorMessages, findRefusalMessage } from '../../order/error-messages.ts'
import type { OrderOutcome } from '../../stores/orders/order-outcome.ts'

/** Text keys for places that could not be held. */
export const holdErrorMessages = {
  ...errorMessages,
  refused: { title: 'transaction.expired.tickets', text: 'tickets.holdFailed' },
  started: { title: 'tickets.started.title', text: 'tickets.started.text' },
} as const

export type HoldError = keyof typeof holdErrorMessages

export function toHoldError(outcome: OrderOutcome): HoldError {
  if (outcome.kind === 'refused')
    return outcome.condition === 'showtime-closed' ? 'started' : (findRefusalMessage(outcome) ?? 'refused')
  // An order that has just ended is replaced by the store: reported here, the ordering server refused that too.
  return outcome.kind === 'seats-unavailable' ? 'refused' : 'network'
}
