import type { SetShowtimeRequest } from '@foyer/contract/wire/orders'
import type { ShowtimeLine } from '../order-store/order-contents.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { ShowtimeDetails } from './showtime-details.ts'

/** One request to hold, with what it is judged on. */
export interface HoldRequest {
  readonly order: StoredOrder
  readonly showtime: ShowtimeDetails
  readonly request: SetShowtimeRequest
  /** Epoch milliseconds. */
  readonly now: number
  /** When the hold ends that the request makes or keeps, epoch milliseconds. */
  readonly expiresAt: number
  /** The caller has solved a challenge for this hold. */
  readonly hasSolved: boolean
}

/** Seats and counted places that a request is for, be it by its tickets or by its seats. */
export const countRequestedPlaces = ({ seats, tickets }: SetShowtimeRequest) =>
  Math.max(seats.length, tickets.length)

/** Seats and counted places that an order has of a showtime. */
export const countPlacesOnLine = ({ tickets, openSeatIds }: ShowtimeLine) =>
  tickets.length + openSeatIds.length
