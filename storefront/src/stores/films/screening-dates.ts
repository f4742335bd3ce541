import type { FilmScreeningDatesResponse } from '@foyer/contract/wire/showtimes'
import { toKey } from '../../cache/cached-map.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { mapResult } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { Screenings, ShowtimesService } from '../../services/ocapi/showtimes.ts'
import type { Cached, CachedByKey, Caching } from '../base/caching.ts'
import { toScreenings } from './screenings-key.ts'

/** Films by business date, each with the attributes of its screenings at the requested cinemas. */
export type ScreeningDates = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** On which business dates films are shown. */
export class ScreeningDatesStore {
  readonly #dates: CachedByKey<ScreeningDates>

  constructor(service: ShowtimesService, caching: Caching) {
    this.#dates = caching.map('screening-dates', {
      load: async (key) => {
        const query = toScreenings(key)
        return mapResult(await getBody(service.screeningDates(query)), (body) =>
          compareByDate(body, query.siteIds),
        )
      },
      lifetime: lifetimes.showtimes,
    })
  }

  for(query: Screenings): Cached<ScreeningDates> {
    return this.#dates.entry(toKey(query.siteIds, query.filmIds))
  }

  /** Dates that have a screening, in order. */
  getDates(query: Screenings): string[] {
    return Object.keys(this.for(query).value ?? {}).sort()
  }

  /** Films that have a screening. */
  getFilmIds(query: Screenings): ReadonlySet<string> {
    return new Set(Object.values(this.for(query).value ?? {}).flatMap((films) => Object.keys(films)))
  }
}

/**
 * Without the cinemas, which the query names already: they would make up nine tenths of a page's data.
 * @param siteIds requested cinemas; all when absent
 */
function compareByDate(
  { filmScreeningDates }: FilmScreeningDatesResponse,
  siteIds?: readonly string[],
): ScreeningDates {
  const isRequested = ({ siteId }: { siteId: string }) => siteIds?.includes(siteId) ?? true
  const dates = filmScreeningDates.map(({ businessDate, filmScreenings }) => {
    const films = filmScreenings.flatMap(({ filmId, sites }) => {
      const requested = sites.filter(isRequested)
      const attributeIds = new Set(requested.flatMap((site) => site.showtimeAttributeIds))
      return requested.length > 0 ? [[filmId, [...attributeIds]] as const] : []
    })
    return [businessDate, Object.fromEntries(films)] as const
  })
  return Object.fromEntries(dates.filter(([, films]) => Object.keys(films).length > 0))
}
