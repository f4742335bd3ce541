import { contentOf } from '../../app/content.ts'
import type { PageModule } from '../../app/page-module.ts'
import { siteFilmsOf } from '../../app/site-films.ts'
import { siteDay } from '../../features/day-programme/queries.ts'

/** The cinema, what an editor wrote about it, and the showtimes of the day that the address asks for. */
export const loadSite: NonNullable<PageModule['load']> = async (stores, page) => {
  const siteId = page.params.siteId ?? ''
  const { availability, films } = siteFilmsOf(stores, siteId)
  const showtimes = async () => {
    await Promise.all([
      stores.screeningDates.for({ siteIds: [siteId] }).ensure(),
      stores.sites.ensureSite(siteId),
    ])
    if (stores.sites.all.value && !stores.sites.site(siteId)) return stores.listing.ensure()
    const date = siteDay(stores, siteId, page)
    if (date !== undefined) await stores.showtimes.ensure({ date, siteIds: [siteId] })
  }
  await Promise.all([
    contentOf(stores).pages.ensure(page.url.pathname),
    films.ensureAll(),
    availability.ensure(),
    showtimes(),
  ])
}
