import type { OrderRelatedData } from '@foyer/contract/wire/orders'
import type { SeatType } from '@foyer/contract/wire/enumerations'
import type { Seat } from '@foyer/contract/wire/seating'

/** What a ticket of one type costs at one showtime, in minor units. */
export interface TicketOffer {
  readonly ticketTypeId: string
  /** One ticket of the type takes one place of this area category. */
  readonly areaCategoryId: string
  /** The only kind of seat it may take; null where any seat of the area will do. */
  readonly seatType: SeatType | null
  readonly priceMinor: number
  readonly bookingFeeMinor: number
  /** Tax contained in price and fee, in basis points. */
  readonly taxBasisPoints: number
  /** Who is older may not use the type; null where the type says nothing of age. */
  readonly maximumAge: number | null
}

/**
 * All that selling a showtime needs to know, and that does not change while it is on sale.
 * Read before the transaction, so that the transaction asks only for what can change: claims and the order.
 */
export interface ShowtimeDetails {
  readonly showtimeId: string
  readonly siteId: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  /** Nobody younger may see the film; null where its rating lets everybody in. */
  readonly minimumAge: number | null
  /** Area categories whose places are counted, not named, with the number of places that may be sold here. */
  readonly unallocatedAreas: ReadonlyMap<string, number>
  /** Named seats by id; empty when no area is allocated. */
  readonly seats: ReadonlyMap<string, Seat>
  /** Seats of each group: the parts of a sofa, a wheelchair place with its companions. */
  readonly seatGroups: ReadonlyMap<string, readonly Seat[]>
  /** Seats that nobody may buy here: broken, kept by the cinema, or sold elsewhere. They never change. */
  readonly blockedSeatIds: ReadonlySet<string>
  readonly offers: ReadonlyMap<string, TicketOffer>
  /** What an answer about the showtime refers to, by id. */
  readonly relatedData: OrderRelatedData
}

/** Where facts come from: the catalogue in the server, a handful of seats in a test. */
export interface SalesCatalogue {
  /** @returns null when there is no such showtime */
  getShowtimeDetails(showtimeId: string): Promise<ShowtimeDetails | null>
  hasSite(siteId: string): Promise<boolean>
}
