import type { ValueSnapshot } from '../../cache/snapshots.ts'
import type { PageContext } from '../../app/page-module.ts'
import type { Stores } from '../../app/stores.ts'
import type { DayOfShowtimes } from '../../stores/showtimes.ts'
import { readFilters } from './film-filters.ts'
import { rowTimes, timesShown } from './row-times.ts'

/** One more than is shown says that there are more. */
const timesTaken = timesShown + 1

/**
 * What the server's stores hand over with a page of films: of each day the times that its rows begin with, where a large
 * chain has thousands. Whatever asks for more of a day fetches it whole. Apart from the page, so that no browser fetches it.
 */
export function withFirstTimes(
  snapshots: Readonly<Record<string, unknown>>,
  stores: Pick<Stores, 'films' | 'today'>,
  { url }: Pick<PageContext, 'url'>,
): Record<string, unknown> {
  const { attribute } = readFilters(url.searchParams)
  const days = Object.entries((snapshots.showtimes ?? {}) as Record<string, ValueSnapshot>)
  const shorten = (day: DayOfShowtimes): DayOfShowtimes => {
    const now = stores.today.now
    const showtimes = stores.films.list.flatMap(({ id }) =>
      rowTimes(day, { filmId: id, attribute, now }).slice(0, timesTaken),
    )
    const screenIds = new Set(showtimes.map(({ screenId }) => screenId))
    const screens = Object.fromEntries(Object.entries(day.screens).filter(([id]) => screenIds.has(id)))
    return { ...day, showtimes, screens, firstTimesOf: { attribute } }
  }
  return {
    ...snapshots,
    showtimes: Object.fromEntries(
      days.map(([key, snapshot]) => [
        key,
        'value' in snapshot ? { ...snapshot, value: shorten(snapshot.value as DayOfShowtimes) } : snapshot,
      ]),
    ),
  }
}
