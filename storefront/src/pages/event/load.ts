import { getContentStores } from '../../stores/content/content-stores.ts'
import { getEventShowtimesStore } from '../../stores/films/event-showtimes.ts'
import type { PageModule } from '../../context/page-module.ts'

/** The event, what an editor wrote about it, its films and cinemas, and when it is on in the chosen city. */
export const loadEvent: NonNullable<PageModule['load']> = async (stores, { params, url }) => {
  const { events, pages } = getContentStores(stores)
  const eventId = params.eventId ?? ''
  const showtimes = async () => {
    await events.eventState(eventId).ensure()
    // Of an event that is not there nobody needs to ask when it is on.
    if (!events.event(eventId)) return
    const { siteIds } = stores.cinemaGroups
    await getEventShowtimesStore(stores)
      .day({ eventId, siteIds, requested: url.searchParams.get('date') })
      .ensure()
  }
  await Promise.all([pages.ensure(url.pathname), showtimes(), stores.listing.ensure(), stores.sites.ensure()])
}
