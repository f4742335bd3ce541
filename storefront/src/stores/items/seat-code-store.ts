import type { Showtime } from '@foyer/contract/wire/showtimes'
import { lifetimes } from '../../cache/lifetimes.ts'
import { mapResult } from '../../cache/result.ts'
import { findRunning } from '../../domain/running-showtime.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createShowtimesService } from '../../services/ocapi/showtimes.ts'
import type { CachedByKey } from '../caching.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../define-store.ts'

/** What is on at the cinemas today, for codes at their seats. */
export const getSeatCodeStore = defineStore(({ core, today }: Stores) => {
  const service = createShowtimesService(core.client)
  const showtimes: CachedByKey<readonly Showtime[]> = core.caching.map('showtimes-of-site', {
    load: async (siteId) =>
      mapResult(
        await getBody(service.byBusinessDate(today.businessDate(), { siteIds: [siteId] })),
        (body) => body.showtimes,
      ),
    lifetime: lifetimes.showtimes,
  })
  return {
    showtimes,
    /** What is on at a screen, or about to begin there; undefined for nothing, and before it is known. */
    findRunning: (siteId: string, screenId: string) =>
      findRunning(showtimes.value(siteId) ?? [], screenId, today.now),
  }
})
