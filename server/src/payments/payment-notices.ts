import type { FastifyBaseLogger } from 'fastify'
import type { CodeStore } from '../codes/code-store.ts'
import type { CompletionService } from '../completion/completion-service.ts'
import type { CardNotice, NoticeAnswer, ProviderNotice, SignedNotice } from '../domain/payment-provider.ts'
import type { PaymentLine } from '../order-store/order-contents.ts'
import { runOrderWrite, type PreparedWrite } from '../order-store/order-writes.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { hasExpired } from '../orders/order-access.ts'
import { getLatestEnd } from '../orders/order-document.ts'
import { extendHold, getExtendSteps, type OrderServiceDependencies } from '../orders/order-service.ts'
import { getRestToPay, listStoredCharges } from '../orders/payment-parts.ts'
import { openNotice } from './notices.ts'
import type { PaymentCards } from '../wallet/payment-cards.ts'
import { changePayment } from './rest-payments.ts'

export interface PaymentNoticesDependencies extends OrderServiceDependencies {
  /** Shared with the provider: only notices with its signature are accepted. */
  noticeSecret: string
  codes: CodeStore
  completion: CompletionService
  paymentCards: PaymentCards
  log: FastifyBaseLogger
}

const refused: NoticeAnswer = { accepted: false }
const accepted: NoticeAnswer = { accepted: true }

/** Settles payments by a provider's notices, which may come twice, late and out of order. */
export class PaymentNotices {
  readonly #dependencies: PaymentNoticesDependencies

  constructor(dependencies: PaymentNoticesDependencies) {
    this.#dependencies = dependencies
  }

  /** Handles a provider's notice. An arrow function, because it is passed to the provider as a value. */
  readonly receive = async (signed: SignedNotice): Promise<NoticeAnswer> => {
    const { store, noticeSecret, completion, clock, log } = this.#dependencies
    const notice = openNotice(signed, noticeSecret)
    if (!notice) {
      log.warn('a payment notice without a valid signature was ignored')
      return refused
    }
    if (isCardNotice(notice)) {
      const answer = await this.#dependencies.paymentCards.receive(notice)
      log.info({ notice: notice.type, ...answer }, 'payment card notice')
      return answer
    }
    const orderId = await store.find('payment', notice.paymentId)
    if (orderId === null) return refused
    const now = clock.now()
    // First: if the card cannot be stored now, the notice fails as a whole and is repeated.
    await this.#keepCard(orderId, notice)
    const outcome = await runOrderWrite(store, async () => {
      const order = await store.read(orderId)
      const payment = order?.contents.payments.find(({ id }) => id === notice.paymentId)
      return order && payment ? this.#settle({ order, payment, notice, now }) : nothingToWrite(refused)
    })
    // Without an idempotency key no answer is stored.
    const answer = outcome.kind === 'written' ? outcome.answer : refused
    log.info({ notice: notice.type, paymentId: notice.paymentId, ...answer }, 'payment notice')
    if (notice.type === 'authorised' && answer.accepted) completion.run(orderId)
    if (notice.type === 'authorised' && notice.card && !answer.accepted)
      await this.#dependencies.paymentCards.discard(notice.card)
    return answer
  }

  /** Stores the card that was paid with for the order's member, as they have agreed. */
  async #keepCard(orderId: string, notice: PaymentNotice): Promise<void> {
    const { store, paymentCards } = this.#dependencies
    if (notice.type !== 'authorised' || !notice.card) return
    const memberId = (await store.read(orderId))?.memberId ?? null
    const isStored = memberId !== null && (await paymentCards.keep(memberId, notice.card))
    if (!isStored) await paymentCards.discard(notice.card)
  }

  /**
   * Whether each gift card and balance of an order still has the amount that it has to pay. Only an early check: no charge is
   * decided on it.
   */
  async #hasStoredValue({ contents }: StoredOrder, now: number): Promise<boolean> {
    for (const { scarceId, quantity } of listStoredCharges(contents))
      if ((await this.#dependencies.codes.countLeft(scarceId, now)) < quantity) return false
    return true
  }

  async #settle(settlement: Settlement): Promise<PreparedWrite<NoticeAnswer>> {
    const { order, payment, notice, now } = settlement
    const isOpen = payment.status === 'NotStarted' || payment.status === 'Pending'
    switch (notice.type) {
      case 'submitted': {
        // The bank was asked already: its answer counts, even if the hold has expired meanwhile.
        if (payment.status === 'Pending') return nothingToWrite(accepted)
        const stands = isOpen && order.status === 'InProgress' && !hasExpired(order, now)
        if (!stands || !sumsAgree(settlement, notice.amountMinor)) return nothingToWrite(refused)
        // Before the request to the bank, an emptied gift card leaves the order open; after it, the order fails.
        if (!(await this.#hasStoredValue(order, now))) return nothingToWrite(refused)
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
        // A repeated notice: the first one counts. If the payment was given up before, the provider returns the money.
        if (!isOpen) return nothingToWrite({ accepted: payment.providerReference === notice.reference })
        // An order that has expired while the bank was busy may still have its seats: the completion decides.
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

type PaymentNotice = Exclude<ProviderNotice, CardNotice>

const isCardNotice = (notice: ProviderNotice): notice is CardNotice => 'paymentCardId' in notice

interface Settlement {
  readonly order: StoredOrder
  readonly payment: PaymentLine
  readonly notice: PaymentNotice
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

/** Whether the charge is the order's amount due, at the moment of charging. */
function sumsAgree({ order, payment }: Settlement, amountMinor: number): boolean {
  return amountMinor === payment.amountMinor && amountMinor === getRestToPay(order)
}
