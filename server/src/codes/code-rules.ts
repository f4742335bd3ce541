import type { DealCalculation, MinorUnits } from '../pricing/order-to-price.ts'

/** Kind of a code: a voucher, a gift card (money), or a card that gives access to ticket prices. */
export type CodeKind = 'Voucher' | 'GiftCard' | 'RedemptionCard'

/** Rules of the codes of a batch; written once, with the batch. */
export type CodeRules = VoucherRules | GiftCardRules | RedemptionCardRules

/** A ticket price that a code gives access to, instead of the list price. */
export interface OpenedPrice {
  /** Empty: any ticket type. */
  readonly ticketTypeIds: readonly string[]
  /** 0 is a free ticket. */
  readonly priceMinor: MinorUnits
  readonly isBookingFeeWaived: boolean
}

/** Times at which a film is not sold for a voucher. */
export interface FilmBlackout {
  readonly filmId: string
  /** Epoch milliseconds; `to` is the first instant after it. */
  readonly from: number
  readonly to: number
}

export interface VoucherRules {
  readonly kind: 'Voucher'
  /** `Ticket` gives access to ticket prices; `Deal` is an offer over several lines. */
  readonly type: 'Ticket' | 'Deal'
  readonly typeCode: string
  readonly description: string
  /** Null: only prices that the price list restricts to such a code. */
  readonly opens: OpenedPrice | null
  /** The offer of a voucher of type Deal; null for Ticket. */
  readonly deal: { readonly dealId: string; readonly calculation: DealCalculation } | null
  /** Most tickets of one order that it applies to; null: as many as it has uses. */
  readonly mostPerOrder: number | null
  /** Empty: all cinemas. */
  readonly siteIds: readonly string[]
  /** Empty: all channels. */
  readonly channels: readonly string[]
  readonly blackouts: readonly FilmBlackout[]
  /** Distributors whose films are excluded. */
  readonly excludedDistributors: readonly string[]
  /** Whether public holidays are excluded, by the chain's calendar at the time of use. */
  readonly exceptPublicHolidays: boolean
  /** Further excluded business dates, `yyyy-mm-dd`. */
  readonly excludedDates: readonly string[]
  /** 1 (Monday) to 7 of the business date; absent or empty: every day. */
  readonly weekdays?: readonly number[]
}

export interface GiftCardRules {
  readonly kind: 'GiftCard'
  /** For how long a card is valid again from each use; absent: its end does not move. */
  readonly renewalMonths?: number
}

export interface RedemptionCardRules {
  readonly kind: 'RedemptionCard'
  /** The chain's own card, or that of a third-party scheme. */
  readonly type: 'Member' | 'ThirdParty'
  /** The scheme of a third party's card, as restricted prices name it; null for Member. */
  readonly schemeId: string | null
  /** The subscription that a card of type Member is for, as restricted prices name it; absent: for none. */
  readonly subscriptionId?: string
  readonly description: string
  /** Null: only prices that the price list restricts to such a code. */
  readonly opens: OpenedPrice | null
  readonly mostPerOrder: number | null
  /** Whether its tickets are for signed-in members only. */
  readonly isForMembersOnly: boolean
}

/** Parses rules that `JSON.stringify` has written. */
export function parseRules(text: string): CodeRules {
  // Written only by this server's tools, from validated input.
  return JSON.parse(text) as CodeRules
}

export function isOpenedFor(opens: OpenedPrice | null, ticketTypeId: string): opens is OpenedPrice {
  return opens !== null && (opens.ticketTypeIds.length === 0 || opens.ticketTypeIds.includes(ticketTypeId))
}
