import { eventShowtimesService } from '../services/ocapi/event-showtimes.ts'
import { EventShowtimesStore } from '../stores/event-showtimes.ts'
import type { Stores } from './stores.ts'

const made = new WeakMap<Stores, EventShowtimesStore>()

/** The times of events, of a set of stores; made with the first page of an event, which alone fetches the code. */
export function eventShowtimesOf(stores: Stores): EventShowtimesStore {
  let store = made.get(stores)
  if (!store) {
    const { client, caching } = stores.core
    store = new EventShowtimesStore(eventShowtimesService(client), stores.today, caching)
    made.set(stores, store)
  }
  return store
}
