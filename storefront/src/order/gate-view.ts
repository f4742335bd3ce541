import type { Order } from '@foyer/contract/wire/orders'
import { hasContents } from '../domain/order-contents.ts'
import type { KnownOrder, OrderState } from '../stores/orders/order-state.ts'

/**
 * Something a step cannot do without:
 * - `contents`: something is on the order: a showtime, items, a subscription.
 * - `tickets`: seats that were chosen first have their tickets. An order without a showtime needs none.
 * - `customer`: it is somebody's.
 */
export type StepNeed = 'contents' | 'tickets' | 'customer'

/** What a page of the order shows: its step, or what became of the order. */
export type GateView =
  | { readonly kind: 'step'; readonly order: Order; readonly showtimeId: string | null }
  | { readonly kind: 'loading' }
  /** The order could not be read: a retry may help. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'expired' }
  /** Given up, possibly in another tab. The showtime is null if unknown. */
  | { readonly kind: 'gone'; readonly showtimeId: string | null }
  | { readonly kind: 'booked'; readonly orderId: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'ticketless'; readonly showtimeId: string }
  | { readonly kind: 'nameless' }

export interface GateInput {
  readonly state: OrderState
  /** In the order in which they are looked at: the first that is not there decides. */
  readonly needs: readonly StepNeed[]
  /** The last completed order of this tab; null without one. */
  readonly lastBookedOrderId: string | null
}

/** What a step shows for the state of the order. */
export function getGateView({ state, needs, lastBookedOrderId }: GateInput): GateView {
  switch (state.phase) {
    case 'restoring':
      return { kind: state.failure ? 'unreadable' : 'loading' }
    case 'none':
      return lastBookedOrderId === null ? { kind: 'nothing' } : { kind: 'booked', orderId: lastBookedOrderId }
    case 'active':
      return getActiveView(state, needs)
    case 'expired':
      return { kind: 'expired' }
    case 'gone':
      return { kind: 'gone', showtimeId: state.showtimeId }
    case 'completed':
      return { kind: 'booked', orderId: state.orderId }
    default:
      return state satisfies never
  }
}

function getActiveView(known: KnownOrder, needs: readonly StepNeed[]): GateView {
  const { order } = known.response
  const showtimeId = order.showtimes[0]?.showtimeId ?? null
  for (const need of needs) {
    const unmet = findUnmet(need, known)
    if (unmet) return unmet
  }
  return { kind: 'step', order, showtimeId }
}

/** What a page shows in place of a step whose need is not met; null where it is. */
function findUnmet(need: StepNeed, { response: { order }, customer }: KnownOrder): GateView | null {
  switch (need) {
    case 'contents':
      return hasContents(order) ? null : { kind: 'nothing' }
    case 'tickets': {
      const open = order.showtimes.find(({ seats, tickets }) => seats.length > 0 && tickets.length === 0)
      return open ? { kind: 'ticketless', showtimeId: open.showtimeId } : null
    }
    case 'customer':
      return customer ? null : { kind: 'nameless' }
    default:
      return need satisfies never
  }
}
