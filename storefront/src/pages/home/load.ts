import type { PageModule } from '../../context/page-module.ts'
import { getContentPagesStore } from '../../stores/content/content-pages.ts'
import { createTodaysQuery } from '../../film/use-todays-times.ts'

/** The programme, what an editor adds to it, and today's showtimes when there is a city to show them for. */
export const loadHome: NonNullable<PageModule['load']> = async (stores, { url }) => {
  const today = createTodaysQuery(stores)
  const { programme } = stores.configuration.value.home
  await Promise.all([
    getContentPagesStore(stores).ensure(url.pathname),
    stores.listing.ensure(),
    today && stores.showtimes.ensure(today),
    // A programme names the cinemas, and so do times where there are several.
    today && (programme || today.siteIds.length > 1) && stores.sites.ensure(),
  ])
}
