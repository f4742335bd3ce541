import type { OrderType } from '@foyer/contract/wire/enumerations'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import { findRestPayment } from '../../../domain/payment-parts.ts'
import { lifetimes } from '../../../cache/lifetimes.ts'
import { mapResult } from '../../../cache/result.ts'
import { getBody } from '../../../services/http/api-client.ts'
import type { CompletionService } from '../../../services/ocapi/completion.ts'
import type { Cached, CachedByKey, Caching } from '../../base/caching.ts'
import { done, toOutcome, type OrderOutcome } from '../order-outcome.ts'
import { Completions } from './completions.ts'
import { EmbeddedPayment } from './embedded-payment.ts'
import { GiftCardPayments } from './gift-card-payments.ts'
import { MemberBalancePayments } from './member-balance-payments.ts'
import type { PaymentParts } from './payment-parts.ts'
import type { CompletionResult, PostedCompletionResult } from './payment-result.ts'
import { RedirectPayment } from './redirect-payment.ts'

export interface PaymentsStoreParts extends PaymentParts {
  readonly completion: CompletionService
  readonly caching: Caching
}

/** Ways to pay, and the payments of the order in progress: gift cards, a balance, and one web payment of the rest. */
export class PaymentsStore {
  readonly embedded: EmbeddedPayment
  readonly redirect: RedirectPayment
  readonly giftCards: GiftCardPayments
  readonly memberBalance: MemberBalancePayments
  readonly #methods: CachedByKey<WebPaymentMethod[]>
  readonly #completions: Completions
  readonly #parts: PaymentsStoreParts

  constructor(parts: PaymentsStoreParts) {
    this.#parts = parts
    this.embedded = new EmbeddedPayment(parts)
    this.redirect = new RedirectPayment(parts)
    this.giftCards = new GiftCardPayments(parts, () => this.dropFields())
    this.memberBalance = new MemberBalancePayments(parts, () => this.dropFields())
    this.#completions = new Completions({ ...parts, onEnd: () => this.reset() })
    this.#methods = parts.caching.map('payment-methods', {
      load: async (key) =>
        mapResult(await getBody(parts.payments.methods(parsePlace(key))), (body) => body.webPaymentMethods),
      lifetime: lifetimes.paymentMethods,
    })
  }

  /** Ways to pay at a cinema for a type of order. */
  methods(siteId: string, orderType: OrderType): Cached<WebPaymentMethod[]> {
    return this.#methods.entry(toPlaceKey({ siteId, orderType }))
  }

  /**
   * Polls until the paid order is completed; starts the completion if the server has not.
   * @param stays the order stays in this browser until `settle`
   */
  awaitCompletion(orderId: string, stays = false): Promise<CompletionResult> {
    return this.#completions.await(orderId, stays)
  }

  /**
   * Completes an order without a web payment: nothing to pay, gift cards alone, or paid at the cinema. It stays in this
   * browser until `settle`.
   */
  complete(orderId: string): Promise<PostedCompletionResult> {
    return this.#completions.post(orderId)
  }

  /** A completed order is no longer this browser's order in progress. */
  settle(orderId: string): void {
    this.#completions.settle(orderId)
  }

  /** Takes a payment off the order; the rest to pay changes. */
  async remove(paymentId: string): Promise<OrderOutcome> {
    const { payments, order } = this.#parts
    const orderId = order.order?.id
    if (orderId === undefined) return { kind: 'order-expired' }
    const result = await payments.remove(orderId, paymentId)
    if (result.ok) this.dropFields()
    await order.refresh()
    return result.ok ? done : toOutcome(result.failure)
  }

  /**
   * Cancels the order at the visitor's request. Card fields without a submission are withdrawn first, so that their
   * payment does not block it; a sent card does: then the result is `skipped`, or `refused` if the server knew first,
   * and the order stays. So it does with `network`. A visitor who was sent to the provider's page and is here has left it:
   * the server knows whether they have paid there.
   */
  async leaveOrder(): Promise<OrderOutcome | { kind: 'skipped' }> {
    const { order, memory } = this.#parts
    if (
      memory.paymentStatus === 'Started' &&
      order.order &&
      findRestPayment(order.order)?.type === 'Redirect'
    )
      await this.redirect.read(order.order.id)
    const hadFields = memory.paymentStatus === 'Created'
    if (hadFields) memory.paymentStatus = 'NotStarted'
    const outcome = await order.cancel()
    if (outcome.kind === 'ok' || outcome.kind === 'order-expired') {
      this.reset()
      order.forget()
    } else if (hadFields && memory.paymentStatus === 'NotStarted') {
      // They are still on screen, and a card may yet be typed.
      memory.paymentStatus = 'Created'
    }
    return outcome
  }

  /** No web payment is open any more. */
  reset(): void {
    this.embedded.reset()
    this.redirect.reset()
  }

  /** Fields are open for a sum: with another one the server has dropped their payment. */
  dropFields(): void {
    if (this.embedded.state.kind === 'Created') this.embedded.reset()
  }
}

interface PaymentPlace {
  readonly siteId: string
  readonly orderType: OrderType
}

const toPlaceKey = ({ siteId, orderType }: PaymentPlace) => JSON.stringify([siteId, orderType])

function parsePlace(key: string): PaymentPlace {
  const [siteId, orderType] = JSON.parse(key) as [string, OrderType]
  return { siteId, orderType }
}
