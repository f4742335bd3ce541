import type { Condition } from '@foyer/contract/errors/catalogue'
import type { GiftCardDetailsRequest, GiftCardDetailsResponse } from '@foyer/contract/wire/codes'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { getBody } from '../../../services/http/api-client.ts'
import type { Failure } from '../../../services/http/failure.ts'
import { toOutcome, type OrderOutcome } from '../order-outcome.ts'
import type { PaymentParts } from './payment-parts.ts'

/** A gift card that the server knows, with what it was asked by. */
export interface FoundGiftCard extends GiftCardDetailsResponse {
  readonly credentials: GiftCardDetailsRequest
}

/**
 * The card that is being put on the order.
 * - `found`: its balance is known, and the visitor chooses how much of it to use.
 * - `refused`: with the condition, null without an answer; the card if it was found before.
 */
export type GiftCardState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking-up' }
  | { readonly kind: 'found'; readonly card: FoundGiftCard }
  | { readonly kind: 'adding'; readonly card: FoundGiftCard }
  | { readonly kind: 'refused'; readonly card: FoundGiftCard | null; readonly condition: Condition | null }

const idle: GiftCardState = { kind: 'idle' }

/** Gift cards that pay for parts of the order in progress. They are charged when it is completed. */
export class GiftCardPayments {
  state: GiftCardState = idle
  /** Main unit: what is on a card, by the id of its payment; only for those that this page has added. */
  readonly balances = new Map<string, number>()
  readonly #parts: PaymentParts
  readonly #onChanged: () => void

  /** @param onChanged the rest to pay is another sum: what was begun for the old one is over */
  constructor(parts: PaymentParts, onChanged: () => void) {
    this.#parts = parts
    this.#onChanged = onChanged
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** The card that was found; null before. */
  get card(): FoundGiftCard | null {
    return 'card' in this.state ? this.state.card : null
  }

  /** Asks what is on a card. */
  async find(credentials: GiftCardDetailsRequest): Promise<OrderOutcome> {
    this.state = { kind: 'looking-up' }
    const result = await getBody(this.#parts.payments.giftCard(credentials))
    runInAction(() => {
      this.state = result.ok
        ? { kind: 'found', card: { ...result.value, credentials } }
        : { kind: 'refused', card: null, condition: getCondition(result.failure) }
    })
    return result.ok ? { kind: 'ok' } : toOutcome(result.failure)
  }

  /**
   * Puts the card that was found on the order.
   * @param amount main unit, at most what is on it and what is left to pay
   */
  async add(amount: number): Promise<OrderOutcome> {
    const { payments, order } = this.#parts
    const { card } = this
    const orderId = order.order?.id
    if (!card || orderId === undefined) return { kind: 'order-expired' }
    this.state = { kind: 'adding', card }
    const result = await getBody(payments.addGiftCard(orderId, { ...card.credentials, value: amount }))
    if (!result.ok) {
      const outcome = toOutcome(result.failure)
      runInAction(() => (this.state = { kind: 'refused', card, condition: getCondition(result.failure) }))
      // What was expected of the order is not so any more.
      if (outcome.kind !== 'network') await order.refresh()
      return outcome
    }
    this.#onChanged()
    await order.refresh()
    runInAction(() => {
      if (result.value) {
        const { giftCardPayment, availableBalance } = result.value
        this.balances.set(giftCardPayment.id, availableBalance.valueIncludingTax)
      }
      this.state = idle
    })
    return { kind: 'ok' }
  }

  /** Another card is typed, or none. */
  forget(): void {
    this.state = idle
  }
}

const getCondition = (failure: Failure): Condition | null =>
  failure.kind === 'condition' ? failure.condition : null
