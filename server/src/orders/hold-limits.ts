import type { Database } from '../database/database.ts'
import type { ShowtimeDetails } from './showtime-details.ts'

/** Limits of what one client may hold unpaid. Allocated seats and unallocated places count alike. */
export interface HoldLimits {
  /** Most of one showtime. */
  readonly seatsOfShowtime: number
  /** Most of one showtime, as a share of its auditorium. */
  readonly shareOfShowtime: number
  /** Most of all showtimes together. */
  readonly seatsInAll: number
  /** Above this share of the auditorium, or half of the maximum, a challenge is required; 1 disables it. */
  readonly challengeShare: number
}

/** Even in the smallest auditorium two people can sit together. */
const leastOfShowtime = 2

const getCapacity = ({ seats, unallocatedAreas }: ShowtimeDetails) =>
  [...unallocatedAreas.values()].reduce((sum, places) => sum + places, seats.size)

/** Maximum seats of a showtime that one client may hold unpaid, and the number up to which no challenge is required. */
export function getShowtimeLimits(
  limits: HoldLimits,
  details: ShowtimeDetails,
): { most: number; unchallenged: number } {
  const capacity = getCapacity(details)
  const share = Math.max(leastOfShowtime, Math.floor(capacity * limits.shareOfShowtime))
  const most = Math.min(limits.seatsOfShowtime, share)
  // In a large auditorium the share exceeds the maximum: then half of the maximum requires a challenge.
  const few = Math.min(Math.floor(capacity * limits.challengeShare), Math.floor(most / 2))
  const unchallenged = limits.challengeShare >= 1 ? most : Math.max(leastOfShowtime, few)
  return { most, unchallenged }
}

/** What one order holds unpaid under a client's limit. */
export interface CountedHold {
  readonly orderId: string
  readonly seats: number
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** Holds under a limit that have not expired, as committed. */
export async function listCountedHolds(
  database: Database,
  scarceId: string,
  now: number,
): Promise<CountedHold[]> {
  const rows = await database.query({
    sql: `select order_id, quantity, expires_at from scarce_claim
      where scarce_id = ? and state = 'held' and expires_at > ?`,
    parameters: [scarceId, now],
  })
  return rows.map((row) => ({
    orderId: String(row['order_id']),
    seats: Number(row['quantity']),
    expiresAt: Number(row['expires_at']),
  }))
}
