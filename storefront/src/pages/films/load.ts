import type { PageModule } from '../../app/page-module.ts'
import { writtenPagesOf } from '../../app/written-pages.ts'
import type { Stores } from '../../app/stores.ts'
import { readFilters, type FilmFilters } from '../../features/film-list/film-filters.ts'
import { listedDayQuery, listedSiteIds } from '../../features/film-list/queries.ts'

/** The programme, what an editor adds to it, the cinemas, and the showtimes of the day that the address asks for. */
export const loadFilms: NonNullable<PageModule['load']> = async (stores, { url }) => {
  const filters = readFilters(url.searchParams, stores.configuration.value.browsing)
  const siteIds = listedSiteIds(stores, filters)
  const written = writtenPagesOf(stores)
  const asked = written.ensure(url.pathname)
  await Promise.all([
    // What has come with an earlier visit is not waited for.
    written.page(url.pathname) === undefined && asked,
    stores.listing.ensure(),
    stores.sites.ensure(),
    stores.screeningDates.for({ siteIds }).ensure(),
    filters.category === 'NowShowing' && ensureTimes(stores, filters),
  ])
}

/** The times that the rows begin with, as the page may have brought them; else the day whole. */
function ensureTimes(stores: Stores, filters: FilmFilters): Promise<unknown> {
  const query = listedDayQuery(stores, filters)
  const entry = stores.showtimes.entry(query)
  const day = entry.value
  const isBrought =
    day !== undefined && 'firstTimesOf' in day && day.firstTimesOf.attribute === filters.attribute
  return isBrought ? entry.ensure() : stores.showtimes.ensure(query)
}
