import type { FilmScreeningDatesResponse } from '@foyer/contract/wire/showtimes'
import { keyOf } from '../cache/cached-map.ts'
import { lifetimes } from '../cache/lifetimes.ts'
import { mapResult } from '../cache/result.ts'
import { bodyOf } from '../services/http/api-client.ts'
import type { Screenings, ShowtimesService } from '../services/ocapi/showtimes.ts'
import type { Cached, CachedByKey, Caching } from './caching.ts'
import { screeningsOf } from './screenings-key.ts'

export type ScreeningDates = FilmScreeningDatesResponse['filmScreeningDates']

/** On which business dates films are shown. */
export class ScreeningDatesStore {
  readonly #dates: CachedByKey<ScreeningDates>

  constructor(service: ShowtimesService, caching: Caching) {
    this.#dates = caching.map('screening-dates', {
      load: async (key) =>
        mapResult(await bodyOf(service.screeningDates(screeningsOf(key))), (body) => body.filmScreeningDates),
      lifetime: lifetimes.showtimes,
    })
  }

  for(query: Screenings): Cached<ScreeningDates> {
    return this.#dates.entry(keyOf(query.siteIds, query.filmIds))
  }

  /** Dates that have a screening, in order. */
  datesOf(query: Screenings): string[] {
    return (this.for(query).value ?? []).map((each) => each.businessDate).sort()
  }

  /** Films that have a screening. */
  filmsOf(query: Screenings): ReadonlySet<string> {
    return new Set(
      (this.for(query).value ?? []).flatMap((date) => date.filmScreenings.map((each) => each.filmId)),
    )
  }
}
