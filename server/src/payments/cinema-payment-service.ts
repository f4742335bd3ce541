import type {
  CinemaProcessedPaymentRequest,
  CinemaProcessedPaymentResponse,
  CinemaProcessedResultRequest,
} from '@foyer/contract/wire/payments'
import type { CompletionService } from '../completion/completion-service.ts'
import { ProblemError } from '../http/problem.ts'
import type { PaymentLine } from '../order-store/order-contents.ts'
import type { OrderWrite } from '../order-store/order-writes.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { requireChangeable } from '../orders/order-access.ts'
import { toPaymentDocument } from '../orders/order-document.ts'
import type { OrderServiceDependencies } from '../orders/order-service.ts'
import { priceContents } from '../orders/price-contents.ts'
import { beginRestPayment, changePayment } from './rest-payments.ts'

export interface CinemaPaymentServiceDependencies extends OrderServiceDependencies {
  completion: CompletionService
}

/** Payments at the cinema's till: a workstation begins one and reports its result. `callerCheck` refuses other callers. */
export class CinemaPaymentService {
  readonly #dependencies: CinemaPaymentServiceDependencies

  constructor(dependencies: CinemaPaymentServiceDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Begins a payment of the rest at the till; the order cannot be changed until its result is known.
   * @throws ProblemError those of other payments
   */
  create(
    orderId: string,
    { reference = null }: CinemaProcessedPaymentRequest,
  ): OrderWrite<CinemaProcessedPaymentResponse> {
    const { store, clock, ids, settings } = this.#dependencies
    const now = clock.now()
    const id = ids.uuid()
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'setCinemaProcessedPayment', now)
      const begun = beginRestPayment(order, 'CinemaProcessed', { id, now, settings })
      const change = { status: 'Pending', maskedDetail: reference, updatedAt: now } as const
      const pending = changePayment(begun.order, begun.payment.id, change)
      const steps = begun.steps.map((step) =>
        step.kind === 'order.save' ? { ...step, order: pending } : step,
      )
      return {
        command: { orderId, steps },
        answer: this.#toAnswer(pending, { ...begun.payment, ...change }),
      }
    }
  }

  /**
   * Records the result of a payment at the till; if paid, the order's completion begins. The caller calls the
   * completion's `run` after it.
   * @throws ProblemError `payment-not-found`, `order-in-completion`
   */
  setResult(
    orderId: string,
    { status }: CinemaProcessedResultRequest,
  ): OrderWrite<CinemaProcessedPaymentResponse> {
    const { store, clock, completion } = this.#dependencies
    const now = clock.now()
    return async () => {
      const order = await store.read(orderId)
      if (!order) throw new ProblemError('order-not-found')
      // An order that has expired during the payment may still have its seats: the completion decides.
      if (order.status !== 'InProgress' && order.status !== 'Expired')
        throw new ProblemError('order-in-completion')
      const payment = order.contents.payments.findLast(
        (each) => each.type === 'CinemaProcessed' && each.status === 'Pending',
      )
      if (!payment) throw new ProblemError('payment-not-found')
      const isPaid = status === 'Completed'
      const change = {
        status: isPaid ? 'Completed' : 'Declined',
        declineReason: isPaid ? null : 'declined',
        updatedAt: now,
      } as const
      const changed = changePayment(order, payment.id, change)
      const answer = this.#toAnswer(changed, { ...payment, ...change })
      return isPaid
        ? completion.begin(changed, now, { toAnswer: () => answer })
        : { command: { orderId, steps: [{ kind: 'order.save', order: changed }] }, answer }
    }
  }

  #toAnswer({ contents }: StoredOrder, payment: PaymentLine): CinemaProcessedPaymentResponse {
    const { currencyDecimals } = this.#dependencies.settings
    const { totalPrice } = priceContents(contents).totals
    return { cinemaProcessedPayment: toPaymentDocument(payment, totalPrice, currencyDecimals) }
  }
}
