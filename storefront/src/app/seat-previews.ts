import { seatingService } from '../services/ocapi/seating.ts'
import { SeatPreviewsStore } from '../stores/seat-previews.ts'
import type { Stores } from './stores.ts'

const made = new WeakMap<Stores, SeatPreviewsStore>()

/** How full showtimes are, of a set of stores; made with the first comparison, which alone fetches the code. */
export function seatPreviewsOf(stores: Stores): SeatPreviewsStore {
  let store = made.get(stores)
  if (!store) {
    const { client, caching } = stores.core
    store = new SeatPreviewsStore(seatingService(client), caching)
    made.set(stores, store)
  }
  return store
}
