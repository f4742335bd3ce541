import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable, Transaction } from 'kysely'
import type { CompletionResponse } from '@foyer/contract/wire/orders'
import { isUniqueViolation } from '../database/failures.ts'
import type { Tables } from '../database/tables.ts'
import { hashId } from '../http/logging.ts'
import { ProblemError } from '../http/problem.ts'
import { requireChangeable, requireTickets } from '../orders/order-access.ts'
import type { ShowtimeDetailsById } from '../orders/order-document.ts'
import { lockOrder, readOrder, type OrderRecord, type OrderRow } from '../orders/order-records.ts'
import type { OrderServiceDependencies } from '../orders/order-service.ts'
import type { Write } from '../database/write.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { finishCompleted, finishFailed, markFailed } from './outcome.ts'
import { sellPlaces } from './sell-places.ts'

export interface CompletionServiceDependencies extends OrderServiceDependencies {
  provider: PaymentProvider
  log: FastifyBaseLogger
  /** Notifies the customer of a completed order; absent without mail. */
  confirmations?: Confirmations
}

/** Notifies customers that their order is complete. */
export interface Confirmations {
  /** Additional writes of the transaction that completes the order, so that neither exists without the other. */
  write(order: OrderRow, now: number): Write<void>
  /** That transaction is through. */
  written(): void
}

export type CompletionRow = Selectable<Tables['completion']>

/** Length of the code on a ticket, and of a transaction's number. */
const bookingCodeLength = 7
const transactionNumberLength = 10
/** First and longest delay before a failed completion is resumed, milliseconds. */
const firstWait = 500
const longestWait = 30_000

/**
 * Completes a paid order in durable steps, each of which can be resumed after a crash:
 *
 * 1. `begin`, in the transaction that records the payment: the seats are sold to the order, or, if they are gone, the
 *    reason is stored.
 * 2. The payment is captured, or voided if there is a reason.
 * 3. Number, code and journey are written, and the completion ends.
 *
 * The payment is captured only after the seats are sold permanently, so nobody pays without a seat; a capture repeated
 * after a crash is the same capture, so nobody pays twice.
 */
export class CompletionService {
  readonly #dependencies: CompletionServiceDependencies
  readonly #running = new Map<string, Promise<void>>()
  readonly #stop = new AbortController()

  constructor(dependencies: CompletionServiceDependencies) {
    this.#dependencies = dependencies
  }

  /** Step 1. The order is open or has run out; it is being completed from here on. */
  async begin(
    trx: Transaction<Tables>,
    record: OrderRecord,
    details: ShowtimeDetailsById,
    now: number,
  ): Promise<CompletionRow> {
    const sold = await sellPlaces(trx, record, details, now)
    const row: CompletionRow = {
      order_id: record.order.id,
      status: 'Pending',
      transaction_number: null,
      failure: sold ? null : 'seats-unavailable',
      started_at: now,
      finished_at: null,
    }
    await trx.insertInto('completion').values(row).execute()
    await trx
      .updateTable('customer_order')
      .set({ status: 'Completing' })
      .where('id', '=', record.order.id)
      .execute()
    return row
  }

  /**
   * `POST completion`: starts the completion of an order without an amount due; a running or finished one is returned.
   * The caller calls `run` after the transaction.
   * @throws ProblemError `order-empty`, `ticket-seat-mismatch`, `payment-incomplete`
   */
  async start(orderId: string): Promise<Write<CompletionResponse>> {
    const { database, catalogue, clock } = this.#dependencies
    const details = await loadShowtimeDetails(database, catalogue, orderId)
    const now = clock.now()
    return async (trx) => {
      const locked = await lockOrder(trx, orderId)
      const running = await readCompletion(trx, orderId)
      if (locked && running) return completionDocument(locked.order, running)
      const record = requireChangeable(locked, now)
      requireTickets(record)
      if (record.order.total_minor > 0 && record.order.booking_mode === 'Paid')
        throw new ProblemError('payment-incomplete')
      return completionDocument(record.order, await this.begin(trx, record, details, now))
    }
  }

  /** @throws ProblemError `order-not-found`, `completion-not-found` */
  async get(orderId: string): Promise<CompletionResponse> {
    const { read } = this.#dependencies.database
    const record = await readOrder(read, orderId)
    if (!record) throw new ProblemError('order-not-found')
    const row = await readCompletion(read, orderId)
    if (!row) throw new ProblemError('completion-not-found')
    return completionDocument(record.order, row)
  }

  /** Resumes a completion in the background, one runner per order, until it has ended. */
  run(orderId: string): void {
    if (this.#stop.signal.aborted || this.#running.has(orderId)) return
    const work = this.#runUntilOver(orderId).finally(() => this.#running.delete(orderId))
    this.#running.set(orderId, work)
  }

  /** Takes up what an earlier process has left; called once at start. */
  async resume(): Promise<number> {
    const pending = await this.#dependencies.database.read
      .selectFrom('completion')
      .select('order_id')
      .where('status', '=', 'Pending')
      .execute()
    for (const { order_id: orderId } of pending) this.run(orderId)
    return pending.length
  }

  /** Settles when no completion is at work; a fault's wait counts as work. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  /** Takes no more work and waits for the step that each completion is in. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await this.idle()
  }

  async #runUntilOver(orderId: string): Promise<void> {
    for (let wait = firstWait; !this.#stop.signal.aborted; wait = Math.min(2 * wait, longestWait)) {
      try {
        await this.#goOn(orderId)
        return
      } catch (error) {
        this.#dependencies.log.error(
          { err: error, order: hashId(orderId) },
          'completion met a fault and will go on',
        )
        await pause(wait, undefined, { ref: false, signal: this.#stop.signal }).catch(() => undefined)
      }
    }
  }

  /** Steps 2 and 3. Each reads the state from the database, not from the step before it. */
  async #goOn(orderId: string): Promise<void> {
    const { database, provider, clock } = this.#dependencies
    const record = await readOrder(database.read, orderId)
    const row = await readCompletion(database.read, orderId)
    if (!record || row?.status !== 'Pending') return
    const payment = record.payments.find(({ status }) => status === 'Completed')
    const reference = payment?.provider_reference ?? null
    let failure = row.failure
    if (failure === null && reference !== null && (await provider.capture(reference)) === 'refused') {
      failure = 'payment-refused'
      await database.tx((trx) => markFailed(trx, orderId, 'payment-refused'))
    }
    if (failure === null) return this.#complete(record.order)
    if (reference !== null) await provider.void(reference)
    const now = clock.now()
    await database.tx((trx) => finishFailed(trx, orderId, now))
  }

  async #complete(order: OrderRow): Promise<void> {
    const { database, ids, clock, confirmations } = this.#dependencies
    for (;;) {
      const ticket = {
        barcode: ids.code(bookingCodeLength),
        transactionNumber: ids.code(transactionNumberLength),
        journeyId: ids.uuid(),
        now: clock.now(),
      }
      // Nobody changes the customer of an order that is being completed.
      const confirm = confirmations?.write(order, ticket.now)
      try {
        await database.tx(async (trx) => {
          if (await finishCompleted(trx, order.id, ticket)) await confirm?.(trx)
        })
        confirmations?.written()
        return
      } catch (error) {
        // Somebody has this code already: draw another.
        if (!isUniqueViolation(error)) throw error
      }
    }
  }
}

async function readCompletion(
  db: OrderServiceDependencies['database']['read'],
  orderId: string,
): Promise<CompletionRow | undefined> {
  return db.selectFrom('completion').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

function completionDocument(order: OrderRow, row: CompletionRow): CompletionResponse {
  return {
    orderId: order.id,
    orderType: order.type,
    status: row.status,
    transactionNumber: row.transaction_number,
  }
}
