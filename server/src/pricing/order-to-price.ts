import type { BookingMode, DeliveryMethod } from '@foyer/contract/wire/enumerations'

/**
 * Whether the amounts that come in hold their tax. `Exclusive`: the tax comes on top of them, so that what is paid is
 * more. This is about the price list; how a channel shows prices that hold their tax is another matter and costs nothing.
 */
export type TaxMode = 'Inclusive' | 'Exclusive'

/** A share of 10,000: 1250 is 12.5 %. Whole numbers only. */
export type BasisPoints = number

/** An amount in the currency's smallest unit: pence, yen, fils. Whole, safe and not negative. */
export type MinorUnits = number

/** Everything that the price of an order follows from: plain data, of which nothing is read from a catalogue meanwhile. */
export interface OrderToPrice {
  readonly settings: PricingSettings
  /** Null where the order books no seats. */
  readonly bookingMode: BookingMode | null
  readonly tickets: readonly TicketToPrice[]
  readonly items: readonly ItemToPrice[]
  /** In the order in which they were put on: each takes its part off what the earlier ones have left. */
  readonly deals: readonly DealToPrice[]
  readonly tip: Tip | null
  /** Those that stand; one that was declined is left out. */
  readonly payments: readonly PaymentToPrice[]
}

export interface PricingSettings {
  readonly taxMode: TaxMode
  /** `tickets.bookingFees.isApplicableToUnpaidBookings`. */
  readonly isFeeApplicableToUnpaidBookings: boolean
  readonly mandatoryFees: readonly MandatoryFee[]
}

/** A ticket, or a package with its tickets and items, which has one price. */
export interface TicketToPrice {
  /** No two lines of an order share one, tickets and items together. */
  readonly id: string
  readonly listPrice: MinorUnits
  readonly bookingFee: MinorUnits
  /** Of price and booking fee. */
  readonly taxBasisPoints: BasisPoints
  /**
   * Those that the ticket may have; it gets one, and none beside a redemption: that which saves most, of equal ones an
   * automatic one (no code is used up for what is had without it), then the one whose id comes first.
   */
  readonly discounts: readonly Discount[]
  readonly redemption: Redemption | null
}

export type Calculation =
  | { readonly kind: 'PercentageOff'; readonly basisPoints: BasisPoints }
  /** Off each piece; at most its price. */
  | { readonly kind: 'AmountOff'; readonly amount: MinorUnits }
  /** Of each piece; one that costs less stays at its price. */
  | { readonly kind: 'FixedPrice'; readonly price: MinorUnits }

export interface Discount {
  readonly id: string
  readonly source: 'Automatic' | 'Code'
  readonly calculation: Calculation
}

/** What opens a ticket's price in place of the list's. */
export interface Redemption {
  readonly kind: 'Voucher' | 'TicketRedemptionCard' | 'ThirdPartyMemberCard' | 'MemberReward' | 'Membership'
  readonly id: string
  /** 0 is a free ticket. A ticket whose list price is lower stays at that. */
  readonly price: MinorUnits
  readonly isBookingFeeWaived: boolean
}

export interface ItemToPrice {
  readonly id: string
  /** Of one piece, without its modifiers. */
  readonly unitPrice: MinorUnits
  /** 1 or more. */
  readonly quantity: number
  /** Of the item with its modifiers: they are one line. */
  readonly taxBasisPoints: BasisPoints
  readonly modifiers: readonly Modifier[]
  /** As a ticket's. The one given is reckoned on the item's own price; modifiers are paid in full. */
  readonly discounts: readonly Discount[]
  /** Null where there is nothing to hand over, or nobody has said how. */
  readonly deliveryMethod: DeliveryMethod | null
}

export interface Modifier {
  /** Of one of it in one piece of what it belongs to. May be negative, as long as the item as a whole is not. */
  readonly priceDifference: number
  /** In each piece of what it belongs to. */
  readonly quantity: number
  readonly modifiers: readonly Modifier[]
}

/** An offer over several lines, by a voucher of kind Deal or by itself. */
export interface DealToPrice {
  readonly id: string
  readonly calculation: DealCalculation
  /** Ids of the lines that it is for, tickets and items. */
  readonly lineIds: readonly string[]
}

export type DealCalculation =
  | { readonly kind: 'PercentageOff'; readonly basisPoints: BasisPoints }
  /** Once, off all the lines together. */
  | { readonly kind: 'AmountOff'; readonly amount: MinorUnits }

/** Which items a fee or a tip is reckoned from: those of the whole order, or those that are brought. */
export type ItemScope = 'Order' | 'InSeatDelivery' | 'LocationItemDelivery'

/** A fee that is always added where an order has items of its scope. */
export interface MandatoryFee {
  readonly scope: ItemScope
  readonly charge:
    | { readonly kind: 'Percentage'; readonly basisPoints: BasisPoints }
    | { readonly kind: 'Amount'; readonly amount: MinorUnits }
  readonly taxBasisPoints: BasisPoints
}

/** Given, not sold: it holds no tax. */
export type Tip =
  | { readonly kind: 'Amount'; readonly amount: MinorUnits }
  | { readonly kind: 'Percentage'; readonly basisPoints: BasisPoints; readonly scope: ItemScope }

export type PaymentToPrice = FixedPayment | RestPayment

/** Pays a part that was agreed when it was put on. */
export interface FixedPayment {
  readonly id: string
  readonly type: 'GiftCard' | 'MemberBalance' | 'ExternallyProcessed'
  readonly amount: MinorUnits
}

/** Pays what the others leave: one on an order. */
export interface RestPayment {
  readonly id: string
  readonly type: 'Embedded' | 'Redirect' | 'CinemaProcessed'
  /** What somebody was asked for already, which then has to be the rest; null where nobody was. */
  readonly amount: MinorUnits | null
}
