import type { Stores } from '../../stores/create-stores.ts'
import { getFirstPricesStore } from '../../stores/films/first-prices.ts'
import { fewTimes } from './following-times.ts'
import { createFilmDayQuery } from './queries.ts'
import { findNextTimes, getBookable, getNextDates, nextTimesShown, type TimesSources } from './next-times.ts'

/** Whether a cinema has few times of a day left, or none: then the next day's are shown as well. */
function isThin(stores: TimesSources, filmId: string, date: string): boolean {
  const day = stores.showtimes.whole(createFilmDayQuery(stores, filmId, date))
  const bookable = getBookable(day?.showtimes ?? [], stores.today.now)
  const siteIds = new Set([...stores.cinemaGroups.siteIds, ...bookable.map(({ siteId }) => siteId)])
  const count = (id: string) => bookable.filter(({ siteId }) => siteId === id).length
  return bookable.length < nextTimesShown || [...siteIds].some((id) => count(id) < fewTimes)
}

/** Brings the next times of a film and what they cost: the second day only where few of the first are left. */
export async function ensureNextTimes(
  stores: TimesSources & Pick<Stores, 'core'>,
  filmId: string,
): Promise<void> {
  for (const date of getNextDates(stores, filmId)) {
    await stores.showtimes.ensure(createFilmDayQuery(stores, filmId, date))
    if (!isThin(stores, filmId, date)) break
  }
  const ids = findNextTimes(stores, filmId).map(({ showtime }) => showtime.id)
  await getFirstPricesStore(stores).ensure(ids)
}
