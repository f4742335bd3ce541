import type { DealCalculation, MinorUnits } from '../pricing/order-to-price.ts'

/** What a code is: a voucher, money, or a card that opens prices of tickets. */
export type CodeKind = 'Voucher' | 'GiftCard' | 'RedemptionCard'

/** What codes of a batch are good for; written once, with the batch. */
export type CodeRules = VoucherRules | GiftCardRules | RedemptionCardRules

/** A price of a ticket that a code opens, in place of the list's. */
export interface OpenedPrice {
  /** None: any ticket type. */
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
  /** `Ticket` opens prices of tickets; `Deal` is an offer over several lines. */
  readonly type: 'Ticket' | 'Deal'
  readonly typeCode: string
  readonly description: string
  /** Null: nothing but prices that the price list restricts to such a code. */
  readonly opens: OpenedPrice | null
  /** What a voucher of type Deal brings; null for Ticket. */
  readonly deal: { readonly dealId: string; readonly calculation: DealCalculation } | null
  /** Tickets of one order that it opens at most; null as many as it has uses. */
  readonly mostPerOrder: number | null
  /** None: all cinemas. */
  readonly siteIds: readonly string[]
  /** None: all channels. */
  readonly channels: readonly string[]
  readonly blackouts: readonly FilmBlackout[]
  /** Whose films it is not good for. */
  readonly excludedDistributors: readonly string[]
  /** Not on public holidays, by the chain's calendar as it is when the voucher is used. */
  readonly exceptPublicHolidays: boolean
  /** Business dates, `yyyy-mm-dd`: days of the chain's own besides. */
  readonly excludedDates: readonly string[]
}

export interface GiftCardRules {
  readonly kind: 'GiftCard'
}

export interface RedemptionCardRules {
  readonly kind: 'RedemptionCard'
  /** The chain's own card, or that of a scheme. */
  readonly type: 'Member' | 'ThirdParty'
  /** The scheme of a third party's card, as restricted prices name it; null for Member. */
  readonly schemeId: string | null
  readonly description: string
  /** Null: nothing but prices that the price list restricts to such a code. */
  readonly opens: OpenedPrice | null
  readonly mostPerOrder: number | null
  /** Its tickets are for members who are signed in. */
  readonly isForMembersOnly: boolean
}

/** Reads what `JSON.stringify` has written of rules. */
export function parseRules(text: string): CodeRules {
  // Written by this server's tools alone, from checked input.
  return JSON.parse(text) as CodeRules
}

export function isOpenedFor(opens: OpenedPrice | null, ticketTypeId: string): opens is OpenedPrice {
  return opens !== null && (opens.ticketTypeIds.length === 0 || opens.ticketTypeIds.includes(ticketTypeId))
}
