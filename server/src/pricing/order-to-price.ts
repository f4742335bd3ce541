import type { BookingMode, DeliveryMethod } from '@foyer/contract/wire/enumerations'

/**
 * Whether input amounts contain their tax. `Exclusive`: the tax is added, so more is paid. This concerns the price
 * list; how a channel displays prices that contain their tax is independent of it and changes no amount.
 */
export type TaxMode = 'Inclusive' | 'Exclusive'

/** A share of 10,000: 1250 is 12.5 %. Whole numbers only. */
export type BasisPoints = number

/** An amount in the currency's smallest unit: pence, yen, fils. Whole, safe and not negative. */
export type MinorUnits = number

/** Everything that determines the price of an order, as plain data; nothing is read from a catalogue during pricing. */
export interface OrderToPrice {
  readonly settings: PricingSettings
  /** Null for an order without a booking. */
  readonly bookingMode: BookingMode | null
  readonly tickets: readonly TicketToPrice[]
  readonly items: readonly ItemToPrice[]
  /** In the order in which they were added: each reduces what the earlier ones have left. */
  readonly deals: readonly DealToPrice[]
  readonly tip: Tip | null
  /** Without declined ones. */
  readonly payments: readonly PaymentToPrice[]
}

export interface PricingSettings {
  readonly taxMode: TaxMode
  /** `tickets.bookingFees.isApplicableToUnpaidBookings`. */
  readonly isFeeApplicableToUnpaidBookings: boolean
  readonly mandatoryFees: readonly MandatoryFee[]
}

/** A ticket, or a package with its tickets and items at one price. */
export interface TicketToPrice {
  /** Unique among all lines of the order, tickets and items. */
  readonly id: string
  readonly listPrice: MinorUnits
  readonly bookingFee: MinorUnits
  /** Tax rate of price and booking fee. */
  readonly taxBasisPoints: BasisPoints
  /**
   * Discounts that apply to the ticket. It gets one, and none with a redemption: the one that saves most; of equal ones
   * an automatic one, so that no code is used up unnecessarily; then the first by id.
   */
  readonly discounts: readonly Discount[]
  readonly redemption: Redemption | null
}

export type Calculation =
  | { readonly kind: 'PercentageOff'; readonly basisPoints: BasisPoints }
  /** Subtracted from each piece; at most its price. */
  | { readonly kind: 'AmountOff'; readonly amount: MinorUnits }
  /** Price of each piece; one that costs less keeps its price. */
  | { readonly kind: 'FixedPrice'; readonly price: MinorUnits }

export interface Discount {
  readonly id: string
  readonly source: 'Automatic' | 'Code'
  readonly calculation: Calculation
}

/** Opens a price that replaces the ticket's list price. */
export interface Redemption {
  readonly kind: 'Voucher' | 'TicketRedemptionCard' | 'ThirdPartyMemberCard' | 'MemberReward' | 'Membership'
  readonly id: string
  /** 0 is a free ticket. A lower list price stays. */
  readonly price: MinorUnits
  readonly isBookingFeeWaived: boolean
}

export interface ItemToPrice {
  readonly id: string
  /** Price of one piece, without modifiers. */
  readonly unitPrice: MinorUnits
  /** At least 1. */
  readonly quantity: number
  /** Tax rate of the item and its modifiers, which are one line. */
  readonly taxBasisPoints: BasisPoints
  readonly modifiers: readonly Modifier[]
  /** As for tickets. The discount is computed on the item's own price; modifiers are paid in full. */
  readonly discounts: readonly Discount[]
  /** Null if there is nothing to deliver, or it is not chosen yet. */
  readonly deliveryMethod: DeliveryMethod | null
}

export interface Modifier {
  /** Per piece of the modifier within one piece of the item. May be negative, as long as the item as a whole is not. */
  readonly priceDifference: number
  /** Per piece of the item. */
  readonly quantity: number
  readonly modifiers: readonly Modifier[]
}

/** An offer over several lines, by a voucher of type Deal or automatic. */
export interface DealToPrice {
  readonly id: string
  readonly calculation: DealCalculation
  /** Ids of its lines, tickets and items. */
  readonly lineIds: readonly string[]
}

export type DealCalculation =
  | { readonly kind: 'PercentageOff'; readonly basisPoints: BasisPoints }
  /** Once, from all the lines together. */
  | { readonly kind: 'AmountOff'; readonly amount: MinorUnits }

/** Items from which a fee or tip is computed: those of the whole order, or those that are delivered. */
export type ItemScope = 'Order' | 'InSeatDelivery' | 'LocationItemDelivery'

/** A fee that is always added if an order has items in its scope. */
export interface MandatoryFee {
  readonly scope: ItemScope
  readonly charge:
    | { readonly kind: 'Percentage'; readonly basisPoints: BasisPoints }
    | { readonly kind: 'Amount'; readonly amount: MinorUnits }
  readonly taxBasisPoints: BasisPoints
}

/** A gift, not a sale: it contains no tax. */
export type Tip =
  | { readonly kind: 'Amount'; readonly amount: MinorUnits }
  | { readonly kind: 'Percentage'; readonly basisPoints: BasisPoints; readonly scope: ItemScope }

export type PaymentToPrice = FixedPayment | RestPayment

/** Pays a fixed part, set when it was added. */
export interface FixedPayment {
  readonly id: string
  readonly type: 'GiftCard' | 'MemberBalance' | 'ExternallyProcessed'
  readonly amount: MinorUnits
}

/** Pays what the others leave: one per order. */
export interface RestPayment {
  readonly id: string
  readonly type: 'Embedded' | 'Redirect' | 'CinemaProcessed'
  /** The amount requested already, which then has to equal the rest; null if none was. */
  readonly amount: MinorUnits | null
}
