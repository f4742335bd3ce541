import type { TicketsConfiguration } from '@foyer/contract/channel/tickets'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** What a brand may set about its orders. Durations are milliseconds. */
export interface OrderSettings {
  /** How long seats are held from the hold or from a reset of the expiry. */
  readonly holdDuration: number
  readonly maximumTicketsPerOrder: number
  /** Whether an order may be placed now and paid at the cinema. */
  readonly allowUnpaidBookings: boolean
  /** At least this much is left of the hold when a payment is started, so that the visitor can type a card number. */
  readonly paymentEntryTime: number
  /** At least this much is left of the hold from the moment that the bank is asked. */
  readonly bankAnswerTime: number
  /** How long an idempotent answer is replayed. */
  readonly idempotencyLifetime: number
  /** Decimals of the currency. */
  readonly currencyDecimals: number
  /** ISO 4217. */
  readonly currency: string
  /** What paying by card is called. */
  readonly cardPayment: TranslatedText
}

const minute = 60_000

export const defaultOrderSettings: OrderSettings = {
  holdDuration: 10 * minute,
  maximumTicketsPerOrder: 20,
  allowUnpaidBookings: false,
  paymentEntryTime: 2 * minute,
  bankAnswerTime: 3 * minute,
  idempotencyLifetime: 24 * 60 * minute,
  currencyDecimals: 2,
  currency: 'GBP',
  cardPayment: { text: 'Card', translations: [] },
}

/** A chain's own: what its channel says of tickets, in its currency, and how long the server's settings let it hold. */
export function orderSettingsOf(
  tickets: TicketsConfiguration,
  { currency, cardPayment }: Pick<Catalogue, 'currency' | 'cardPayment'>,
  holdMinutes: number,
): OrderSettings {
  return {
    ...defaultOrderSettings,
    holdDuration: holdMinutes * minute,
    maximumTicketsPerOrder: tickets.maximumAllowedTicketsInAnOrder,
    allowUnpaidBookings: tickets.unpaidBookings.allowUnpaidBookings,
    currency: currency.code,
    currencyDecimals: currency.decimals,
    cardPayment,
  }
}
