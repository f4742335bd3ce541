import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { getAreaOfPlaces } from '../order-store/scarce-ids.ts'

/** Claims of orders on one showtime, as last committed. */
export interface Claims {
  readonly seats: readonly SeatClaimed[]
  readonly places: readonly PlacesClaimed[]
}

interface SeatClaimed {
  readonly seatId: string
  readonly orderId: string
  readonly isSold: boolean
}

interface PlacesClaimed {
  readonly areaCategoryId: string
  readonly orderId: string
  readonly quantity: number
  readonly isSold: boolean
}

/** Claims that are sold or whose hold has not expired. @param now epoch milliseconds */
export async function readClaims(db: Kysely<Tables>, showtimeId: string, now: number): Promise<Claims> {
  const seats = await db
    .selectFrom('seat_claim')
    .select(['seat_id', 'order_id', 'state'])
    .where('showtime_id', '=', showtimeId)
    .where((eb) => eb.or([eb('state', '=', 'sold'), eb('expires_at', '>', now)]))
    .execute()
  const places = await db
    .selectFrom('scarce_claim')
    .select(['scarce_id', 'order_id', 'quantity', 'state'])
    .where('showtime_id', '=', showtimeId)
    .where((eb) => eb.or([eb('state', '=', 'sold'), eb('expires_at', '>', now)]))
    .execute()
  return {
    seats: seats.map((row) => ({ seatId: row.seat_id, orderId: row.order_id, isSold: row.state === 'sold' })),
    places: places.map((row) => ({
      areaCategoryId: getAreaOfPlaces(row.scarce_id, showtimeId),
      orderId: row.order_id,
      quantity: row.quantity,
      isSold: row.state === 'sold',
    })),
  }
}
