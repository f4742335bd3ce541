import type { PageModule } from '../../app/page-module.ts'
import { writtenPagesOf } from '../../app/written-pages.ts'
import { readFilters } from '../../features/film-list/film-filters.ts'
import { listedDayQuery, listedSiteIds } from '../../features/film-list/queries.ts'

/** The programme, what an editor adds to it, the cinemas, and the showtimes of the day that the address asks for. */
export const loadFilms: NonNullable<PageModule['load']> = async (stores, { url }) => {
  const filters = readFilters(url.searchParams)
  const siteIds = listedSiteIds(stores, filters)
  await Promise.all([
    writtenPagesOf(stores).ensure(url.pathname),
    stores.listing.ensure(),
    filters.words !== '' && stores.films.ensureWhole(),
    stores.sites.ensure(),
    stores.screeningDates.for({ siteIds }).ensure(),
    filters.category === 'NowShowing' && stores.showtimes.ensure(listedDayQuery(stores, filters)),
  ])
}
