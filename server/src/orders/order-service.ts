import type { CustomerRequest, CustomerResponse, OrderResponse } from '@foyer/contract/wire/orders'
import type { Caller } from '../domain/caller.ts'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'
import type { Ids } from '../domain/ids.ts'
import { requireNoOtherMember } from '../order-store/order-member.ts'
import type { OrderStore } from '../order-store/order-store.ts'
import type { OrderWrite } from '../order-store/order-writes.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { mergeCustomer } from './customer.ts'
import { loadShowtimeDetails } from './load-showtime-details.ts'
import { requireChangeable, requireOpen, requirePresent } from './order-access.ts'
import { hideCustomer, getLatestEnd, toOrderResponse } from './order-document.ts'
import type { OrderSettings } from './settings.ts'
import type { SalesCatalogue } from './showtime-details.ts'

export interface OrderServiceDependencies {
  database: Database
  store: OrderStore
  clock: Clock
  ids: Ids
  catalogue: SalesCatalogue
  settings: OrderSettings
}

/** Orders in progress, except their creation and seats: read, cancel, reset the expiry, set the customer. */
export class OrderService {
  readonly #dependencies: OrderServiceDependencies

  constructor(dependencies: OrderServiceDependencies) {
    this.#dependencies = dependencies
  }

  /** @throws ProblemError `order-not-found`, `order-expired`, `forbidden` (another member's) */
  async get(orderId: string, caller: Caller): Promise<OrderResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const order = requirePresent(await store.read(orderId), clock.now())
    requireNoOtherMember(order, caller)
    return toOrderResponse(order, await loadShowtimeDetails(catalogue, order), settings)
  }

  /** Cancels an order and releases its seats immediately. */
  cancel(orderId: string): OrderWrite<undefined> {
    const { store, clock } = this.#dependencies
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'cancel', clock.now())
      const cancelled: StoredOrder = { ...order, status: 'Cancelled', client: null }
      return {
        command: { orderId, steps: [{ kind: 'order.save', order: cancelled }, { kind: 'claims.free' }] },
        answer: undefined,
      }
    }
  }

  /**
   * Sets the expiry to a full hold from now, up to the longest hold; never earlier than it was.
   * @throws ProblemError `hold-time-exhausted` if no time is left
   */
  resetExpiry(orderId: string): OrderWrite<OrderResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const now = clock.now()
    return async () => {
      const order = requireOpen(await store.read(orderId), 'resetExpiry', now)
      const latest = getLatestEnd(order, settings)
      if (order.expiresAt >= latest) throw new ProblemError('hold-time-exhausted')
      const extended = extendHold(order, Math.min(now + settings.holdDuration, latest))
      const details = await loadShowtimeDetails(catalogue, order)
      return {
        command: {
          orderId,
          steps: [{ kind: 'order.save', order: extended }, ...getExtendSteps(order, extended)],
        },
        answer: toOrderResponse(extended, details, settings),
      }
    }
  }

  async getCustomer(orderId: string, caller: Caller): Promise<CustomerResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const order = requirePresent(await store.read(orderId), clock.now())
    requireNoOtherMember(order, caller)
    const details = await loadShowtimeDetails(catalogue, order)
    return { customer: hideCustomer(order, details, clock.now(), settings.customerShownFor) }
  }

  setCustomer(orderId: string, change: CustomerRequest): OrderWrite<OrderResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const now = clock.now()
    return async () => {
      const order = requireOpen(await store.read(orderId), 'setCustomer', now)
      const changed = { ...order, customer: mergeCustomer(order.customer, change) }
      const details = await loadShowtimeDetails(catalogue, order)
      return {
        command: { orderId, steps: [{ kind: 'order.save', order: changed }] },
        answer: toOrderResponse(changed, details, settings),
      }
    }
  }
}

/** The order with its expiry moved to `until`, epoch milliseconds, unless it is later already. */
export function extendHold(order: StoredOrder, until: number): StoredOrder {
  return { ...order, expiresAt: Math.max(order.expiresAt, until) }
}

/** Steps that move the claims' expiry with the order's, if it has changed. */
export function getExtendSteps(before: StoredOrder, after: StoredOrder): Step[] {
  return before.expiresAt === after.expiresAt ? [] : [{ kind: 'claims.extend', expiresAt: after.expiresAt }]
}
