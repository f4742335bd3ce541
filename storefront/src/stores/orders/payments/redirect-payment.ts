import type { Order } from '@foyer/contract/wire/orders'
import type { CurrentRedirectPaymentResponse, WebPaymentMethod } from '@foyer/contract/wire/payments'
import { makeAutoObservable, observableRef } from 'mobx'
import { success, type Result } from '../../../cache/result.ts'
import { getBody } from '../../../services/http/api-client.ts'
import { isMissing, type Failure } from '../../../services/http/failure.ts'
import { poll } from '../../../services/http/polling.ts'
import { toRefusal, type RefusedOutcome } from '../order-outcome.ts'
import { dropRestPayment } from './drop-rest-payment.ts'
import type { PaymentParts } from './payment-parts.ts'
import { toPaymentResult, toUnansweredPayment, type PaymentResult } from './payment-result.ts'
import { isProviderAddress } from './provider-address.ts'

/**
 * - `Created`: it is being begun.
 * - `Started`: the visitor is sent to the provider's page, and money may move there.
 */
export type RedirectPaymentState = { readonly kind: 'NotStarted' | 'Created' | 'Started' }

/** `leave`: the visitor is to be sent to the provider's page at `url`. */
export type RedirectOutcome = { readonly kind: 'leave'; readonly url: string } | RefusedOutcome

export interface RedirectRequest {
  readonly webPaymentMethodId: WebPaymentMethod['id']
  /** Absolute, of the page's own origin: where the provider sends the visitor afterwards. */
  readonly returnUrl: string
}

/** The one payment of an order on the provider's own page. */
export class RedirectPayment {
  state: RedirectPaymentState = { kind: 'NotStarted' }
  readonly #parts: PaymentParts

  constructor(parts: PaymentParts) {
    this.#parts = parts
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** Begins the payment, in place of card fields that nobody has typed into. */
  async start(order: Order, { webPaymentMethodId, returnUrl }: RedirectRequest): Promise<RedirectOutcome> {
    const { payments, languageTag } = this.#parts
    this.#enter('Created')
    const dropped = await dropRestPayment(payments, order, 'Redirect')
    if (dropped !== null) return this.#giveUp(dropped)
    const result = await payments.createRedirect(order.id, {
      webPaymentMethodId,
      redirectReturnUrl: returnUrl,
      languageTag,
    })
    if (!result.ok) return this.#giveUp(toRefusal(result.failure))
    const { redirectUrl, updatedOrderExpiresAt } = result.value.body
    if (!isProviderAddress(redirectUrl, new URL(returnUrl).origin))
      return this.#giveUp({ kind: 'network', failure: unsafeAddress })
    this.#parts.order.adoptExpiry(updatedOrderExpiresAt)
    // The page may be unloaded as soon as it is left, so the state is stored before that.
    this.#enter('Started')
    return { kind: 'leave', url: redirectUrl }
  }

  /** The visitor is back from the provider's page, or the result is about to be polled: money may move from here on. */
  followed(): void {
    this.#enter('Started')
  }

  /** Polls until the bank has answered, for a visitor who is back. A first 404 is ignored; a second is the result. */
  async result(orderId: string): Promise<PaymentResult> {
    let misses = 0
    const answer = await poll<CurrentRedirectPaymentResponse | null>({
      ask: async () => {
        const answer = await this.#ask(orderId)
        if (answer.ok || !isMissing(answer.failure)) return answer
        misses += 1
        return misses === 1 ? success(null) : answer
      },
      isDone: (answer) => answer !== null && answer.redirectPayment.status !== 'Pending',
    })
    return this.#settle(orderId, answer)
  }

  /** Reads once what became of the payment. */
  async read(orderId: string): Promise<PaymentResult> {
    return this.#settle(orderId, await this.#ask(orderId))
  }

  /** Nobody is on the provider's page any more. */
  reset(): void {
    this.#enter('NotStarted')
  }

  #ask(orderId: string): Promise<Result<CurrentRedirectPaymentResponse, Failure>> {
    return getBody(this.#parts.payments.currentRedirect(orderId))
  }

  #settle(orderId: string, answer: Result<CurrentRedirectPaymentResponse | null, Failure>): PaymentResult {
    const result: PaymentResult = !answer.ok
      ? toUnansweredPayment(answer.failure)
      : answer.value === null
        ? { kind: 'not-started' }
        : toPaymentResult(answer.value.redirectPayment.status, answer.value.declineReason)
    const isOver = result.kind !== 'completed' && result.kind !== 'pending' && result.kind !== 'network'
    // Another order may be in progress in this browser: what it has begun is not affected.
    if (isOver && this.#parts.memory.read()?.id === orderId) this.reset()
    return result
  }

  #giveUp<T>(outcome: T): T {
    this.reset()
    return outcome
  }

  #enter(kind: RedirectPaymentState['kind']): void {
    this.#parts.memory.paymentStatus = kind
    this.state = { kind }
  }
}

const unsafeAddress: Failure = {
  kind: 'contract',
  operation: 'createRedirectPayment',
  detail: 'the address is not one that a visitor may be sent to',
  retryable: false,
}
