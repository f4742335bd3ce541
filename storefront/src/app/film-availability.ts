import { filmAvailabilityService } from '../services/ocapi/film-availability.ts'
import { AvailabilityStore } from '../stores/availability.ts'
import type { Stores } from './stores.ts'

const made = new WeakMap<Stores, Map<string, AvailabilityStore>>()

/**
 * Whether and how a film can be booked, for its own page: from the list of all where that is at hand, else asked for alone.
 * Made with the first page of a film, which alone fetches the code.
 */
export function filmAvailabilityOf(stores: Stores, filmId: string): AvailabilityStore {
  if (stores.availability.network.value) return stores.availability
  const byFilm = made.get(stores) ?? new Map<string, AvailabilityStore>()
  made.set(stores, byFilm)
  let own = byFilm.get(filmId)
  if (!own) {
    const { caching, client } = stores.core
    const availability = () => filmAvailabilityService(client).availability(filmId)
    own = new AvailabilityStore({ availability }, stores.today, caching, filmId)
    byFilm.set(filmId, own)
  }
  return own
}
