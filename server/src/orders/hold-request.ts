import type { SetShowtimeRequest } from '@foyer/contract/wire/orders'
import type { Caller } from '../domain/caller.ts'
import { listPlaces, type ShowtimeLine } from '../order-store/order-contents.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { listPlaceOffers, type ShowtimeDetails } from './showtime-details.ts'

/** One request to hold, with what it is judged on. */
export interface HoldRequest {
  readonly order: StoredOrder
  readonly showtime: ShowtimeDetails
  readonly request: SetShowtimeRequest
  readonly caller: Caller
  /** Epoch milliseconds. */
  readonly now: number
  /** When the hold ends that the request makes or keeps, epoch milliseconds. */
  readonly expiresAt: number
  /** The caller has solved a challenge for this hold. */
  readonly hasSolved: boolean
}

/** Seats and counted places that a request is for, be it by its tickets or by its seats. */
export function countRequestedPlaces(
  { seats, tickets }: SetShowtimeRequest,
  { offers }: Pick<ShowtimeDetails, 'offers'>,
): number {
  const places = tickets.reduce((sum, { ticketTypeId }) => {
    const offer = offers.get(ticketTypeId)
    return sum + (offer ? listPlaceOffers(offer).length : 1)
  }, 0)
  return Math.max(seats.length, places)
}

/** Seats and counted places that an order has of a showtime. */
export const countPlacesOnLine = ({ tickets, openSeatIds }: ShowtimeLine) =>
  tickets.reduce((sum, ticket) => sum + listPlaces(ticket).length, openSeatIds.length)
