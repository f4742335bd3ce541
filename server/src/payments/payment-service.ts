import type { FastifyBaseLogger } from 'fastify'
import { frameConnector } from '@foyer/contract/payments/frame'
import type {
  CurrentEmbeddedPaymentResponse,
  EmbeddedPaymentRequest,
  EmbeddedPaymentResponse,
  WebPaymentMethodsResponse,
} from '@foyer/contract/wire/payments'
import type { CompletionService } from '../completion/completion-service.ts'
import { ProblemError } from '../http/problem.ts'
import { hasExpired, requireChangeable, requireContents } from '../orders/order-access.ts'
import type { PaymentLine } from '../order-store/order-contents.ts'
import { runOrderWrite, type OrderWrite, type PreparedWrite } from '../order-store/order-writes.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { toIsoInstant, getLatestEnd, toPaymentDocument } from '../orders/order-document.ts'
import { priceContents } from '../orders/price-contents.ts'
import { getRestToPay, isRestPayment } from '../orders/payment-parts.ts'
import { extendHold, getExtendSteps, type OrderServiceDependencies } from '../orders/order-service.ts'
import { openNotice } from './notices.ts'
import type {
  NoticeAnswer,
  PaymentProvider,
  ProviderNotice,
  SignedNotice,
} from '../domain/payment-provider.ts'

export interface PaymentServiceDependencies extends OrderServiceDependencies {
  provider: PaymentProvider
  /** Shared with the provider: its messages are accepted only with this signature. */
  noticeSecret: string
  completion: CompletionService
  log: FastifyBaseLogger
}

const refused: NoticeAnswer = { accepted: false }
const accepted: NoticeAnswer = { accepted: true }

/** Embedded card payments: one at a time for an order, shown by the provider, settled by its notices. */
export class PaymentService {
  readonly #dependencies: PaymentServiceDependencies

  constructor(dependencies: PaymentServiceDependencies) {
    this.#dependencies = dependencies
  }

  methods(): WebPaymentMethodsResponse {
    const { provider, settings } = this.#dependencies
    return {
      webPaymentMethods: [
        {
          id: provider.methodId,
          type: 'Embedded',
          isDefault: true,
          name: settings.cardPayment,
          providerName: provider.name,
        },
      ],
    }
  }

  /**
   * Starts a payment, or hands out the one that nobody has typed a card into yet. Leaves the visitor time to type.
   * @param shopOrigin origin of the page that will frame the provider's fields
   * @throws ProblemError `payment-in-progress`, `order-empty`, `ticket-seat-mismatch`, `nothing-to-pay`, `customer-required`, `web-payment-method-unknown`
   */
  createEmbedded(
    orderId: string,
    request: EmbeddedPaymentRequest,
    shopOrigin: string,
  ): OrderWrite<EmbeddedPaymentResponse> {
    const { provider, store, clock, ids, settings } = this.#dependencies
    const now = clock.now()
    const newId = ids.uuid()
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'createEmbeddedPayment', now)
      refuseUnpayable(order)
      if (String(request.webPaymentMethodId) !== provider.methodId)
        throw new ProblemError('web-payment-method-unknown')
      // Whoever opens the card fields in the last minute can still type; opening them again gives no more.
      const typingEnds = Math.min(now, getLatestEnd(order, settings)) + settings.paymentEntryTime
      const { payments } = order.contents
      const known = payments.find((each) => each.type === 'Embedded' && each.status === 'NotStarted')
      const payment = known ?? createPayment(order, newId, now)
      const changed: StoredOrder = {
        ...extendHold(order, typingEnds),
        contents: { ...order.contents, payments: known ? payments : [...payments, payment] },
      }
      const frame = provider.getFrame({
        paymentId: payment.id,
        amountMinor: payment.amountMinor,
        currency: settings.currency,
        languageTag: request.languageTag ?? null,
        shopOrigin,
      })
      const steps: Step[] = [{ kind: 'order.save', order: changed }, ...getExtendSteps(order, changed)]
      if (!known) steps.push({ kind: 'lookup.add', lookup: 'payment', value: payment.id })
      return {
        command: { orderId, steps },
        answer: {
          embeddedPayment: this.#toDocument(changed, payment),
          connectorFunctionName: frameConnector,
          connectorParametersJson: JSON.stringify(frame),
          createCardTokenUrl: null,
          sdkScriptUrls: [],
          connectorScriptUrls: [],
          isButtonIncluded: false,
          updatedOrderExpiresAt: toIsoInstant(changed.expiresAt),
        },
      }
    }
  }

  #toDocument({ contents }: StoredOrder, payment: PaymentLine) {
    const { currencyDecimals } = this.#dependencies.settings
    return toPaymentDocument(payment, priceContents(contents).totals.totalPrice, currencyDecimals)
  }

  /**
   * Result of the latest payment; returned also after the order is gone, so that the visitor knows what became of the
   * money.
   * @throws ProblemError `order-not-found`, `payment-not-found`
   */
  async current(orderId: string): Promise<CurrentEmbeddedPaymentResponse> {
    const order = await this.#dependencies.store.read(orderId)
    if (!order) throw new ProblemError('order-not-found')
    const payment = order.contents.payments.findLast(isRestPayment)
    if (!payment) throw new ProblemError('payment-not-found')
    return {
      embeddedPayment: this.#toDocument(order, payment),
      declineReason: payment.status === 'Declined' ? payment.declineReason : null,
      maskedCardNumber: payment.maskedDetail,
    }
  }

  /** Handles a provider's notice. An arrow function, because it is passed to the provider as a value. */
  readonly receive = async (signed: SignedNotice): Promise<NoticeAnswer> => {
    const { store, noticeSecret, completion, clock, log } = this.#dependencies
    const notice = openNotice(signed, noticeSecret)
    if (!notice) {
      log.warn('a payment notice without a valid signature was passed by')
      return refused
    }
    const orderId = await store.find('payment', notice.paymentId)
    if (orderId === null) return refused
    const now = clock.now()
    const outcome = await runOrderWrite(store, async () => {
      const order = await store.read(orderId)
      const payment = order?.contents.payments.find(({ id }) => id === notice.paymentId)
      return order && payment ? this.#settle({ order, payment, notice, now }) : nothingToWrite(refused)
    })
    // No key is given, so no answer is kept.
    const answer = outcome.kind === 'written' ? outcome.answer : refused
    log.info({ notice: notice.type, paymentId: notice.paymentId, ...answer }, 'payment notice')
    if (notice.type === 'authorised' && answer.accepted) completion.run(orderId)
    return answer
  }

  async #settle(settlement: Settlement): Promise<PreparedWrite<NoticeAnswer>> {
    const { order, payment, notice, now } = settlement
    const isOpen = payment.status === 'NotStarted' || payment.status === 'Pending'
    switch (notice.type) {
      case 'submitted': {
        // Asked before, and the bank is at it: what it says counts, even when the hold has run out by then.
        if (payment.status === 'Pending') return nothingToWrite(accepted)
        const stands = isOpen && order.status === 'InProgress' && !hasExpired(order, now)
        if (!stands || !sumsAgree(settlement, notice.amountMinor)) return nothingToWrite(refused)
        const { settings } = this.#dependencies
        const lastEntry = getLatestEnd(order, settings) + settings.paymentEntryTime
        const extended = extendHold(order, Math.min(now, lastEntry) + settings.bankAnswerTime)
        const changed = changePayment(extended, payment.id, { status: 'Pending', updatedAt: now })
        return save(changed, accepted, getExtendSteps(order, changed))
      }
      case 'declined': {
        if (!isOpen) return nothingToWrite(accepted)
        const declined = {
          status: 'Declined',
          declineReason: notice.reason,
          maskedDetail: notice.maskedDetail,
          updatedAt: now,
        } as const
        return save(changePayment(order, payment.id, declined), accepted)
      }
      case 'authorised': {
        // Told twice: the first time counts. Told after we had given up: the provider gives the money back.
        if (!isOpen) return nothingToWrite({ accepted: payment.providerReference === notice.reference })
        // An order that ran out while the bank thought may still have its seats: completing finds out.
        const canComplete = order.status === 'InProgress' || order.status === 'Expired'
        const isWanted = canComplete && sumsAgree(settlement, notice.amountMinor)
        const changed = changePayment(order, payment.id, {
          status: isWanted ? 'Completed' : 'Declined',
          declineReason: isWanted ? null : 'declined',
          maskedDetail: notice.maskedDetail,
          providerReference: isWanted ? notice.reference : null,
          updatedAt: now,
        })
        if (!isWanted) return save(changed, refused)
        return this.#dependencies.completion.begin(changed, now, {
          toAnswer: () => accepted,
          steps: [{ kind: 'lookup.add', lookup: 'charge', value: notice.reference }],
        })
      }
    }
  }
}

interface Settlement {
  readonly order: StoredOrder
  readonly payment: PaymentLine
  readonly notice: ProviderNotice
  readonly now: number
}

const nothingToWrite = (answer: NoticeAnswer): PreparedWrite<NoticeAnswer> => ({ command: null, answer })

const save = (
  order: StoredOrder,
  answer: NoticeAnswer,
  steps: readonly Step[] = [],
): PreparedWrite<NoticeAnswer> => ({
  command: { orderId: order.id, steps: [{ kind: 'order.save', order }, ...steps] },
  answer,
})

/** The card is charged what the order costs, at the moment of charging. */
function sumsAgree({ order, payment }: Settlement, amountMinor: number): boolean {
  return amountMinor === payment.amountMinor && amountMinor === getRestToPay(order)
}

function refuseUnpayable(order: StoredOrder): void {
  requireContents(order)
  if (getRestToPay(order) === 0) throw new ProblemError('nothing-to-pay')
  if (!order.customer?.email) throw new ProblemError('customer-required')
}

function createPayment(order: StoredOrder, id: string, now: number): PaymentLine {
  return {
    id,
    type: 'Embedded',
    amountMinor: getRestToPay(order),
    status: 'NotStarted',
    declineReason: null,
    maskedDetail: null,
    providerReference: null,
    // The latest payment is the one that counts: two in one millisecond would leave that open.
    createdAt: Math.max(now, ...order.contents.payments.map(({ createdAt }) => createdAt + 1)),
    updatedAt: now,
  }
}

function changePayment(order: StoredOrder, paymentId: string, change: Partial<PaymentLine>): StoredOrder {
  const payments = order.contents.payments.map((payment) =>
    payment.id === paymentId ? { ...payment, ...change } : payment,
  )
  return { ...order, contents: { ...order.contents, payments } }
}
