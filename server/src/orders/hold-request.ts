import type { SetShowtimeRequest } from '@foyer/contract/wire/orders'
import type { Caller } from '../domain/caller.ts'
import type { TakenReward } from '../loyalty/reward-store.ts'
import { listPlaces, type ShowtimeLine } from '../order-store/order-contents.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { listPlaceOffers, type ShowtimeDetails } from './showtime-details.ts'

/** One request to hold, with everything its validation depends on. */
export interface HoldRequest {
  readonly order: StoredOrder
  readonly showtime: ShowtimeDetails
  readonly request: SetShowtimeRequest
  readonly caller: Caller
  /** Rewards of the member that the order can use, those that run out soonest first; read only if the request needs any. */
  readonly heldRewards: readonly TakenReward[]
  /** Epoch milliseconds. */
  readonly now: number
  /** When the hold that the request creates or keeps expires, epoch milliseconds. */
  readonly expiresAt: number
  /** Whether the caller has solved a challenge for this hold. */
  readonly hasSolved: boolean
}

/** Number of seats and unallocated places of a request, whether given by tickets or by seats. */
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

/** Number of seats and unallocated places that an order has of a showtime. */
export const countPlacesOnLine = ({ tickets, openSeatIds }: ShowtimeLine) =>
  tickets.reduce((sum, ticket) => sum + listPlaces(ticket).length, openSeatIds.length)
