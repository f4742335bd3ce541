import { frameConnector, type FrameConnectorParameters } from '@foyer/contract/payments/frame'
import type { EmbeddedPaymentResponse, WebPaymentMethod } from '@foyer/contract/wire/payments'
import type { Order } from '@foyer/contract/wire/orders'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { lifetimes } from '../../cache/lifetimes.ts'
import { failed, mapResult, success } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { isCondition, isMissing, type Failure } from '../../services/http/failure.ts'
import { poll } from '../../services/http/polling.ts'
import type { CompletionService } from '../../services/ocapi/completion.ts'
import type { PaymentsService } from '../../services/ocapi/payments.ts'
import type { Cached, CachedByKey, Caching } from '../caching.ts'
import type { EmbeddedPaymentStatus, OrderMemory } from './order-memory.ts'
import { done, toOutcome, type OrderOutcome } from './order-outcome.ts'
import type { OrderStore } from './order.ts'

/** Result of a sent card. */
export type PaymentResult =
  | { readonly kind: 'completed' }
  | { readonly kind: 'declined'; readonly reason: string }
  /** The seats had gone before the bank answered: nothing was charged, and the order is over. */
  | { readonly kind: 'seats-gone' }
  /** After 30 seconds of polling the bank has not answered: polling again is safe. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'order-expired' }
  | { readonly kind: 'network'; readonly failure: Failure }

/** The card never reached the provider, or the server knows of no payment: the visitor types it again. */
const neverSent: PaymentResult = { kind: 'declined', reason: 'timed-out' }

/** Result of completing a paid order. */
export type CompletionResult =
  | { readonly kind: 'completed'; readonly transactionNumber: string | null }
  | { readonly kind: 'failed' }
  | { readonly kind: 'pending' }
  /** The server knows no such order, or no payment of it. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'network'; readonly failure: Failure }

export interface PaymentsStoreParts {
  payments: PaymentsService
  completion: CompletionService
  order: OrderStore
  memory: OrderMemory
  languageTag: string
  caching: Caching
}

/** Ways to pay, and the one embedded payment: NotStarted, Created (fields are open), Started (a card was sent). */
export class PaymentsStore {
  status: EmbeddedPaymentStatus = 'NotStarted'
  /** Address of the provider's fields; null if no payment is open. */
  embedded: FrameConnectorParameters | null = null
  readonly #methods: CachedByKey<WebPaymentMethod[]>
  readonly #parts: PaymentsStoreParts

  constructor(parts: PaymentsStoreParts) {
    this.#parts = parts
    this.#methods = parts.caching.map('payment-methods', {
      load: async (siteId) =>
        mapResult(await getBody(parts.payments.methods(siteId)), (body) => body.webPaymentMethods),
      lifetime: lifetimes.paymentMethods,
    })
    makeAutoObservable(this, { embedded: observableRef }, { autoBind: true })
  }

  methods(siteId: string): Cached<WebPaymentMethod[]> {
    return this.#methods.entry(siteId)
  }

  /** Opens the provider's fields for an order. */
  async start(order: Order, webPaymentMethodId: WebPaymentMethod['id']): Promise<OrderOutcome> {
    const { payments, languageTag } = this.#parts
    const result = await payments.createEmbedded(order.id, { webPaymentMethodId, languageTag })
    if (!result.ok) return toOutcome(result.failure)
    const parameters = parseFrameParameters(result.value.body)
    if (!parameters)
      return {
        kind: 'network',
        failure: createUnknownConnectorFailure(result.value.body.connectorFunctionName),
      }
    this.#parts.order.adoptExpiry(result.value.body.updatedOrderExpiresAt)
    runInAction(() => (this.embedded = parameters))
    this.#enter('Created')
    return done
  }

  /** The frame has sent the card: from now on money may move. */
  submitted(): void {
    this.#enter('Started')
  }

  /** Polls until the bank has answered. */
  async result(): Promise<PaymentResult> {
    const id = this.#parts.order.order?.id
    if (id === undefined) return { kind: 'order-expired' }
    const result = await poll({
      ask: () => getBody(this.#parts.payments.currentEmbedded(id)),
      isDone: ({ embeddedPayment }) => embeddedPayment.status !== 'Pending',
    })
    if (!result.ok) return this.#failedToAsk(result.failure)
    const { embeddedPayment, declineReason } = result.value
    switch (embeddedPayment.status) {
      case 'Completed':
        return { kind: 'completed' }
      case 'Declined':
        this.reset()
        if (declineReason === 'seats-unavailable') return { kind: 'seats-gone' }
        return { kind: 'declined', reason: declineReason ?? 'declined' }
      case 'NotStarted':
        this.reset()
        return neverSent
      case 'Pending':
        return { kind: 'pending' }
      default:
        return embeddedPayment.status satisfies never
    }
  }

  /** Polls until the paid order is completed; starts the completion if the server has not. */
  async awaitCompletion(orderId: string): Promise<CompletionResult> {
    const { order, memory } = this.#parts
    const isOurs = () => (memory.read()?.id ?? order.order?.id) === orderId
    // A mistyped address is no order that was just paid for: one answer is enough.
    const mayCome = isOurs() || order.bookedOrderId === orderId
    let result = await this.#askCompletion(orderId, mayCome)
    if (result.ok && result.value.status === 'NotStarted') {
      const started = await getBody(this.#parts.completion.start(orderId))
      if (!started.ok) return toUnanswered(started.failure)
      result = await this.#askCompletion(orderId, true)
    }
    if (!result.ok) return toUnanswered(result.failure)
    // Another order may be in progress in this browser by now: it is not affected.
    const isHeldOne = isOurs()
    switch (result.value.status) {
      case 'Completed':
        if (isHeldOne) {
          order.settle(orderId)
          this.reset()
        }
        return { kind: 'completed', transactionNumber: result.value.transactionNumber }
      case 'Failed':
        if (isHeldOne) this.reset()
        return { kind: 'failed' }
      case 'Pending':
      case 'NotStarted':
        return { kind: 'pending' }
      default:
        return result.value.status satisfies never
    }
  }

  /**
   * Cancels the order at the visitor's request. Card fields without a submission are withdrawn first, so that their
   * payment does not block it; a sent card does: then the result is `skipped`, or `refused` if the server knew first,
   * and the order stays. So it does with `network`.
   */
  async leaveOrder(): Promise<OrderOutcome | { kind: 'skipped' }> {
    const { order, memory } = this.#parts
    const hadFields = memory.paymentStatus === 'Created'
    if (hadFields) this.#enter('NotStarted')
    const outcome = await order.cancel()
    if (outcome.kind === 'ok' || outcome.kind === 'order-expired') {
      this.reset()
      order.forget()
    } else if (hadFields && memory.paymentStatus === 'NotStarted') {
      // They are still on screen, and a card may yet be typed.
      this.#enter('Created')
    }
    return outcome
  }

  /** No payment is open any more. */
  reset(): void {
    this.embedded = null
    this.#enter('NotStarted')
  }

  /**
   * A 404 while polling counts as "not yet"; if it persists to the end, it is the answer.
   * @param mayCome this browser has paid for it; for another's order a 404 is final immediately
   */
  async #askCompletion(orderId: string, mayCome: boolean) {
    const last: { missing: Failure | null } = { missing: null }
    const result = await poll({
      ask: async () => {
        const answer = await getBody(this.#parts.completion.completion(orderId))
        last.missing = !answer.ok && isMissing(answer.failure) ? answer.failure : null
        if (last.missing === null || !mayCome) return answer
        return success({
          orderId,
          orderType: 'Standard' as const,
          status: 'Pending' as const,
          transactionNumber: null,
        })
      },
      isDone: ({ status }) => status !== 'Pending',
    })
    return !result.ok && last.missing !== null ? failed(last.missing) : result
  }

  #failedToAsk(failure: Failure): PaymentResult {
    if (failure.kind === 'polling') return { kind: 'pending' }
    if (isCondition(failure, 'payment-not-found')) {
      this.reset()
      return neverSent
    }
    const outcome = toOutcome(failure)
    if (outcome.kind === 'order-expired') {
      this.reset()
      return { kind: 'order-expired' }
    }
    return { kind: 'network', failure }
  }

  #enter(status: EmbeddedPaymentStatus): void {
    this.#parts.memory.paymentStatus = status
    runInAction(() => (this.status = status))
  }
}

function toUnanswered(failure: Failure): CompletionResult {
  if (failure.kind === 'polling') return { kind: 'pending' }
  const isRefused = failure.kind === 'condition' || isMissing(failure)
  return isRefused ? { kind: 'missing' } : { kind: 'network', failure }
}

function parseFrameParameters(response: EmbeddedPaymentResponse): FrameConnectorParameters | null {
  if (response.connectorFunctionName !== frameConnector) return null
  try {
    const { frameUrl, origin } = JSON.parse(
      response.connectorParametersJson,
    ) as Partial<FrameConnectorParameters>
    return typeof frameUrl === 'string' && typeof origin === 'string' ? { frameUrl, origin } : null
  } catch {
    return null
  }
}

function createUnknownConnectorFailure(name: string): Failure {
  return {
    kind: 'contract',
    operation: 'createEmbeddedPayment',
    detail: `connector ${name} is not one that this page has`,
    retryable: false,
  }
}
