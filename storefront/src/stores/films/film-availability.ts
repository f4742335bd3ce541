import { createFilmAvailabilityService } from '../../services/ocapi/film-availability.ts'
import { AvailabilityStore } from './availability.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

const getByFilm = defineStore<Stores, Map<string, AvailabilityStore>>(() => new Map())

/**
 * Availability of a film, for its own page: from the list of all if it is loaded, otherwise requested alone. Only the
 * page of a film loads this code.
 */
export function getFilmAvailability(stores: Stores, filmId: string): AvailabilityStore {
  if (stores.availability.network.value) return stores.availability
  const byFilm = getByFilm(stores)
  let own = byFilm.get(filmId)
  if (!own) {
    const { caching, client } = stores.core
    const availability = () => createFilmAvailabilityService(client).availability(filmId)
    own = new AvailabilityStore({ availability }, stores, caching, filmId)
    byFilm.set(filmId, own)
  }
  return own
}
