import type { DeliveryMethod, PaymentStatus, PaymentType } from '@foyer/contract/wire/enumerations'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Customer } from '@foyer/contract/wire/orders'
import type { Site } from '@foyer/contract/wire/sites'
import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import type { DealCalculation, ItemScope } from '../pricing/order-to-price.ts'

/**
 * What is on an order, as its row keeps it: one document, written whole. Money is integer minor units, rates are basis
 * points, instants are epoch milliseconds. Lines carry names, prices and rates as sold, so that a receipt does not change
 * with the catalogue.
 */
export interface OrderContents {
  /** Version of this shape; `readContents` lifts older ones. */
  readonly shape: 1
  /** The workstation that has the order open; left out where it is not one's. */
  readonly workstationId?: string
  /** In the order in which they were put on. */
  readonly showtimes: readonly ShowtimeLine[]
  readonly items: readonly ItemLine[]
  readonly deliveries: readonly DeliveryLine[]
  readonly deliveriesComment: string | null
  readonly tipMinor: number
  /** Mandatory fees of the items, as charged. */
  readonly fees: readonly FeeLine[]
  readonly vouchers: readonly VoucherLine[]
  readonly deals: readonly DealLine[]
  readonly redemptionCards: readonly RedemptionCardLine[]
  readonly discounts: readonly DiscountLine[]
  readonly subscription: SubscriptionLine | null
  /** Oldest first; of the web payments the last one counts. */
  readonly payments: readonly PaymentLine[]
  /** Null until the order is being completed. */
  readonly completion: CompletionState | null
  /** What the receipt names beside the lines, as it was when the order was completed. */
  readonly sold: SoldSnapshot | null
}

export interface ShowtimeLine {
  readonly showtimeId: string
  readonly tickets: readonly TicketLine[]
  /** Seats held before their tickets are named; none once there are tickets. Sorted by id. */
  readonly openSeatIds: readonly string[]
}

export interface TicketLine {
  /** Made by the client. */
  readonly id: string
  readonly ticketTypeId: string
  readonly areaCategoryId: string
  /** Null where places are counted, and of a package, whose tickets have seats. */
  readonly seatId: string | null
  readonly priceMinor: number
  /** What a discount, voucher or card takes off the list price; left out where that is nothing. */
  readonly savedMinor?: number
  /** As charged: nothing where the booking mode has no fee. */
  readonly bookingFeeMinor: number
  /** What a voucher or card takes off the booking fee; left out where that is nothing. */
  readonly waivedFeeMinor?: number
  readonly taxBasisPoints: number
  readonly voucherId?: string
  readonly ticketRedemptionCardId?: string
  readonly thirdPartyMemberCardId?: string
  readonly rewardId?: string
  readonly discountId?: string
  /** What a package is made of. */
  readonly parts?: readonly PackagePart[]
}

export type PackagePart =
  | {
      readonly kind: 'ticket'
      readonly ticketTypeId: string
      /** Of the package's area; null where places are counted. */
      readonly seatId: string | null
    }
  | { readonly kind: 'item'; readonly itemId: string; readonly quantity: number }

export interface ItemLine {
  readonly id: string
  readonly itemId: string
  readonly name: TranslatedText
  readonly quantity: number
  /** Of one, modifiers not counted. */
  readonly unitPriceMinor: number
  /** For the whole quantity. */
  readonly savedMinor?: number
  readonly taxBasisPoints: number
  readonly modifiers: readonly ModifierLine[]
  readonly comment: string | null
  readonly rewardId?: string
  readonly discountId?: string
}

export interface ModifierLine {
  readonly modifierId: string
  readonly name: string
  readonly quantity: number
  readonly unitPriceMinor: number
  readonly modifiers: readonly ModifierLine[]
}

export interface DeliveryLine {
  readonly itemLineIds: readonly string[]
  readonly method: DeliveryMethod
  /** Seat, table or pick-up point; null at the counter. */
  readonly locationId: string | null
  readonly pickupAt: number | null
}

export interface FeeLine {
  readonly scope: ItemScope
  readonly amountMinor: number
  readonly taxBasisPoints: number
}

export interface VoucherLine {
  readonly id: string
  readonly kind: 'Ticket' | 'Deal'
  /** Names the counter of its uses; no code can be read from it. */
  readonly scarceId: string
  readonly maskedBarcode: string
  readonly voucherTypeCode: string
  readonly description: string
  readonly expiresAt: number | null
}

export interface DealLine {
  readonly id: string
  readonly dealId: string
  readonly voucherId: string | null
  /** What it takes off all tickets and items of the order. */
  readonly calculation: DealCalculation
}

export interface RedemptionCardLine {
  readonly id: string
  readonly kind: 'Member' | 'ThirdParty'
  /** Of a third party's card: the prices that it opens name the scheme. */
  readonly schemeId?: string
  readonly scarceId: string
  readonly maskedNumber: string
}

export interface DiscountLine {
  readonly id: string
  readonly discountId: string
  readonly isAutomatic: boolean
}

export interface SubscriptionLine {
  readonly subscriptionId: string
  readonly billingOptionId: string | null
  readonly name: string
  readonly priceMinor: number
  readonly taxBasisPoints: number
}

export interface PaymentLine {
  readonly id: string
  readonly type: PaymentType
  readonly amountMinor: number
  readonly status: PaymentStatus
  readonly declineReason: string | null
  /** How it was paid, safe to show: "card ending 1111". */
  readonly maskedDetail: string | null
  /** The provider's name for it. */
  readonly providerReference: string | null
  /** Gift card or member balance: names the counter that is charged. */
  readonly scarceId?: string
  readonly createdAt: number
  readonly updatedAt: number
}

export interface CompletionState {
  readonly status: 'Pending' | 'Completed' | 'Failed'
  /** Why it will fail or has failed; null where it goes well. */
  readonly failure: string | null
  readonly startedAt: number
  readonly finishedAt: number | null
}

export interface SoldSnapshot {
  readonly ticketTypes: readonly TicketType[]
  /** Where goods are fetched; left out where a showtime says so. */
  readonly site?: Site
}

/** Longest document that is kept, in characters: an order with everything on it has a tenth. */
export const longestContents = 64_000

export const emptyContents: OrderContents = {
  shape: 1,
  showtimes: [],
  items: [],
  deliveries: [],
  deliveriesComment: null,
  tipMinor: 0,
  fees: [],
  vouchers: [],
  deals: [],
  redemptionCards: [],
  discounts: [],
  subscription: null,
  payments: [],
  completion: null,
  sold: null,
}

/** Reads what `writeContents` has written; parts that an older document lacks are empty. */
export function readContents(text: string): OrderContents {
  // Written by this server alone.
  return { ...emptyContents, ...(JSON.parse(text) as OrderContents) }
}

/** @throws RangeError when there is more on the order than one row keeps */
export function writeContents(contents: OrderContents): string {
  const text = JSON.stringify(contents)
  if (text.length > longestContents)
    throw new RangeError(`an order's contents have ${text.length} characters`)
  return text
}

/** All tickets of an order, showtime by showtime. */
export function listTickets({ showtimes }: Pick<OrderContents, 'showtimes'>): TicketLine[] {
  return showtimes.flatMap(({ tickets }) => tickets)
}

/** A place that a ticket takes. */
export interface TakenPlace {
  readonly areaCategoryId: string
  /** Null where places are counted. */
  readonly seatId: string | null
}

/** Places of a ticket: one, or one for each ticket of a package. */
export function listPlaces({ areaCategoryId, seatId, parts }: TicketLine): TakenPlace[] {
  if (!parts) return [{ areaCategoryId, seatId }]
  return parts.flatMap((part) => (part.kind === 'ticket' ? [{ areaCategoryId, seatId: part.seatId }] : []))
}

/** Reads the customer that an order's row keeps. */
export function readCustomer(text: string | null): Customer | null {
  // Written by this server alone, from a checked request.
  return text === null ? null : (JSON.parse(text) as Customer)
}
