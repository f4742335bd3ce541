import { createFilmDatesQuery, createFilmDayQuery } from './queries.ts'
import { findNextTimes, getNextDates, type TimesSources } from './next-times.ts'

/**
 * Brings the first time of a film that has none left today: what its card says in place of today's times.
 * @param filmId undefined where no film stands out
 */
export async function ensureFirstTime(stores: TimesSources, filmId: string | undefined): Promise<void> {
  if (filmId === undefined || stores.cinemaGroups.siteIds.length === 0) return
  await stores.screeningDates.for(createFilmDatesQuery(stores, filmId)).ensure()
  for (const date of getNextDates(stores, filmId)) {
    await stores.showtimes.ensure(createFilmDayQuery(stores, filmId, date))
    if (findNextTimes(stores, filmId).length > 0) break
  }
}
