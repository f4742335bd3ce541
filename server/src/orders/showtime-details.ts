import type { OrderRelatedData } from '@foyer/contract/wire/orders'
import type { SeatType } from '@foyer/contract/wire/enumerations'
import type { Seat } from '@foyer/contract/wire/seating'
import type { Site } from '@foyer/contract/wire/sites'
import type { PriceRestriction } from '../catalogue/catalogue.ts'
import type { ItemChanges } from '../catalogue/item-changes.ts'
import type { ItemReward } from '../catalogue/item-rewards.ts'
import type { ItemCatalogue } from '../catalogue/items.ts'
import type { ShowtimeDiscount } from '../schedule/showtime-discounts.ts'

/** A place for a ticket of a type. */
export interface PlaceOffer {
  readonly ticketTypeId: string
  readonly areaCategoryId: string
  /** The only permitted seat type; null for any seat of the area. */
  readonly seatType: SeatType | null
  /** Maximum age for the type; null without a limit. */
  readonly maximumAge: number | null
}

/** A reward of which a ticket, or a place, uses up one. */
export interface RewardUse {
  readonly rewardId: string
  /** Most that an order and one showtime of it use; null without such a limit. */
  readonly limitPerOrder: number | null
  readonly limitPerShowtime: number | null
}

/** Price of a ticket of one type at one showtime, in minor units: the ticket takes one place, a package several. */
export interface TicketOffer extends PlaceOffer {
  readonly priceMinor: number
  readonly bookingFeeMinor: number
  /** Tax contained in price and fee, in basis points. */
  readonly taxBasisPoints: number
  /** What is needed to get the price; null or absent: open to everybody. */
  readonly restriction?: PriceRestriction | null
  /** The reward that opens the price; null or absent: none. */
  readonly reward?: RewardUse | null
  /** Most tickets of the type in an order; null or absent: only the order's own limit. */
  readonly maximumTickets?: number | null
  /** Contents of a package; absent for a single ticket. */
  readonly package?: {
    readonly tickets: readonly PlaceOffer[]
    readonly items: readonly { readonly itemId: string; readonly quantity: number }[]
  }
}

/** Places that a ticket of the type takes. */
export function listPlaceOffers(offer: TicketOffer): readonly PlaceOffer[] {
  return offer.package?.tickets ?? [offer]
}

/**
 * Everything that selling a showtime needs and that does not change while it is on sale. Read before the transaction,
 * so that the transaction queries only what can change: claims and the order.
 */
export interface ShowtimeDetails {
  readonly showtimeId: string
  readonly siteId: string
  /** Epoch milliseconds, as the end. */
  readonly startsAt: number
  readonly endsAt: number
  readonly film: {
    readonly id: string
    readonly distributorName: string | null
  }
  /** `yyyy-mm-dd` in the site's zone. */
  readonly businessDate: string
  /** Whether the date is in the chain's list of public holidays. */
  readonly isPublicHoliday: boolean
  /** Minimum age for the film; null if its rating has none. */
  readonly minimumAge: number | null
  /** Unallocated areas by area category id, with the number of places that can be sold here. */
  readonly unallocatedAreas: ReadonlyMap<string, number>
  /** Allocated seats by id; empty if no area is allocated. */
  readonly seats: ReadonlyMap<string, Seat>
  /** Seats of each group: the parts of a sofa, a wheelchair place with its companion seats. */
  readonly seatGroups: ReadonlyMap<string, readonly Seat[]>
  /** Seats that cannot be bought here: broken, kept by the cinema, or sold elsewhere. They never change. */
  readonly blockedSeatIds: ReadonlySet<string>
  readonly offers: ReadonlyMap<string, TicketOffer>
  /** Until when only holders of a reward can book; null or absent: everybody can. Epoch milliseconds. */
  readonly earlyBooking?: { readonly reward: RewardUse; readonly opensToAllAt: number } | null
  /** Absent: none. */
  readonly discounts?: readonly ShowtimeDiscount[]
  /** Entities that an answer about the showtime refers to. */
  readonly relatedData: OrderRelatedData
}

/** Source of the details: the catalogue on the server, a small fixed cinema in tests. */
export interface SalesCatalogue {
  /** @returns null if there is no such showtime */
  getShowtimeDetails(showtimeId: string): Promise<ShowtimeDetails | null>
  /** @returns null when there is no such cinema */
  getSite(siteId: string): Promise<Site | null>
  /** Food, drink, the gift shop. */
  readonly items: ItemCatalogue
  /** Rewards that give some of them. */
  readonly itemRewards: ReadonlyMap<string, ItemReward>
  /** What the chain has changed of them since the start. */
  readonly itemChanges: ItemChanges
}
