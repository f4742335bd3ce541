import type { ChannelConfiguration } from '@foyer/contract/channel/channel-configuration'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { OrderType } from '@foyer/contract/wire/enumerations'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { HoldLimits } from './hold-limits.ts'

/** Which rules of the seating plan the server keeps: those that the chain's own seat map keeps. */
export interface SeatingPlanRules {
  readonly mustSellWholeSofas: boolean
  /** Sofas of an order that may be left with a free part. */
  readonly partialSofas: number
  /** A companion seat is sold only with the wheelchair place beside it. */
  readonly isCompanionTied: boolean
}

/** Settings of a brand's orders. Durations are milliseconds. */
export interface OrderSettings {
  /** How long seats are held from the hold or from a reset of the expiry. */
  readonly holdDuration: number
  /** How long after its beginning an order can be held at the longest; a payment that has begun may go past it. */
  readonly longestHold: number
  readonly holdLimits: HoldLimits
  readonly maximumTicketsPerOrder: number
  /** After the last showtime of an order, its link shows the customer's name and addresses for this long. */
  readonly customerShownFor: number
  readonly seatingPlan: SeatingPlanRules
  /** Whether an order may be placed now and paid at the cinema. */
  readonly allowUnpaidBookings: boolean
  /** Whether a booking that is not paid yet has booking fees. */
  readonly isFeeApplicableToUnpaidBookings: boolean
  /** How long before the start bookings that are not paid end: none is taken from then on, and Unpaid ones are released. */
  readonly unpaidBookingCutoff: number
  /** At least this much is left of the hold when a payment is started, so that the visitor can type a card number. */
  readonly paymentEntryTime: number
  /** Minimum remaining hold from the request to the bank. */
  readonly bankAnswerTime: number
  /** How long an idempotent answer is replayed. */
  readonly idempotencyLifetime: number
  /** Decimals of the currency. */
  readonly currencyDecimals: number
  /** ISO 4217. */
  readonly currency: string
  /** Ways to pay on the web, the first of them by default. */
  readonly paymentMethods: readonly PaymentMethodSettings[]
}

/** A way to pay on the web, and where. */
export interface PaymentMethodSettings {
  readonly type: WebPaymentMethod['type']
  readonly name: TranslatedText
  /** None: all cinemas. */
  readonly siteIds: readonly string[]
  /** None: all types. */
  readonly orderTypes: readonly OrderType[]
}

const minute = 60_000

export const defaultOrderSettings: OrderSettings = {
  holdDuration: 10 * minute,
  longestHold: 30 * minute,
  holdLimits: { seatsOfShowtime: 20, shareOfShowtime: 0.25, seatsInAll: 40, challengeShare: 0.1 },
  maximumTicketsPerOrder: 20,
  customerShownFor: 7 * 24 * 60 * minute,
  seatingPlan: { mustSellWholeSofas: true, partialSofas: 0, isCompanionTied: true },
  allowUnpaidBookings: false,
  isFeeApplicableToUnpaidBookings: false,
  unpaidBookingCutoff: 0,
  paymentEntryTime: 2 * minute,
  bankAnswerTime: 3 * minute,
  idempotencyLifetime: 24 * 60 * minute,
  currencyDecimals: 2,
  currency: 'GBP',
  paymentMethods: [
    { type: 'Embedded', name: { text: 'Card', translations: [] }, siteIds: [], orderTypes: [] },
  ],
}

/** The server's settings of holding seats, and of clients. */
export interface HoldSettings {
  readonly holdMinutes: number
  /** Maximum number of hold periods of an order. */
  readonly holdPeriods: number
  readonly heldSeatsOfShowtime: number
  readonly heldSeatsInAll: number
  readonly challengePercent: number
  readonly customerShownDays: number
}

/** A chain's settings: its channel's rules of tickets and seats, its currency, and the server's limits of holds. */
export function toOrderSettings(
  { tickets, seatMap: { rules } }: Pick<ChannelConfiguration, 'tickets' | 'seatMap'>,
  { currency, paymentMethods }: Pick<Catalogue, 'currency' | 'paymentMethods'>,
  hold: HoldSettings,
): OrderSettings {
  return {
    ...defaultOrderSettings,
    holdDuration: hold.holdMinutes * minute,
    longestHold: hold.holdMinutes * hold.holdPeriods * minute,
    holdLimits: {
      ...defaultOrderSettings.holdLimits,
      seatsOfShowtime: hold.heldSeatsOfShowtime,
      seatsInAll: hold.heldSeatsInAll,
      challengeShare: hold.challengePercent / 100,
    },
    customerShownFor: hold.customerShownDays * 24 * 60 * minute,
    maximumTicketsPerOrder: tickets.maximumAllowedTicketsInAnOrder,
    seatingPlan: {
      mustSellWholeSofas: rules.filledSofas.isEnabled,
      partialSofas: rules.filledSofas.allowSinglePartialSofa ? 1 : 0,
      isCompanionTied: rules.associatedWheelchairSeat.isEnabled,
    },
    allowUnpaidBookings: tickets.unpaidBookings.allowUnpaidBookings,
    isFeeApplicableToUnpaidBookings: tickets.bookingFees.isApplicableToUnpaidBookings,
    unpaidBookingCutoff: tickets.unpaidBookings.unpaidBookingCutoffTime * minute,
    currency: currency.code,
    currencyDecimals: currency.decimals,
    paymentMethods,
  }
}
