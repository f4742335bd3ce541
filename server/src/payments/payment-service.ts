import { frameConnector } from '@foyer/contract/payments/frame'
import type { OrderPayment } from '@foyer/contract/wire/orders'
import type {
  CurrentEmbeddedPaymentResponse,
  CurrentRedirectPaymentResponse,
  EmbeddedPaymentRequest,
  EmbeddedPaymentResponse,
  RedirectPaymentRequest,
  RedirectPaymentResponse,
  WebPaymentMethodsResponse,
} from '@foyer/contract/wire/payments'
import { findWorkstation, type Caller } from '../domain/caller.ts'
import type { NoticeReceiver, PaymentProvider, PaymentSession } from '../domain/payment-provider.ts'
import { ProblemError } from '../http/problem.ts'
import type { PaymentLine } from '../order-store/order-contents.ts'
import { requireNoOtherMember } from '../order-store/order-member.ts'
import type { OrderWrite } from '../order-store/order-writes.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { requireChangeable } from '../orders/order-access.ts'
import { toIsoInstant } from '../orders/iso-instant.ts'
import { toPaymentDocument } from '../orders/order-document.ts'
import { isRestPayment } from '../orders/payment-parts.ts'
import { priceContents } from '../orders/price-contents.ts'
import { listPaymentMethods, requirePaymentMethod, type PaymentPlace } from './payment-methods.ts'
import { PaymentNotices, type PaymentNoticesDependencies } from './payment-notices.ts'
import { beginRestPayment } from './rest-payments.ts'

export interface PaymentServiceDependencies extends PaymentNoticesDependencies {
  provider: PaymentProvider
}

/** The page that frames the provider's fields, and who is on it. */
export interface EmbeddingPage {
  readonly shopOrigin: string
  readonly caller: Caller
}

/** Address of the page on which a payment begins. */
export interface ShopAddresses {
  /** Origin of the page that frames the provider's fields, or sends the visitor to the provider's page. */
  readonly shopOrigin: string
  /** Absolute, on that origin: where the provider's page returns the visitor to. */
  readonly returnUrl: string
}

/** Web payments: one at a time for an order, in the provider's fields or on its page, settled by its notices. */
export class PaymentService {
  readonly #dependencies: PaymentServiceDependencies

  /** Receives the provider's notices. */
  readonly receive: NoticeReceiver

  constructor(dependencies: PaymentServiceDependencies) {
    this.#dependencies = dependencies
    this.receive = new PaymentNotices(dependencies).receive
  }

  methods(place: PaymentPlace = {}): WebPaymentMethodsResponse {
    const { provider, settings } = this.#dependencies
    return { webPaymentMethods: listPaymentMethods(provider, settings, place) }
  }

  /**
   * Starts a payment, or returns the one that has not begun. Extends the hold so that the visitor has time to type.
   * @throws ProblemError `payment-in-progress`, `order-empty`, `ticket-seat-mismatch`, `nothing-to-pay`,
   * `customer-required`, `web-payment-method-unknown`, `not-found` for a card that the caller does not have
   */
  createEmbedded(
    orderId: string,
    request: EmbeddedPaymentRequest,
    { shopOrigin, caller }: EmbeddingPage,
  ): OrderWrite<EmbeddedPaymentResponse> {
    return this.#begin(orderId, 'Embedded', request, async (order, payment) => {
      const wallet = await this.#findWallet(order, request, caller)
      const session = { ...this.#toSession(payment, request, shopOrigin), ...wallet }
      const frame = this.#dependencies.provider.getFrame(session)
      return {
        embeddedPayment: this.#toDocument(order, payment),
        connectorFunctionName: frameConnector,
        connectorParametersJson: JSON.stringify(frame),
        createCardTokenUrl: null,
        sdkScriptUrls: [],
        connectorScriptUrls: [],
        isButtonIncluded: false,
        updatedOrderExpiresAt: toIsoInstant(order.expiresAt),
        canStoreCard: wallet.canStoreCard ?? false,
      }
    })
  }

  /** What of the member's stored cards a payment has: the one that pays, or whether the typed one can be stored. */
  async #findWallet(
    { memberId }: StoredOrder,
    { memberPaymentCardId: cardId = null }: EmbeddedPaymentRequest,
    caller: Caller,
  ): Promise<Pick<PaymentSession, 'cardReference' | 'canStoreCard'>> {
    const { provider, paymentCards } = this.#dependencies
    if (cardId !== null) {
      if (caller.kind !== 'member') throw new ProblemError('member-not-signed-in')
      return { cardReference: await paymentCards.findReference(caller.memberId, cardId) }
    }
    const canStoreCard =
      provider.cards !== null &&
      caller.kind === 'member' &&
      caller.memberId === memberId &&
      // The cinema's device is many people's.
      findWorkstation(caller) === null
    return canStoreCard ? { canStoreCard } : {}
  }

  /** The same, on the provider's own page. @throws ProblemError as `createEmbedded` */
  createRedirect(
    orderId: string,
    request: RedirectPaymentRequest,
    { shopOrigin, returnUrl }: ShopAddresses,
  ): OrderWrite<RedirectPaymentResponse> {
    const { redirect } = this.#dependencies.provider
    return this.#begin(orderId, 'Redirect', request, (order, payment) => {
      if (!redirect) throw new ProblemError('web-payment-method-unknown')
      return {
        redirectPayment: this.#toDocument(order, payment),
        redirectUrl: redirect.getUrl({ ...this.#toSession(payment, request, shopOrigin), returnUrl }),
        updatedOrderExpiresAt: toIsoInstant(order.expiresAt),
      }
    })
  }

  /**
   * State of the latest payment of the rest; available also after the order has ended, so that the visitor knows what
   * became of the money.
   * @throws ProblemError `order-not-found`, `payment-not-found`, `forbidden` (another member's)
   */
  async current(orderId: string, caller: Caller): Promise<CurrentEmbeddedPaymentResponse> {
    const { order, payment } = await this.#findCurrent(orderId, caller)
    return { embeddedPayment: this.#toDocument(order, payment), ...toResult(payment) }
  }

  /** The same, for a payment by redirect only. */
  async currentRedirect(orderId: string, caller: Caller): Promise<CurrentRedirectPaymentResponse> {
    const { order, payment } = await this.#findCurrent(orderId, caller)
    if (payment.type !== 'Redirect') throw new ProblemError('payment-not-found')
    return { redirectPayment: this.#toDocument(order, payment), ...toResult(payment) }
  }

  #begin<T>(
    orderId: string,
    type: 'Embedded' | 'Redirect',
    { webPaymentMethodId: id }: Pick<EmbeddedPaymentRequest, 'webPaymentMethodId'>,
    toAnswer: (order: StoredOrder, payment: PaymentLine) => T | Promise<T>,
  ): OrderWrite<T> {
    const { provider, store, clock, ids, settings } = this.#dependencies
    const now = clock.now()
    const newId = ids.uuid()
    return async () => {
      const action = type === 'Embedded' ? 'createEmbeddedPayment' : 'createRedirectPayment'
      const order = requireChangeable(await store.read(orderId), action, now)
      const begun = beginRestPayment(order, type, { id: newId, now, settings })
      requirePaymentMethod(provider, settings, order, { type, id })
      return { command: { orderId, steps: begun.steps }, answer: await toAnswer(begun.order, begun.payment) }
    }
  }

  async #findCurrent(orderId: string, caller: Caller): Promise<{ order: StoredOrder; payment: PaymentLine }> {
    const order = await this.#dependencies.store.read(orderId)
    if (!order) throw new ProblemError('order-not-found')
    requireNoOtherMember(order, caller)
    const payment = order.contents.payments.findLast(isRestPayment)
    if (!payment) throw new ProblemError('payment-not-found')
    return { order, payment }
  }

  #toSession(
    { id: paymentId, amountMinor }: PaymentLine,
    { languageTag = null }: Pick<EmbeddedPaymentRequest, 'languageTag'>,
    shopOrigin: string,
  ): PaymentSession {
    const { currency } = this.#dependencies.settings
    return { paymentId, amountMinor, currency, languageTag, shopOrigin }
  }

  #toDocument({ contents }: StoredOrder, payment: PaymentLine): OrderPayment {
    const { currencyDecimals } = this.#dependencies.settings
    return toPaymentDocument(payment, priceContents(contents).totals.totalPrice, currencyDecimals)
  }
}

const toResult = ({ status, declineReason, maskedDetail }: PaymentLine) => ({
  declineReason: status === 'Declined' ? declineReason : null,
  maskedCardNumber: maskedDetail,
})
