import type { ScreenShowtimesResponse } from '@foyer/contract/wire/showtimes'
import { findRunning } from '../../domain/running-showtime.ts'
import { getOffset } from '../../domain/time.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createShowtimesService } from '../../services/ocapi/showtimes.ts'
import type { CachedByKey } from '../base/caching.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** Milliseconds for which it is known what is on at a screen. */
const lifetime = 60_000

/** What is on at screens, for the codes at their seats. */
export const getSeatCodeStore = defineStore(({ core, today }: Stores) => {
  const service = createShowtimesService(core.client)
  const showtimes: CachedByKey<ScreenShowtimesResponse> = core.caching.map('showtimes-on-now', {
    load: async (screenId) => {
      const result = await getBody(service.onNow(screenId))
      const [first] = result.ok ? result.value.showtimes : []
      if (first) today.learnOffset(getOffset(first.schedule.startsAt))
      return result
    },
    lifetime,
  })
  return {
    showtimes,
    /** What is on at a screen, or about to begin there; undefined for nothing, and before it is known. */
    findRunning: (screenId: string) =>
      findRunning(showtimes.value(screenId)?.showtimes ?? [], screenId, today.now),
    findFilm: (screenId: string, filmId: string) =>
      showtimes.value(screenId)?.relatedData.films.find(({ id }) => id === filmId),
  }
})
