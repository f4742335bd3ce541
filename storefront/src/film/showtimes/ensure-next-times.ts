import { delay } from '../../services/http/delay.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { getFirstPricesStore } from '../../stores/films/first-prices.ts'
import { createFilmDayQuery } from './queries.ts'
import { findNextTimes, getNextDates, type TimesSources } from './next-times.ts'

/** Milliseconds that a page waits for the prices of its times: they have a line of their own, which stands empty until then. */
const pricesDeadline = 250

/** Brings the next times of a film, of its first day and of the one that follows where few are left, and what they cost. */
export async function ensureNextTimes(
  stores: TimesSources & Pick<Stores, 'core'>,
  filmId: string,
): Promise<void> {
  await Promise.all(
    getNextDates(stores, filmId).map((date) =>
      stores.showtimes.ensure(createFilmDayQuery(stores, filmId, date)),
    ),
  )
  const ids = findNextTimes(stores, filmId).map(({ showtime }) => showtime.id)
  await Promise.race([getFirstPricesStore(stores).ensure(ids), delay(pricesDeadline)])
}
