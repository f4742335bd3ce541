import type { PaymentType } from '@foyer/contract/wire/enumerations'
import type { TaxedAmount } from '../domain/money.ts'
import type { ItemScope, MinorUnits } from './order-to-price.ts'

/** Price of a line. `price` and `saved` together are `original`, in gross and in tax. */
export interface PricedLine {
  readonly id: string
  /** List price of the whole quantity. */
  readonly original: TaxedAmount
  readonly saved: TaxedAmount
  readonly price: TaxedAmount
  /** The discount that was applied; null if none saves anything. */
  readonly discountId: string | null
}

export interface PricedTicket extends PricedLine {
  /** List price of the fee; zero if the booking mode has no fee. */
  readonly originalBookingFee: TaxedAmount
  readonly bookingFee: TaxedAmount
}

export interface PricedFee {
  readonly scope: ItemScope
  readonly price: TaxedAmount
}

export interface PricedDeal {
  readonly id: string
  /** Saving on all its lines, in input amounts: without tax if tax is added. */
  readonly saved: MinorUnits
  /** Tax of its lines that is saved with it. */
  readonly tax: MinorUnits
}

export interface PricedTotals {
  /**
   * Everything that is charged: tickets, booking fees, items, mandatory fees, tip. Its tax is the sum of its lines'
   * taxes.
   */
  readonly totalPrice: TaxedAmount
  /** The same without savings on tickets, items and booking fees; fees and tip as charged. */
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

/** Why an order cannot proceed. It is priced nevertheless, so that a page can show the problem. */
export type PricingRefusal =
  /** A fixed payment of 0. */
  | { readonly kind: 'PaymentWithoutAmount'; readonly paymentId: string }
  /** Earlier payments cover everything. */
  | { readonly kind: 'NothingToPay'; readonly paymentId: string }
  | {
      readonly kind: 'PaymentExceedsRest'
      readonly paymentId: string
      readonly amount: MinorUnits
      readonly rest: MinorUnits
    }
  /** The requested amount differs from what is left to pay now. */
  | {
      readonly kind: 'PaymentIsNotRest'
      readonly paymentId: string
      readonly amount: MinorUnits
      readonly rest: MinorUnits
    }
  /** A second payment of the rest: an order cannot have both a redirect and an embedded payment. */
  | { readonly kind: 'SecondRestPayment'; readonly paymentId: string }
  /** The deal saves nothing, and would be used up for it. */
  | { readonly kind: 'DealWithoutEffect'; readonly dealId: string }
  /** The voucher saves nothing on its ticket, and would be used up for it. */
  | { readonly kind: 'VoucherWithoutEffect'; readonly ticketId: string; readonly voucherId: string }

/** Plain data, independent of later changes of catalogue or order. */
export interface PricedOrder {
  /** Tickets and items in input order. */
  readonly tickets: readonly PricedTicket[]
  readonly items: readonly PricedLine[]
  readonly mandatoryFees: readonly PricedFee[]
  readonly deals: readonly PricedDeal[]
  readonly totals: PricedTotals
  /** In order of payment. */
  readonly payments: readonly PricedPayment[]
  /** What no payment covers. Together with the covered amounts it is the total. */
  readonly restToPay: MinorUnits
  /** Empty if the order can proceed. */
  readonly refusals: readonly PricingRefusal[]
}
