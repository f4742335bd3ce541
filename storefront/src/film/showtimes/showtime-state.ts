import type { Showtime } from '@foyer/contract/wire/showtimes'

export type SaleState = 'available' | 'few' | 'soldOut' | 'started'

/**
 * What a listing says of a showtime.
 * @param now epoch milliseconds
 * @param fewLeftShare part of the seats, 0 to 1, under which few are left
 */
export function getSaleState(
  showtime: Pick<Showtime, 'isSoldOut' | 'occupancy'> & { schedule: Pick<Showtime['schedule'], 'startsAt'> },
  now: number,
  fewLeftShare: number,
): SaleState {
  if (Date.parse(showtime.schedule.startsAt) <= now) return 'started'
  if (showtime.isSoldOut) return 'soldOut'
  const { occupancy } = showtime
  if (!occupancy || occupancy.totalCount === 0) return 'available'
  if (occupancy.availableCount === 0) return 'soldOut'
  return occupancy.availableCount < occupancy.totalCount * fewLeftShare ? 'few' : 'available'
}

/** `HH:mm` on the cinema's own wall: an instant carries its zone's offset, so the clock time is in its text. */
export function getTimeOfDay(instant: string): string {
  return instant.slice(11, 16)
}
