import type { DeliveryMethod, PaymentStatus, PaymentType } from '@foyer/contract/wire/enumerations'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Customer } from '@foyer/contract/wire/orders'
import type { Site } from '@foyer/contract/wire/sites'
import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import type { UnitRate } from '../pricing/earn-units.ts'
import type { DealCalculation, MandatoryFee, Tip } from '../pricing/order-to-price.ts'

/**
 * Contents of an order, as its row stores them: one document, written as a whole. Money is integer minor units, rates
 * are basis points, instants are epoch milliseconds. Lines have names, prices and rates as sold, so that a receipt does
 * not change with the catalogue.
 */
export interface OrderContents {
  /** Version of this document; `readContents` converts older ones. */
  readonly shape: 1
  /** The workstation that has the order open; absent for others. */
  readonly workstationId?: string
  /** In the order in which they were added. */
  readonly showtimes: readonly ShowtimeLine[]
  readonly items: readonly ItemLine[]
  readonly deliveries: readonly DeliveryLine[]
  readonly deliveriesComment: string | null
  /** When items are fetched from the service area: the start of a slot; null: no time was agreed. */
  readonly pickupAt: number | null
  /** Of a percentage the rate, so that it follows the items until the order is paid. */
  readonly tip: Tip | null
  /** Mandatory fees of the items, with the channel's rates of when the items were set. */
  readonly fees: readonly MandatoryFee[]
  readonly vouchers: readonly VoucherLine[]
  readonly deals: readonly DealLine[]
  readonly redemptionCards: readonly RedemptionCardLine[]
  readonly discounts: readonly DiscountLine[]
  readonly subscription: SubscriptionLine | null
  /** Oldest first; the last web payment is the current one. */
  readonly payments: readonly PaymentLine[]
  /** Null until completion begins. */
  readonly completion: CompletionState | null
  /** Preparation of the items that are fetched at the counter; null: it has not begun. */
  readonly preparation: PreparationTimes | null
  /** When all of the order was collected; null: not yet. */
  readonly collectedAt: number | null
  /** Units that the order has brought its member, earned and bought; absent: none yet. */
  readonly brought?: BroughtUnits
  /** Names for the receipt besides the lines, as of completion. */
  readonly sold: SoldSnapshot | null
  /** That all of it was given back; absent: nothing was. Statements search the document's text for it. */
  readonly refund?: RefundState
}

/** Points that an order has brought. */
export interface BroughtUnits {
  readonly balanceTypeId: string
  /** As of then. */
  readonly name: TranslatedText
  readonly units: number
}

export interface ShowtimeLine {
  readonly showtimeId: string
  readonly tickets: readonly TicketLine[]
  /** Seats held before their tickets are chosen; empty once there are tickets. Sorted by id. */
  readonly openSeatIds: readonly string[]
}

export interface TicketLine {
  /** Created by the client. */
  readonly id: string
  readonly ticketTypeId: string
  readonly areaCategoryId: string
  /** Null for unallocated seating, and for a package, whose parts have seats. */
  readonly seatId: string | null
  readonly priceMinor: number
  /** Reduction of the list price by a discount, voucher or card; absent if zero. */
  readonly savedMinor?: number
  /** As charged: zero if the booking mode has no fee. */
  readonly bookingFeeMinor: number
  /** Reduction of the booking fee by a voucher or card; absent if zero. */
  readonly waivedFeeMinor?: number
  readonly taxBasisPoints: number
  readonly voucherId?: string
  readonly ticketRedemptionCardId?: string
  readonly thirdPartyMemberCardId?: string
  readonly rewardId?: string
  /** Rewards of the member that the ticket uses up, by their own ids; absent: none. */
  readonly usedRewardIds?: readonly string[]
  readonly discountId?: string
  /** Tickets of a package. */
  readonly parts?: readonly PackagePart[]
}

export type PackagePart =
  | {
      readonly kind: 'ticket'
      readonly ticketTypeId: string
      /** A seat of the package's area; null for unallocated seating. */
      readonly seatId: string | null
    }
  | { readonly kind: 'item'; readonly itemId: string; readonly quantity: number }

export interface ItemLine {
  readonly id: string
  readonly itemId: string
  readonly name: TranslatedText
  readonly quantity: number
  /** Of one, without modifiers. */
  readonly unitPriceMinor: number
  /** For the whole quantity. */
  readonly savedMinor?: number
  readonly taxBasisPoints: number
  readonly modifiers: readonly ModifierLine[]
  readonly comment: string | null
  readonly rewardId?: string
  readonly rewardName?: TranslatedText
  /** Rewards of the member that the line uses up, one for each piece, by their own ids; absent: none. */
  readonly usedRewardIds?: readonly string[]
  readonly discountId?: string
  readonly discountName?: TranslatedText
  /** Id of the counter of its stock; absent: it is not counted. */
  readonly stockId?: string
  /** Units that one piece adds to the balance of the member who buys it. */
  readonly balanceUnits?: number
  /** A gift card that is bought. */
  readonly giftCard?: GiftCardLine
  /** Hashes of the vouchers that were made for it at completion: a book of tickets, a subscription given away. */
  readonly voucherHashes?: readonly string[]
}

/** A bought gift card; of a line of several, each is the same. */
export interface GiftCardLine {
  readonly faceId: string
  /** What the face shows; absent in older orders. */
  readonly faceName?: TranslatedText
  /** Of one card. */
  readonly amountMinor: number
  readonly recipient: { readonly name: string; readonly email: string | null } | null
  readonly senderName: string | null
  readonly message: string | null
  /** When the recipient's mail is sent; null: at completion. */
  readonly sendsAt: number | null
  /** IANA name of the time zone in which `sendsAt` was chosen; absent: it was not sent. */
  readonly timeZone?: string
  /** Language of that mail; null: the customer's. */
  readonly languageTag: string | null
  /** Null: it does not expire. */
  readonly validityMonths: number | null
  readonly validFrom: 'Purchase' | 'LastUse'
  /** Hashes of the codes that were made at completion; absent before it. */
  readonly codeHashes?: readonly string[]
  /** The card to which the amount is added; absent: cards are made. */
  readonly refilled?: RefilledCard
}

/** A gift card that an order refills. */
export interface RefilledCard {
  /** Id of the counter of its balance. */
  readonly scarceId: string
  readonly maskedNumber: string
  /** Whether its validity begins again: not of a card without an end. */
  readonly isRenewed: boolean
}

export interface ModifierLine {
  readonly modifierGroupId: string
  readonly modifierId: string
  readonly name: TranslatedText
  /** Of one piece of the item. */
  readonly quantity: number
  readonly unitPriceMinor: number
  readonly modifiers: readonly ModifierLine[]
}

/** Where lines are brought to, or fetched from. A line without one is fetched at the counter. */
export interface DeliveryLine {
  /** Created by the client. */
  readonly id: string
  readonly itemLineIds: readonly string[]
  readonly method: DeliveryMethod
  /** Null unless it is brought to a seat. */
  readonly seat: DeliverySeat | null
  /** A place of the site; null unless it is brought there. */
  readonly location: { readonly id: string; readonly name: TranslatedText } | null
  /** How far it is; absent: its preparation has not begun. */
  readonly preparation?: PreparationTimes
}

export interface DeliverySeat {
  readonly showtimeId: string
  readonly seatId: string
  readonly name: string
  /** Null if the catalogue does not say. */
  readonly screenName: TranslatedText | null
}

/** When the steps of preparation were reached. */
export interface PreparationTimes {
  readonly startedAt: number
  /** When it was ready at its place of pickup, or left; null: not yet. */
  readonly sentAt: number | null
}

export interface VoucherLine {
  readonly id: string
  readonly kind: 'Ticket' | 'Deal'
  /** Id of the counter of its uses; the code cannot be derived from it. */
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
  /** Its reduction, over all tickets and items of the order. */
  readonly calculation: DealCalculation
}

export interface RedemptionCardLine {
  readonly id: string
  readonly kind: 'Member' | 'ThirdParty'
  /** Scheme of a third party's card, as restricted prices name it. */
  readonly schemeId?: string
  /** Subscription of a card of the chain's own, as restricted prices name it. */
  readonly subscriptionId?: string
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
  /** Means of payment in a form safe to display: "card ending 1111". */
  readonly maskedDetail: string | null
  /** The provider's reference of the charge. */
  readonly providerReference: string | null
  /** Gift card or member balance: id of the counter that is charged. */
  readonly scarceId?: string
  /** Gift card whose validity begins again when it is used: for how long. */
  readonly renewalMonths?: number
  /** Member balance: its kind, and what its units were worth when it was put on the order. */
  readonly balance?: BalanceRate
  readonly createdAt: number
  readonly updatedAt: number
}

export interface BalanceRate extends UnitRate {
  readonly balanceTypeId: string
}

export interface CompletionState {
  readonly status: 'Pending' | 'Completed' | 'Failed'
  /** Why it will fail or has failed; null if it has not. */
  readonly failure: string | null
  readonly startedAt: number
  readonly finishedAt: number | null
}

/** Money that was given back for a whole order. */
export interface RefundState {
  readonly id: string
  /** When it was done. */
  readonly refundedAt: number
  /** What went back where it had come from, by payment. */
  readonly parts: readonly { readonly paymentId: string; readonly amountMinor: number }[]
}

export interface SoldSnapshot {
  readonly ticketTypes: readonly TicketType[]
  /** Where goods are fetched; left out where a showtime says so. */
  readonly site?: Site
}

/** Longest stored document, characters: a full order has a tenth of it. */
export const longestContents = 64_000

export const emptyContents: OrderContents = {
  shape: 1,
  showtimes: [],
  items: [],
  deliveries: [],
  deliveriesComment: null,
  pickupAt: null,
  tip: null,
  fees: [],
  vouchers: [],
  deals: [],
  redemptionCards: [],
  discounts: [],
  subscription: null,
  payments: [],
  completion: null,
  preparation: null,
  collectedAt: null,
  sold: null,
}

/** Parses what `writeContents` has written; properties that an older document lacks are empty. */
export function readContents(text: string): OrderContents {
  // Written by this server only.
  return { ...emptyContents, ...(JSON.parse(text) as OrderContents) }
}

/** @throws RangeError if the order is too large for a row */
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

/** A place taken by a ticket. */
export interface TakenPlace {
  readonly areaCategoryId: string
  /** Null for unallocated seating. */
  readonly seatId: string | null
}

/** Places of a ticket: one, or one for each ticket of a package. */
export function listPlaces({ areaCategoryId, seatId, parts }: TicketLine): TakenPlace[] {
  if (!parts) return [{ areaCategoryId, seatId }]
  return parts.flatMap((part) => (part.kind === 'ticket' ? [{ areaCategoryId, seatId: part.seatId }] : []))
}

/** Parses the customer of an order's row. */
export function readCustomer(text: string | null): Customer | null {
  // Written by this server only, from a validated request.
  return text === null ? null : (JSON.parse(text) as Customer)
}
