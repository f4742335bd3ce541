import { createFilmsService } from '../../services/ocapi/films.ts'
import { createSiteFilmsService } from '../../services/ocapi/site-films.ts'
import { AvailabilityStore } from './availability.ts'
import { FilmsStore } from './films.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** The films of a cinema, and their availability there. */
interface SiteFilms {
  readonly films: FilmsStore
  readonly availability: AvailabilityStore
}

const getBySite = defineStore<Stores, Map<string, SiteFilms>>(() => new Map())

/**
 * The films of a cinema, for its own page: the chain's if they are loaded, otherwise those that the cinema shows;
 * availability is always the cinema's own. Only the page of a cinema loads this code.
 */
export function getSiteFilms(stores: Stores, siteId: string): SiteFilms {
  const bySite = getBySite(stores)
  let own = bySite.get(siteId)
  if (!own) {
    const { caching, client } = stores.core
    const { film, films: allFilms } = createFilmsService(client)
    const calls = createSiteFilmsService(client)
    const films = async () => {
      const shown = await calls.films(siteId)
      // The chain's films are more than are shown here, and do as well.
      return shown.ok ? shown : allFilms()
    }
    const availability = () => calls.availability(siteId)
    own = {
      films: new FilmsStore({ film, films }, caching, siteId),
      availability: new AvailabilityStore({ availability }, stores, caching, siteId),
    }
    bySite.set(siteId, own)
  }
  return stores.films.all.value ? { ...own, films: stores.films } : own
}
