import type { Transaction } from 'kysely'
import type {
  CreateStandardOrderRequest,
  CustomerRequest,
  CustomerResponse,
  OrderResponse,
} from '@foyer/contract/wire/orders'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { ProblemError } from '../http/problem.ts'
import type { Ids } from '../domain/ids.ts'
import { mergeCustomer } from './customer.ts'
import { requireChangeable, requireOpen, requirePresent } from './order-access.ts'
import { getCustomer, hideCustomer, getLatestEnd, toOrderResponse } from './order-document.ts'
import { lockOrder, readOrder, type OrderRow } from './order-records.ts'
import type { OrderSettings } from './settings.ts'
import type { SalesCatalogue } from './showtime-details.ts'
import type { Write } from '../database/write.ts'
import { loadShowtimeDetails } from './load-showtime-details.ts'

export interface OrderServiceDependencies {
  database: Database
  clock: Clock
  ids: Ids
  catalogue: SalesCatalogue
  settings: OrderSettings
}

/** Orders in progress, but for their seats: making, reading, cancelling, holding longer, naming the customer. */
export class OrderService {
  readonly #database: Database
  readonly #clock: Clock
  readonly #ids: Ids
  readonly #catalogue: SalesCatalogue
  readonly #settings: OrderSettings

  constructor({ database, clock, ids, catalogue, settings }: OrderServiceDependencies) {
    this.#database = database
    this.#clock = clock
    this.#ids = ids
    this.#catalogue = catalogue
    this.#settings = settings
  }

  /**
   * @param client whose unpaid seats those of the order count among
   * @throws ProblemError `site-not-found`, `invalid-argument` (a booking mode that the brand does not sell)
   */
  async createStandard(request: CreateStandardOrderRequest, client: string): Promise<Write<OrderResponse>> {
    if (!(await this.#catalogue.hasSite(request.siteId))) throw new ProblemError('site-not-found')
    const mode = request.bookingMode ?? 'Paid'
    if (mode !== 'Paid' && !this.#settings.allowUnpaidBookings)
      throw new ProblemError('invalid-argument', { detail: `Booking mode ${mode} is not sold here` })
    const now = this.#clock.now()
    const order: OrderRow = {
      id: this.#ids.uuid(),
      site_id: request.siteId,
      type: 'Standard',
      booking_mode: mode,
      status: 'InProgress',
      created_at: now,
      expires_at: now + this.#settings.holdDuration,
      total_minor: 0,
      customer: null,
      completed_at: null,
      transaction_number: null,
      barcode: null,
      client,
    }
    return async (trx) => {
      await trx.insertInto('customer_order').values(order).execute()
      const record = { order, showtimeIds: [], tickets: [], openSeats: [], payments: [] }
      return toOrderResponse(record, new Map(), this.#settings)
    }
  }

  /** @throws ProblemError `order-not-found`, `order-expired` */
  async get(orderId: string): Promise<OrderResponse> {
    const record = requirePresent(await readOrder(this.#database.read, orderId), this.#clock.now())
    const details = await loadShowtimeDetails(this.#database, this.#catalogue, orderId)
    return toOrderResponse(record, details, this.#settings)
  }

  /** Cancels an order and releases its seats immediately. */
  cancel(orderId: string): Write<undefined> {
    const now = this.#clock.now()
    return async (trx) => {
      requireChangeable(await lockOrder(trx, orderId), now)
      await trx
        .updateTable('customer_order')
        .set({ status: 'Cancelled', client: null })
        .where('id', '=', orderId)
        .execute()
      await trx.deleteFrom('seat_claim').where('order_id', '=', orderId).execute()
      await trx.deleteFrom('area_claim').where('order_id', '=', orderId).execute()
      return undefined
    }
  }

  /**
   * A full hold from now, limited by the longest one; never shorter than the current one.
   * @throws ProblemError `hold-time-exhausted` if nothing is left of it
   */
  async resetExpiry(orderId: string): Promise<Write<OrderResponse>> {
    const now = this.#clock.now()
    const details = await loadShowtimeDetails(this.#database, this.#catalogue, orderId)
    return async (trx) => {
      const record = requireOpen(await lockOrder(trx, orderId), now)
      const latest = getLatestEnd(record.order, this.#settings)
      if (record.order.expires_at >= latest) throw new ProblemError('hold-time-exhausted')
      const until = Math.min(now + this.#settings.holdDuration, latest)
      const expiresAt = await extendHold(trx, record.order, until)
      const order = { ...record.order, expires_at: expiresAt }
      return toOrderResponse({ ...record, order }, details, this.#settings)
    }
  }

  async getCustomer(orderId: string): Promise<CustomerResponse> {
    const record = requirePresent(await readOrder(this.#database.read, orderId), this.#clock.now())
    const details = await loadShowtimeDetails(this.#database, this.#catalogue, orderId)
    const { customerShownFor } = this.#settings
    return { customer: hideCustomer(record, details, this.#clock.now(), customerShownFor) }
  }

  async setCustomer(orderId: string, change: CustomerRequest): Promise<Write<OrderResponse>> {
    const now = this.#clock.now()
    const details = await loadShowtimeDetails(this.#database, this.#catalogue, orderId)
    return async (trx) => {
      const record = requireOpen(await lockOrder(trx, orderId), now)
      const customer = JSON.stringify(mergeCustomer(getCustomer(record), change))
      await trx.updateTable('customer_order').set({ customer }).where('id', '=', orderId).execute()
      const order = { ...record.order, customer }
      return toOrderResponse({ ...record, order }, details, this.#settings)
    }
  }
}

/**
 * Extends the hold of an open order and its seats to `until`, unless it ends later already.
 * @returns the resulting end, epoch milliseconds
 */
export async function extendHold(trx: Transaction<Tables>, order: OrderRow, until: number): Promise<number> {
  const expiresAt = Math.max(order.expires_at, until)
  const held = { expires_at: expiresAt }
  await trx.updateTable('customer_order').set(held).where('id', '=', order.id).execute()
  await trx.updateTable('seat_claim').set(held).where('order_id', '=', order.id).execute()
  await trx.updateTable('area_claim').set(held).where('order_id', '=', order.id).execute()
  return expiresAt
}
