import type {
  GiftCardDetailsRequest,
  GiftCardDetailsResponse,
  GiftCardPaymentRequest,
  GiftCardPaymentResponse,
} from '@foyer/contract/wire/codes'
import type { OrderResponse } from '@foyer/contract/wire/orders'
import type { CodeKeys } from '../codes/code-keys.ts'
import type { GiftCardRules } from '../codes/code-rules.ts'
import type { CodeStore, StoredCode } from '../codes/code-store.ts'
import type { GuessLimits } from '../codes/guess-limits.ts'
import type { FindOwnCode } from '../redemption/member-codes.ts'
import type { CodeRequester } from '../redemption/redemption-dependencies.ts'
import { toMinor, toWire } from '../domain/money.ts'
import { ProblemError } from '../http/problem.ts'
import type { PaymentLine } from '../order-store/order-contents.ts'
import type { OrderWrite } from '../order-store/order-writes.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'
import { requireChangeable } from '../orders/order-access.ts'
import { toIsoInstant } from '../orders/iso-instant.ts'
import { toOrderResponse, toPaymentDocument } from '../orders/order-document.ts'
import type { OrderServiceDependencies } from '../orders/order-service.ts'
import { getRestToPay, listGiftCards } from '../orders/payment-parts.ts'
import { priceContents } from '../orders/price-contents.ts'
import { dropUnbegun, replacePayments } from './unbegun-payments.ts'

export interface GiftCardServiceDependencies extends OrderServiceDependencies {
  codes: CodeStore
  codeKeys: CodeKeys
  guesses: GuessLimits
  /** Codes that members have with their account. */
  findOwn: FindOwnCode
}

type GiftCard = StoredCode<GiftCardRules>

/** Gift cards: their balance, and the parts of orders that they pay. A card is charged when its order is completed. */
export class GiftCardService {
  readonly #dependencies: GiftCardServiceDependencies

  constructor(dependencies: GiftCardServiceDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * A card that is no longer valid is answered like an unknown one.
   * @throws ProblemError `gift-card-details-invalid`, `too-many-requests`
   */
  async getDetails(request: GiftCardDetailsRequest, by: CodeRequester): Promise<GiftCardDetailsResponse> {
    const { codes, clock } = this.#dependencies
    const card = await this.#find(request, by)
    if (!card) throw new ProblemError('gift-card-details-invalid')
    const balance = await codes.countLeft(card.scarceId, clock.now())
    return {
      maskedCardNumber: card.masked,
      expiresAt: card.expiresAt === null ? null : toIsoInstant(card.expiresAt),
      availableBalance: this.#toWire(balance),
      refillId: card.hash,
    }
  }

  /**
   * Adds a card to an order for a part of it, or all. A web payment that has not begun is dropped, as its amount
   * changes.
   * @throws ProblemError `nothing-to-pay`, `gift-card-amount-invalid`, `gift-card-credentials-invalid`,
   * `gift-card-expired`, `gift-card-balance-insufficient`, `gift-card-already-added`, `too-many-requests`
   */
  addPayment(
    orderId: string,
    request: GiftCardPaymentRequest,
    by: CodeRequester,
  ): OrderWrite<GiftCardPaymentResponse> {
    const { store, codes, clock, ids, settings } = this.#dependencies
    const now = clock.now()
    const paymentId = ids.uuid()
    let search: Promise<GiftCard | null> | undefined
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'addGiftCardPayment', now)
      const rest = getRestToPay(order)
      if (rest === 0) throw new ProblemError('nothing-to-pay')
      const wanted = readAmount(request, settings.currencyDecimals, rest)
      // Once, however often the order is read: a search counts as a guess.
      search ??= this.#find(request, by)
      const card = await search
      if (!card) throw new ProblemError('gift-card-credentials-invalid')
      if (listGiftCards(order.contents).some(({ scarceId }) => scarceId === card.scarceId))
        throw new ProblemError('gift-card-already-added')
      if (card.expiresAt !== null && card.expiresAt <= now) throw new ProblemError('gift-card-expired')
      const balance = await codes.countLeft(card.scarceId, now)
      if (balance === 0 || (wanted ?? 0) > balance) throw new ProblemError('gift-card-balance-insufficient')
      const payment = createGiftCardPayment(paymentId, card, wanted ?? Math.min(balance, rest), now)
      const changed = replacePayments(order, [...dropUnbegun(order.contents.payments), payment])
      return {
        command: {
          orderId,
          steps: [
            { kind: 'order.save', order: changed },
            { kind: 'lookup.add', lookup: 'payment', value: paymentId },
          ],
        },
        answer: {
          giftCardPayment: toPaymentDocument(
            payment,
            priceContents(changed.contents).totals.totalPrice,
            settings.currencyDecimals,
          ),
          availableBalance: this.#toWire(balance),
        },
      }
    }
  }

  /**
   * Removes a payment that has not begun: a gift card, or unused card fields.
   * @throws ProblemError `payment-not-found`, `payment-in-progress`
   */
  removePayment(orderId: string, paymentId: string): OrderWrite<OrderResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'removePayment', clock.now())
      const { payments } = order.contents
      if (payments.find(({ id }) => id === paymentId)?.status !== 'NotStarted')
        throw new ProblemError('payment-not-found')
      // The amount left to pay changes.
      const changed = replacePayments(
        order,
        dropUnbegun(payments).filter(({ id }) => id !== paymentId),
      )
      const details = await loadShowtimeDetails(catalogue, changed)
      return {
        command: { orderId, steps: [{ kind: 'order.save', order: changed }] },
        answer: toOrderResponse(changed, details, settings),
      }
    }
  }

  /** A revoked card is searched for and answered like an unknown one: neither text nor response time tells them apart. */
  #find(
    { cardNumber, pin }: GiftCardDetailsRequest,
    { address, caller }: CodeRequester,
  ): Promise<GiftCard | null> {
    const { codes, codeKeys, guesses, findOwn } = this.#dependencies
    const guess = { address, hash: codeKeys.hashCode('GiftCard', cardNumber) }
    return guesses.search(guess, async () => {
      const card =
        (await findOwn('GiftCard', cardNumber, caller)) ??
        (await codes.find('GiftCard', cardNumber, pin ?? null))
      return card?.isRevoked ? null : card
    })
  }

  #toWire(balance: number) {
    return toWire({ gross: balance, tax: 0 }, this.#dependencies.settings.currencyDecimals)
  }
}

/** Null if not given: then all that card and order allow. */
function readAmount({ value }: GiftCardPaymentRequest, decimals: number, rest: number): number | null {
  if (value === undefined || value === null) return null
  const amount = toMinor(value, decimals)
  if (amount === null || amount <= 0 || amount > rest) throw new ProblemError('gift-card-amount-invalid')
  return amount
}

function createGiftCardPayment(id: string, card: GiftCard, amountMinor: number, now: number): PaymentLine {
  return {
    id,
    type: 'GiftCard',
    amountMinor,
    status: 'NotStarted',
    declineReason: null,
    maskedDetail: card.masked,
    providerReference: null,
    scarceId: card.scarceId,
    ...(card.rules.renewalMonths === undefined ? {} : { renewalMonths: card.rules.renewalMonths }),
    createdAt: now,
    updatedAt: now,
  }
}
