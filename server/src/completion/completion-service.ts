import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { CompletionResponse } from '@foyer/contract/wire/orders'
import { isUniqueViolation } from '../database/failures.ts'
import type { CodeKeys } from '../codes/code-keys.ts'
import { hashId } from '../http/logging.ts'
import { ProblemError } from '../http/problem.ts'
import type { CompletionState } from '../order-store/order-contents.ts'
import { runOrderWrite, type OrderWrite, type PreparedWrite } from '../order-store/order-writes.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { requireChangeable, requireContents } from '../orders/order-access.ts'
import { getReleaseTime, isUnpaidMode, requireBookable } from '../orders/unpaid-bookings.ts'
import type { OrderServiceDependencies } from '../orders/order-service.ts'
import { createEarnings, type FindEarningMember } from '../orders/earnings.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { dropStoredValue, getRestToPay, isRestPayment } from '../orders/payment-parts.ts'
import {
  getChargeSteps,
  getReturnSteps,
  getSaleSteps,
  toCharged,
  toCompleted,
  toCompleting,
  toFailed,
  toFailure,
  type CompletionFailure,
} from './outcome.ts'
import { getPreparationSteps } from './preparation-steps.ts'
import { createSoldCards } from './sold-gift-cards.ts'
import { createSoldVouchers } from './sold-vouchers.ts'

export interface CompletionServiceDependencies extends OrderServiceDependencies {
  provider: PaymentProvider
  codeKeys: CodeKeys
  log: FastifyBaseLogger
  /** Finds the member of an order; nobody earns anything without it. */
  findEarningMember?: FindEarningMember
  /** Notifies the customer of a completed order; absent without mail. */
  confirmations?: Confirmations
}

/** Notifies customers that their order is complete. */
export interface Confirmations {
  /** Steps added to the command that completes the order, so that both are stored or neither. */
  getSteps(order: StoredOrder, now: number): Step[]
  /** Called when that command is committed. */
  written(): void
}

/** Length of a booking code, and of a transaction number. */
const bookingCodeLength = 7
const transactionNumberLength = 10
/** First and longest delay before a failed completion is resumed, milliseconds. */
const firstWait = 500
const longestWait = 30_000

/**
 * Completes a paid order in durable steps, each of which can be resumed after a crash:
 *
 * 1. `begin`, in the transaction that records the payment: the seats are sold to the order, its vouchers are spent and its
 *    gift cards and points charged, all or none; if something is gone, the reason is stored.
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

  /**
   * Step 1. The order is open or expired; from here on it is being completed, even if its seats are gone.
   * @param toAnswer creates the answer from the order in its new state
   * @param steps further writes of the transaction
   */
  async begin<T>(
    order: StoredOrder,
    now: number,
    { toAnswer, steps = [] }: { toAnswer: (begun: StoredOrder) => T; steps?: readonly Step[] },
  ): Promise<PreparedWrite<T> & Required<Pick<PreparedWrite<T>, 'otherwise'>>> {
    const { catalogue, ids, settings } = this.#dependencies
    const details = await loadShowtimeDetails(catalogue, order)
    const releasesAt = getReleaseTime(toCharged(order, now), details, settings)
    const prepare = (failure: CompletionFailure | null, claims: readonly Step[]): PreparedWrite<T> => {
      const begun = toCompleting(order, now, { failure, releasesAt })
      return {
        command: { orderId: order.id, steps: [{ kind: 'order.save', order: begun }, ...claims, ...steps] },
        answer: toAnswer(begun),
      }
    }
    return {
      ...prepare(null, [
        ...getChargeSteps(order, now, () => ids.uuid()),
        ...getSaleSteps(order, details, { now, releasesAt }),
      ]),
      otherwise: (refusal) => prepare(toFailure(refusal, order), [{ kind: 'claims.free' }]),
    }
  }

  /**
   * `POST completion`: starts the completion of an order without an amount due, or of one to be paid at the cinema;
   * returns a completion that exists already. The caller calls `run` after the transaction.
   * @throws ProblemError `order-empty`, `ticket-seat-mismatch`, `payment-incomplete`, `unpaid-booking-closed`,
   * `customer-required`
   */
  start(orderId: string): OrderWrite<CompletionResponse> {
    const { store, clock } = this.#dependencies
    const now = clock.now()
    return async () => {
      const read = await store.read(orderId)
      if (read?.contents.completion) return { command: null, answer: toCompletionDocument(read) }
      const open = requireChangeable(read, 'complete', now)
      requireContents(open)
      const isPaid = getRestToPay(open) === 0
      if (isUnpaidMode(open.bookingMode)) await this.#requireBookable(open, now)
      else if (!isPaid) throw new ProblemError('payment-incomplete')
      // A booking to be paid at the cinema is paid there in full: no gift card and no balance is charged for it, as it may be
      // released.
      const order = isPaid ? open : dropStoredValue(open)
      const begun = await this.begin(order, now, { toAnswer: toCompletionDocument })
      return {
        ...begun,
        // No bank was charged: the order stays open and can be paid in another way.
        otherwise: (refusal) => {
          const failure = toFailure(refusal, order)
          if (failure === 'gift-card-refused') throw new ProblemError('gift-card-balance-insufficient')
          if (failure === 'member-balance-refused') throw new ProblemError('member-balance-insufficient')
          return begun.otherwise(refusal)
        },
      }
    }
  }

  /** An unpaid booking needs a customer, and can be completed until the cut-off of its showtimes. */
  async #requireBookable(order: StoredOrder, now: number): Promise<void> {
    const { catalogue, settings } = this.#dependencies
    const details = await loadShowtimeDetails(catalogue, order)
    for (const { showtimeId } of order.contents.showtimes) {
      const showtime = details.get(showtimeId)
      if (!showtime) throw new ProblemError('showtime-unavailable')
      requireBookable(order, showtime, now, settings)
    }
    if (!order.customer?.email) throw new ProblemError('customer-required')
  }

  /** @throws ProblemError `order-not-found`, `completion-not-found` */
  async get(orderId: string): Promise<CompletionResponse> {
    const order = await this.#dependencies.store.read(orderId)
    if (!order) throw new ProblemError('order-not-found')
    if (!order.contents.completion) throw new ProblemError('completion-not-found')
    return toCompletionDocument(order)
  }

  /** Runs a completion in the background until it has ended; one runner per order. */
  run(orderId: string): void {
    if (this.#stop.signal.aborted || this.#running.has(orderId)) return
    const work = this.#runUntilOver(orderId).finally(() => this.#running.delete(orderId))
    this.#running.set(orderId, work)
  }

  /** Resumes completions that an earlier process left unfinished; called once at start. @returns their number */
  async resume(): Promise<number> {
    const pending = await this.#dependencies.store.listCompleting()
    for (const orderId of pending) this.run(orderId)
    return pending.length
  }

  /** Settles when no completion is running; waiting after a failure counts as running. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  /** Starts no more steps and waits for each completion's current step. */
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
          'a completion failed and will be resumed',
        )
        await pause(wait, undefined, { ref: false, signal: this.#stop.signal }).catch(() => undefined)
      }
    }
  }

  /** Steps 2 and 3. Each reads the state from the database, not from the previous step. */
  async #goOn(orderId: string): Promise<void> {
    const { store, provider } = this.#dependencies
    const order = await store.read(orderId)
    const completion = order?.contents.completion
    if (!order || completion?.status !== 'Pending') return
    const payment = order.contents.payments.find((each) => isRestPayment(each) && each.status === 'Completed')
    const reference = payment?.providerReference ?? null
    let { failure } = completion
    if (failure === null && reference !== null && (await provider.capture(reference)) === 'refused') {
      failure = 'payment-refused'
      await this.#markRefused(orderId)
    }
    if (failure === null) return this.#complete(orderId)
    if (reference !== null) await provider.void(reference)
    await this.#fail(orderId)
  }

  /**
   * Records that the completion will fail, and frees its seats, vouchers, gift cards and points; a bank's money still has to be
   * returned.
   */
  async #markRefused(orderId: string): Promise<void> {
    const { clock, ids } = this.#dependencies
    await this.#changePending(orderId, (order, completion) => ({
      order: {
        ...order,
        contents: { ...order.contents, completion: { ...completion, failure: 'payment-refused' } },
      },
      steps: [{ kind: 'claims.free' }, ...getReturnSteps(order, clock.now(), () => ids.uuid())],
    }))
  }

  async #fail(orderId: string): Promise<void> {
    const now = this.#dependencies.clock.now()
    await this.#changePending(orderId, (order) => ({ order: toFailed(order, now), steps: [] }))
  }

  async #complete(orderId: string): Promise<void> {
    const { ids, clock, catalogue, confirmations, codeKeys, settings } = this.#dependencies
    for (;;) {
      const numbers = {
        bookingId: ids.code(bookingCodeLength),
        transactionNumber: ids.code(transactionNumberLength),
        journeyId: ids.uuid(),
        now: clock.now(),
      }
      const { journeyId, bookingId: reference, now } = numbers
      try {
        await this.#changePending(orderId, async (order) => {
          const details = await loadShowtimeDetails(catalogue, order)
          const completed = toCompleted(order, numbers, {
            details,
            site: await catalogue.getSite(order.siteId),
          })
          const cards = createSoldCards(completed, now, { ids, codeKeys, form: settings.items.giftCardForm })
          const sold = createSoldVouchers(cards.order, now, {
            ids,
            codeKeys,
            form: settings.items.voucherForm,
            findRedeemable: (itemId) => catalogue.items.items.get(itemId)?.redeemable ?? null,
          })
          const earnings = createEarnings(sold.order, await this.#findMember(order), {
            rules: settings.balances,
            details,
            ids,
            now,
          })
          return {
            order: earnings.order,
            steps: [
              { kind: 'journey.add', journeyId, reference, createdAt: now },
              ...cards.steps,
              ...sold.steps,
              ...earnings.steps,
              ...getPreparationSteps(earnings.order, details),
              ...(confirmations?.getSteps(earnings.order, now) ?? []),
            ],
          }
        })
        confirmations?.written()
        return
      } catch (error) {
        // The code is taken: draw another.
        if (!isUniqueViolation(error)) throw error
      }
    }
  }

  async #findMember({ memberId }: StoredOrder) {
    return memberId === null ? null : ((await this.#dependencies.findEarningMember?.(memberId)) ?? null)
  }

  /** Changes an order that is being completed; does nothing if another runner has finished it. */
  async #changePending(
    orderId: string,
    change: (order: StoredOrder, completion: CompletionState) => PendingChange | Promise<PendingChange>,
  ): Promise<void> {
    const { store } = this.#dependencies
    await runOrderWrite(store, async () => {
      const order = await store.read(orderId)
      const completion = order?.contents.completion
      if (!order || completion?.status !== 'Pending') return { command: null, answer: null }
      const { order: changed, steps } = await change(order, completion)
      return {
        command: { orderId, steps: [{ kind: 'order.save', order: changed }, ...steps] },
        answer: null,
      }
    })
  }
}

interface PendingChange {
  readonly order: StoredOrder
  readonly steps: readonly Step[]
}

function toCompletionDocument(order: StoredOrder): CompletionResponse {
  return {
    orderId: order.id,
    orderType: order.type,
    status: order.contents.completion?.status ?? 'Pending',
    transactionNumber: order.transactionNumber,
  }
}
