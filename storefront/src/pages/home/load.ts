import type { PageModule } from '../../context/page-module.ts'
import { getContentPagesStore } from '../../stores/content/content-pages.ts'
import { ensureFirstTime } from '../../film/showtimes/ensure-first-time.ts'
import { getBookableTimes } from '../../film/todays-times.ts'
import { createTodaysQuery } from '../../film/use-todays-times.ts'

/** The programme, what an editor adds to it, and today's showtimes when there is a city to show them for. */
export const loadHome: NonNullable<PageModule['load']> = async (stores, { url }) => {
  const today = createTodaysQuery(stores)
  const { posterWall, programme } = stores.configuration.value.home
  const lead = posterWall.lead?.film
  await Promise.all([
    getContentPagesStore(stores).ensure(url.pathname),
    stores.listing.ensure(),
    today &&
      stores.showtimes.ensure(today).then(() => {
        const { showtimes = [] } = stores.showtimes.whole(today) ?? {}
        const hasTimes = lead !== undefined && getBookableTimes(showtimes, lead, stores.today.now).length > 0
        return hasTimes ? undefined : ensureFirstTime(stores, lead)
      }),
    // A programme names the cinemas, and so do times where there are several.
    today && (programme || today.siteIds.length > 1) && stores.sites.ensure(),
  ])
}
