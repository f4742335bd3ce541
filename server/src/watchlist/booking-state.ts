import type { CatalogueFilm } from '../catalogue/catalogue.ts'
import { isOnSale } from '../domain/showtime.ts'
import { getStatus } from '../schedule/lifecycle.ts'
import type { ProgrammeSnapshot } from '../schedule/programme.ts'

/**
 * Whether a film can be booked somewhere in the network. `Closed` lies between: it is released or nearly so, but nothing is
 * on sale at this moment, as late in the evening.
 */
export type BookingState = 'NotOpen' | 'Closed' | 'Open'

/** @param now epoch milliseconds */
export function getBookingState(film: CatalogueFilm, snapshot: ProgrammeSnapshot, now: number): BookingState {
  if (getStatus(film, snapshot.firstDay, snapshot.today) === 'ComingSoon') return 'NotOpen'
  const { id } = film.wire
  for (const showtime of snapshot.byId.values())
    if (showtime.filmId === id && isOnSale(showtime, now)) return 'Open'
  return 'Closed'
}
