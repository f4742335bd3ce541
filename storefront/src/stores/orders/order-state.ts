import type { Customer, OrderResponse } from '@foyer/contract/wire/orders'
import type { Failure } from '../../services/http/failure.ts'

/** Last word of the server on an order, and for whom it is. */
export interface KnownOrder {
  readonly response: OrderResponse
  /** Null until the visitor has given a name. */
  readonly customer: Customer | null
}

/** How it stands with the order of this browser: what there is in each phase, and nothing else. */
export type OrderState =
  /**
   * The browser has not said yet whether there is an order; the server renders it so. With a failure it remembers one
   * that could not be brought back: trying again may help.
   */
  | { readonly phase: 'restoring'; readonly failure: Failure | null }
  | { readonly phase: 'none' }
  | ({ readonly phase: 'active' } & KnownOrder)
  /** Time ran out. What was lost is null where this page never had it. */
  | { readonly phase: 'expired'; readonly lost: KnownOrder | null }
  /** It was given up, be it in another tab: no time ran out. The showtime is null where nobody knows it. */
  | { readonly phase: 'gone'; readonly showtimeId: string | null }
  /** It turned out to be completed when it was brought back: its ticket is what the visitor wants. */
  | { readonly phase: 'completed'; readonly orderId: string }

export type OrderPhase = OrderState['phase']

/** The order as the server last told it, also when its time has run out; null where there is none. */
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

/** The same phase with something of the order changed; the state itself where there is no order to change. */
export function withKnownOrder(state: OrderState, change: Partial<KnownOrder>): OrderState {
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
