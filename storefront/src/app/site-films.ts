import { filmsService } from '../services/ocapi/films.ts'
import { siteFilmsService } from '../services/ocapi/site-films.ts'
import { AvailabilityStore } from '../stores/availability.ts'
import { FilmsStore } from '../stores/films.ts'
import type { Stores } from './stores.ts'

/** What a cinema shows, and whether it can be booked there. */
interface SiteFilms {
  readonly films: FilmsStore
  readonly availability: AvailabilityStore
}

const made = new WeakMap<Stores, Map<string, SiteFilms>>()

/**
 * The films of a cinema, for its own page: the chain's where they are at hand, else those that the cinema shows; whether
 * they can be booked is always the cinema's own. Made with the first page of a cinema, which alone fetches the code.
 */
export function siteFilmsOf(stores: Stores, siteId: string): SiteFilms {
  const bySite = made.get(stores) ?? new Map<string, SiteFilms>()
  made.set(stores, bySite)
  let own = bySite.get(siteId)
  if (!own) {
    const { caching, client } = stores.core
    const { film, films: allFilms } = filmsService(client)
    const calls = siteFilmsService(client)
    const films = async () => {
      const shown = await calls.films(siteId)
      // The chain's films are more than are shown here, and do as well.
      return shown.ok ? shown : allFilms()
    }
    const availability = () => calls.availability(siteId)
    own = {
      films: new FilmsStore({ film, films }, caching, siteId),
      availability: new AvailabilityStore({ availability }, stores.today, caching, siteId),
    }
    bySite.set(siteId, own)
  }
  return stores.films.all.value ? { ...own, films: stores.films } : own
}
