import type { PaymentType } from '@foyer/contract/wire/enumerations'
import type { TaxedAmount } from '../domain/money.ts'
import type { ItemScope, MinorUnits } from './order-to-price.ts'

/** What a line costs. `price` and `saved` together are `original`, in gross and in tax. */
export interface PricedLine {
  readonly id: string
  /** By the list, for the whole quantity. */
  readonly original: TaxedAmount
  readonly saved: TaxedAmount
  readonly price: TaxedAmount
  /** The discount that the line was given; null where none saves anything. */
  readonly discountId: string | null
}

export interface PricedTicket extends PricedLine {
  /** By the list; nothing where the booking mode has no fee. */
  readonly originalBookingFee: TaxedAmount
  readonly bookingFee: TaxedAmount
}

export interface PricedFee {
  readonly scope: ItemScope
  readonly price: TaxedAmount
}

export interface PricedDeal {
  readonly id: string
  /** Off all its lines, in the amounts that came in: without tax where tax comes on top. */
  readonly saved: MinorUnits
}

export interface PricedTotals {
  /** All that is charged: tickets, booking fees, items, mandatory fees, tip. Its tax is the sum of its lines' taxes. */
  readonly totalPrice: TaxedAmount
  /** The same without savings on tickets, items and booking fees; fees and tip count as charged. */
  readonly originalPrice: TaxedAmount
  readonly saved: TaxedAmount
  readonly totalBookingFee: TaxedAmount
  readonly originalBookingFee: TaxedAmount
  readonly mandatoryFee: TaxedAmount
  readonly tip: TaxedAmount
}

export interface PricedPayment {
  readonly id: string
  readonly type: PaymentType
  readonly covered: MinorUnits
}

/** Why an order cannot go on as it is. It is priced all the same, so that a page can show what is wrong. */
export type PricingRefusal =
  /** A fixed payment of 0. */
  | { readonly kind: 'PaymentWithoutAmount'; readonly paymentId: string }
  /** What stands before it has paid for everything. */
  | { readonly kind: 'NothingToPay'; readonly paymentId: string }
  | {
      readonly kind: 'PaymentExceedsRest'
      readonly paymentId: string
      readonly amount: MinorUnits
      readonly rest: MinorUnits
    }
  /** Somebody was asked for another amount than the order needs now. */
  | {
      readonly kind: 'PaymentIsNotRest'
      readonly paymentId: string
      readonly amount: MinorUnits
      readonly rest: MinorUnits
    }
  /** A second payment of what is left: redirect and embedded payment never stand together. */
  | { readonly kind: 'SecondRestPayment'; readonly paymentId: string }
  /** The deal takes nothing off, and would be used up for it. */
  | { readonly kind: 'DealWithoutEffect'; readonly dealId: string }
  /** The voucher makes its ticket no cheaper, and would be used up for it. */
  | { readonly kind: 'VoucherWithoutEffect'; readonly ticketId: string; readonly voucherId: string }

/** Plain data of its own: nothing in it changes when a catalogue or the order does. */
export interface PricedOrder {
  /** Tickets and items in the order in which they came. */
  readonly tickets: readonly PricedTicket[]
  readonly items: readonly PricedLine[]
  readonly mandatoryFees: readonly PricedFee[]
  readonly deals: readonly PricedDeal[]
  readonly totals: PricedTotals
  /** In the order in which they pay. */
  readonly payments: readonly PricedPayment[]
  /** What no payment covers. With what they cover it is the total. */
  readonly restToPay: MinorUnits
  /** Empty where the order may go on. */
  readonly refusals: readonly PricingRefusal[]
}
