import type { PageModule } from '../../context/page-module.ts'
import { getContentPagesStore } from '../../stores/content/content-pages.ts'
import { readFilters } from '../../features/film-list/film-filters-url.ts'
import { getListedDayQuery, getListedSiteIds } from '../../features/film-list/queries.ts'

/** The programme, what an editor adds to it, the cinemas, and the showtimes of the day that the address asks for. */
export const loadFilms: NonNullable<PageModule['load']> = async (stores, { url }) => {
  const filters = readFilters(url.searchParams, stores.configuration.value.browsing)
  const siteIds = getListedSiteIds(stores, filters)
  const written = getContentPagesStore(stores)
  const requested = written.ensure(url.pathname)
  await Promise.all([
    // What has come with an earlier visit is not waited for.
    written.page(url.pathname) === undefined && requested,
    stores.listing.ensure(),
    stores.sites.ensure(),
    stores.screeningDates.for({ siteIds }).ensure(),
    filters.category === 'NowShowing' &&
      stores.showtimes.ensureFirstTimes(getListedDayQuery(stores, filters), filters.attribute),
  ])
}
