import { frameConnector, type FrameConnectorParameters } from '@foyer/contract/payments/frame'
import type { Order } from '@foyer/contract/wire/orders'
import type { EmbeddedPaymentResponse, WebPaymentMethod } from '@foyer/contract/wire/payments'
import { makeAutoObservable, observableRef } from 'mobx'
import { getBody } from '../../../services/http/api-client.ts'
import type { Failure } from '../../../services/http/failure.ts'
import { poll } from '../../../services/http/polling.ts'
import { done, toOutcome, type OrderOutcome } from '../order-outcome.ts'
import { dropRestPayment } from './drop-rest-payment.ts'
import type { PaymentParts } from './payment-parts.ts'
import { toPaymentResult, toUnansweredPayment, type PaymentResult } from './payment-result.ts'

/**
 * - `Created`: the provider's fields are open, nobody has sent a card.
 * - `Started`: a card was sent, and money may move; without a frame it was sent by another page.
 */
export type EmbeddedPaymentState =
  | { readonly kind: 'NotStarted' }
  | {
      readonly kind: 'Created'
      readonly frame: FrameConnectorParameters
      /** Whether the fields store the card if the member agrees. */
      readonly canStoreCard: boolean
    }
  | { readonly kind: 'Started'; readonly frame: FrameConnectorParameters | null }

const notStarted: EmbeddedPaymentState = { kind: 'NotStarted' }

/** The one payment of an order in the provider's own fields. */
export class EmbeddedPayment {
  state: EmbeddedPaymentState = notStarted
  readonly #parts: PaymentParts

  constructor(parts: PaymentParts) {
    this.#parts = parts
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** Address of the provider's fields; null if none are open. */
  get frame(): FrameConnectorParameters | null {
    return this.state.kind === 'NotStarted' ? null : this.state.frame
  }

  /**
   * Opens the provider's fields for an order, in place of a redirect payment that nobody has begun.
   * @param cardId the member's stored card that pays; without it the card is typed
   */
  async start(
    order: Order,
    webPaymentMethodId: WebPaymentMethod['id'],
    cardId: string | null = null,
  ): Promise<OrderOutcome> {
    const { payments, languageTag } = this.#parts
    const dropped = await dropRestPayment(payments, order, 'Embedded')
    if (dropped !== null) return dropped
    const result = await payments.createEmbedded(order.id, {
      webPaymentMethodId,
      languageTag,
      ...(cardId === null ? {} : { memberPaymentCardId: cardId }),
    })
    if (!result.ok) return toOutcome(result.failure)
    const frame = parseFrameParameters(result.value.body)
    if (!frame) {
      const failure = createUnknownConnectorFailure(result.value.body.connectorFunctionName)
      return { kind: 'network', failure }
    }
    this.#parts.order.adoptExpiry(result.value.body.updatedOrderExpiresAt)
    this.#enter({ kind: 'Created', frame, canStoreCard: result.value.body.canStoreCard ?? false })
    return done
  }

  /** The frame has sent the card: from now on money may move. */
  submitted(): void {
    this.#enter({ kind: 'Started', frame: this.frame })
  }

  /** Polls until the bank has answered. A payment that can be tried again leaves no fields open. */
  async result(orderId: string): Promise<PaymentResult> {
    const answer = await poll({
      ask: () => getBody(this.#parts.payments.currentEmbedded(orderId)),
      isDone: ({ embeddedPayment }) => embeddedPayment.status !== 'Pending',
    })
    const result = answer.ok
      ? toPaymentResult(answer.value.embeddedPayment.status, answer.value.declineReason)
      : toUnansweredPayment(answer.failure)
    switch (result.kind) {
      case 'declined':
      case 'not-started':
      case 'seats-gone':
      case 'order-expired':
        this.reset()
        return result
      case 'completed':
      case 'pending':
      case 'network':
        return result
      default:
        return result satisfies never
    }
  }

  /** No fields are open any more. */
  reset(): void {
    this.#enter(notStarted)
  }

  #enter(state: EmbeddedPaymentState): void {
    this.#parts.memory.paymentStatus = state.kind
    this.state = state
  }
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
