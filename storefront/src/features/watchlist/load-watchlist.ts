import type { Stores } from '../../stores/create-stores.ts'
import { filmsForLists } from '../../stores/films/films.ts'
import { getWatchlist } from '../../stores/members/watchlist.ts'
import { createTodaysQuery } from '../../film/use-todays-times.ts'

/** Films that are loaded by themselves because the chain no longer lists them; those that are more are not shown. */
const mostSingle = 20

/** Days with a screening in the chosen city, or everywhere while there is none. */
export const createDatesQuery = ({ cinemaGroups }: Pick<Stores, 'cinemaGroups'>) => ({
  siteIds: [...cinemaGroups.siteIds],
})

/** Loads the watchlist with what is shown of its films. */
export async function loadWatchlist(stores: Stores): Promise<void> {
  const { availability, films, screeningDates, showtimes, sites } = stores
  const watchlist = getWatchlist(stores)
  const query = createTodaysQuery(stores)
  await Promise.all([
    watchlist.load(),
    films.all.ensure(filmsForLists),
    availability.ensure(),
    screeningDates.for(createDatesQuery(stores)).ensure(),
    sites.ensure(),
    query && showtimes.ensure(query),
  ])
  const single = (watchlist.films ?? []).filter(({ filmId }) => !films.film(filmId))
  await Promise.all(single.slice(0, mostSingle).map(({ filmId }) => films.ensureFilm(filmId)))
}
