import { getContentStores } from '../../stores/content/content-stores.ts'
import type { PageModule } from '../../context/page-module.ts'
import { getSiteFilms } from '../../stores/films/site-films.ts'
import { ensureFollowingTimes } from '../../film/showtimes/following-day.ts'
import { getSiteDay } from '../../film/showtimes/site-day.ts'

/** The cinema, what an editor wrote about it, and the showtimes of the day that the address asks for. */
export const loadSite: NonNullable<PageModule['load']> = async (stores, page) => {
  const siteId = page.params.siteId ?? ''
  const { availability, films } = getSiteFilms(stores, siteId)
  const showtimes = async () => {
    await Promise.all([
      stores.screeningDates.for({ siteIds: [siteId] }).ensure(),
      stores.sites.ensureSite(siteId),
    ])
    if (stores.sites.outcome(siteId) === 'missing') return stores.listing.ensure()
    const date = getSiteDay(stores, siteId, page)
    if (date === undefined) return
    const query = { date, siteIds: [siteId] }
    await stores.showtimes.ensure(query)
    await ensureFollowingTimes(stores, query)
  }
  await Promise.all([
    getContentStores(stores).pages.ensure(page.url.pathname),
    films.ensureAll(),
    availability.ensure(),
    showtimes(),
  ])
}
