import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { frameConnector } from '@foyer/contract/payments/frame'
import type {
  CurrentEmbeddedPaymentResponse,
  EmbeddedPaymentRequest,
  EmbeddedPaymentResponse,
  WebPaymentMethodsResponse,
} from '@foyer/contract/wire/payments'
import type { CompletionService } from '../completion/completion-service.ts'
import type { Tables } from '../database/tables.ts'
import { ProblemError } from '../http/problem.ts'
import { hasExpired, requireChangeable, requireTickets } from '../orders/order-access.ts'
import {
  getCustomer,
  toIsoInstant,
  getLatestEnd,
  toPaymentDocument,
  sumTickets,
  type ShowtimeDetailsById,
} from '../orders/order-document.ts'
import { lockOrder, readOrder, type OrderRecord, type PaymentRow } from '../orders/order-records.ts'
import { extendHold, type OrderServiceDependencies } from '../orders/order-service.ts'
import type { Write } from '../database/write.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'
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
  ): Write<EmbeddedPaymentResponse> {
    const { provider, clock, ids, settings } = this.#dependencies
    const now = clock.now()
    const newId = ids.uuid()
    return async (trx) => {
      const record = requireChangeable(await lockOrder(trx, orderId), now)
      refuseUnpayable(record)
      if (String(request.webPaymentMethodId) !== provider.methodId)
        throw new ProblemError('web-payment-method-unknown')
      const updatedExpiry = await extendHold(
        trx,
        record.order,
        // A visitor who opens the card fields in the last minute can still type; opening them again adds nothing.
        Math.min(now, getLatestEnd(record.order, settings)) + settings.paymentEntryTime,
      )
      const payment =
        record.payments.find(({ status }) => status === 'NotStarted') ??
        (await insertPayment(trx, record, newId, now))
      const frame = provider.getFrame({
        paymentId: payment.id,
        amountMinor: payment.amount_minor,
        currency: settings.currency,
        languageTag: request.languageTag ?? null,
        shopOrigin,
      })
      return {
        embeddedPayment: toPaymentDocument(
          payment,
          sumTickets(record.tickets).total,
          settings.currencyDecimals,
        ),
        connectorFunctionName: frameConnector,
        connectorParametersJson: JSON.stringify(frame),
        createCardTokenUrl: null,
        sdkScriptUrls: [],
        connectorScriptUrls: [],
        isButtonIncluded: false,
        updatedOrderExpiresAt: toIsoInstant(updatedExpiry),
      }
    }
  }

  /**
   * Result of the latest payment; returned also after the order is gone, so that the visitor knows what became of the
   * money.
   * @throws ProblemError `order-not-found`, `payment-not-found`
   */
  async current(orderId: string): Promise<CurrentEmbeddedPaymentResponse> {
    const { database, settings } = this.#dependencies
    const record = await readOrder(database.read, orderId)
    if (!record) throw new ProblemError('order-not-found')
    const payment = record.payments.at(-1)
    if (!payment) throw new ProblemError('payment-not-found')
    return {
      embeddedPayment: toPaymentDocument(
        payment,
        sumTickets(record.tickets).total,
        settings.currencyDecimals,
      ),
      declineReason: payment.status === 'Declined' ? payment.decline_reason : null,
      maskedCardNumber: payment.masked_detail,
    }
  }

  /** Handles a provider's notice. An arrow function, because it is passed to the provider as a value. */
  readonly receive = async (signed: SignedNotice): Promise<NoticeAnswer> => {
    const { database, noticeSecret, completion, catalogue, clock, log } = this.#dependencies
    const notice = openNotice(signed, noticeSecret)
    if (!notice) {
      log.warn('a payment notice without a valid signature was passed by')
      return refused
    }
    const known = await database.read
      .selectFrom('payment')
      .select('order_id')
      .where('id', '=', notice.paymentId)
      .executeTakeFirst()
    if (!known) return refused
    const details = await loadShowtimeDetails(database, catalogue, known.order_id)
    const now = clock.now()
    const answer = await database.tx(async (trx) => {
      const record = await lockOrder(trx, known.order_id)
      const payment = record?.payments.find(({ id }) => id === notice.paymentId)
      return record && payment ? this.#settle(trx, { record, payment, notice, details, now }) : refused
    })
    log.info({ notice: notice.type, paymentId: notice.paymentId, ...answer }, 'payment notice')
    if (notice.type === 'authorised' && answer.accepted) completion.run(known.order_id)
    return answer
  }

  async #settle(trx: Transaction<Tables>, settlement: Settlement): Promise<NoticeAnswer> {
    const { record, payment, notice, details, now } = settlement
    const isOpen = payment.status === 'NotStarted' || payment.status === 'Pending'
    switch (notice.type) {
      case 'submitted': {
        // Requested before, and the bank is processing it: its answer counts, even if the hold has expired by then.
        if (payment.status === 'Pending') return accepted
        const stands = isOpen && record.order.status === 'InProgress' && !hasExpired(record.order, now)
        if (!stands || !sumsAgree(settlement, notice.amountMinor)) return refused
        await updatePayment(trx, payment.id, { status: 'Pending', updated_at: now })
        const { settings } = this.#dependencies
        const lastEntry = getLatestEnd(record.order, settings) + settings.paymentEntryTime
        await extendHold(trx, record.order, Math.min(now, lastEntry) + settings.bankAnswerTime)
        return accepted
      }
      case 'declined': {
        if (isOpen)
          await updatePayment(trx, payment.id, {
            status: 'Declined',
            decline_reason: notice.reason,
            masked_detail: notice.maskedDetail,
            updated_at: now,
          })
        return accepted
      }
      case 'authorised': {
        // A repeated notice is ignored. After we had given up, the provider refunds.
        if (!isOpen) return { accepted: payment.provider_reference === notice.reference }
        // An order that ran out while the bank thought may still have its seats: completing finds out.
        const canComplete = record.order.status === 'InProgress' || record.order.status === 'Expired'
        const isWanted = canComplete && sumsAgree(settlement, notice.amountMinor)
        await updatePayment(trx, payment.id, {
          status: isWanted ? 'Completed' : 'Declined',
          decline_reason: isWanted ? null : 'declined',
          masked_detail: notice.maskedDetail,
          provider_reference: isWanted ? notice.reference : null,
          updated_at: now,
        })
        if (isWanted) await this.#dependencies.completion.begin(trx, record, details, now)
        return { accepted: isWanted }
      }
    }
  }
}

interface Settlement {
  readonly record: OrderRecord
  readonly payment: PaymentRow
  readonly notice: ProviderNotice
  readonly details: ShowtimeDetailsById
  readonly now: number
}

/** The card is charged the order's total at the moment of charging. */
function sumsAgree({ record, payment }: Settlement, amountMinor: number): boolean {
  return amountMinor === payment.amount_minor && amountMinor === record.order.total_minor
}

function refuseUnpayable(record: OrderRecord): void {
  requireTickets(record)
  if (record.order.total_minor === 0) throw new ProblemError('nothing-to-pay')
  if (!getCustomer(record)?.email) throw new ProblemError('customer-required')
}

async function insertPayment(
  trx: Transaction<Tables>,
  { order, payments }: OrderRecord,
  id: string,
  now: number,
): Promise<PaymentRow> {
  // The latest payment is the one that counts: two in one millisecond would leave that open.
  const createdAt = Math.max(now, ...payments.map((payment) => payment.created_at + 1))
  const payment: PaymentRow = {
    id,
    order_id: order.id,
    type: 'Embedded',
    amount_minor: order.total_minor,
    status: 'NotStarted',
    decline_reason: null,
    masked_detail: null,
    provider_reference: null,
    created_at: createdAt,
    updated_at: now,
  }
  await trx.insertInto('payment').values(payment).execute()
  return payment
}

async function updatePayment(
  trx: Transaction<Tables>,
  paymentId: string,
  change: Partial<PaymentRow>,
): Promise<void> {
  await trx.updateTable('payment').set(change).where('id', '=', paymentId).execute()
}
