import type { PageModule } from '../../context/page-module.ts'
import { getContentPagesStore } from '../../stores/content/content-pages.ts'
import { readFilters } from '../../features/film-list/film-filters-url.ts'
import { getListedDayQuery, getListedSiteIds } from '../../features/film-list/queries.ts'
import { ensureFollowingTimes } from '../../film/showtimes/following-day.ts'

/**
 * The programme, what an editor adds to it, the cinemas, and the showtimes of the day that the address asks for, with the
 * next one's where a film has few left.
 */
export const loadFilms: NonNullable<PageModule['load']> = async (stores, { url }) => {
  const filters = readFilters(url.searchParams, stores.configuration.value.browsing)
  const siteIds = getListedSiteIds(stores, filters)
  const written = getContentPagesStore(stores)
  const requested = written.ensure(url.pathname)
  const showtimes = async () => {
    const query = getListedDayQuery(stores, filters)
    const isProgramme = filters.category === 'NowShowing'
    await Promise.all([
      stores.screeningDates.for({ siteIds }).ensure(),
      isProgramme && stores.showtimes.ensureFirstTimes(query, filters.attribute),
    ])
    if (isProgramme) await ensureFollowingTimes(stores, query, filters.attribute)
  }
  await Promise.all([
    // What has come with an earlier visit is not waited for.
    written.page(url.pathname) === undefined && requested,
    stores.listing.ensure(),
    stores.sites.ensure(),
    showtimes(),
  ])
}
