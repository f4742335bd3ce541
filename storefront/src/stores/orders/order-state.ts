import type { Customer, OrderResponse } from '@foyer/contract/wire/orders'
import type { Failure } from '../../services/http/failure.ts'

/** The server's latest state of an order, and its owner. */
export interface KnownOrder {
  readonly response: OrderResponse
  /** Null until the visitor has given a name. */
  readonly customer: Customer | null
}

/** State of this browser's order: the data of each phase, and nothing else. */
export type OrderState =
  /**
   * Unknown until the browser has read its storage; rendered so by the server. With a failure it remembers an order
   * that could not be loaded: a retry may help.
   */
  | { readonly phase: 'restoring'; readonly failure: Failure | null }
  | { readonly phase: 'none' }
  | ({ readonly phase: 'active' } & KnownOrder)
  /** The hold expired. The lost order is null if this page never had it. */
  | { readonly phase: 'expired'; readonly lost: KnownOrder | null }
  /** It was cancelled, possibly in another tab: nothing expired. The showtime is null if unknown. */
  | { readonly phase: 'gone'; readonly showtimeId: string | null }
  /** It was found completed when it was loaded: the visitor wants its ticket. */
  | { readonly phase: 'completed'; readonly orderId: string }

/** The server's latest state of the order, also after expiry; null without an order. */
export function getKnownOrder(state: OrderState): KnownOrder | null {
  switch (state.phase) {
    case 'active':
      return state
    case 'expired':
      return state.lost
    case 'restoring':
    case 'none':
    case 'gone':
    case 'completed':
      return null
    default:
      return state satisfies never
  }
}

/** The showtime whose seats or places the order holds, also after expiry; null without one. */
export function getShowtimeIdInOrder(state: OrderState): string | null {
  return getKnownOrder(state)?.response.order.showtimes[0]?.showtimeId ?? null
}

/** The same phase with a changed order; the state itself without an order. */
export function changeKnownOrder(state: OrderState, change: Partial<KnownOrder>): OrderState {
  switch (state.phase) {
    case 'active':
      return { ...state, ...change }
    case 'expired':
      return state.lost ? { ...state, lost: { ...state.lost, ...change } } : state
    case 'restoring':
    case 'none':
    case 'gone':
    case 'completed':
      return state
    default:
      return state satisfies never
  }
}
