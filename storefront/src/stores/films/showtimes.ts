import type { Attribute } from '@foyer/contract/wire/attributes'
import type { Screen, Showtime, ShowtimesResponse } from '@foyer/contract/wire/showtimes'
import { toKey } from '../../cache/cached-map.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { mapResult } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { Screenings, ShowtimesService } from '../../services/ocapi/showtimes.ts'
import type { Cached, CachedByKey, Caching } from '../base/caching.ts'
import { getOffset } from '../../domain/time.ts'
import { hydrateListedDay } from './listed-day.ts'
import { toScreenings } from './screenings-key.ts'
import type { TodayStore } from '../channel/today.ts'

export interface ShowtimesQuery extends Screenings {
  /** `yyyy-mm-dd`, or `first` for the earliest date that has any. */
  date: string
}

/** The showtimes of one business date, and related data by id. */
export interface DayOfShowtimes {
  readonly businessDate: string | null
  readonly showtimes: readonly Showtime[]
  readonly screens: Readonly<Record<string, Screen>>
  readonly attributes: Readonly<Record<string, Attribute>>
}

/** The part of a day that a films page dehydrates: each film's first showtimes with this attribute, or with any. */
export const getFirstTimesKey = (attribute: string | null): string => `first times ${attribute ?? ''}`

/** Showtimes by business date. */
export class ShowtimesStore {
  readonly #days: CachedByKey<DayOfShowtimes>

  constructor(service: ShowtimesService, today: TodayStore, caching: Caching) {
    this.#days = caching.map<DayOfShowtimes>('showtimes', {
      load: async (key) => {
        const [date = 'first', ...rest] = key.split('|')
        const query = toScreenings(rest.join('|'))
        const call = date === 'first' ? service.first(query) : service.byBusinessDate(date, query)
        const result = mapResult(await getBody(call), toDay)
        const first = result.ok ? result.value.showtimes[0] : undefined
        if (first) today.learnOffset(getOffset(first.schedule.startsAt))
        return result
      },
      lifetime: lifetimes.showtimes,
      hydratePart: hydrateListedDay,
    })
  }

  entry(query: ShowtimesQuery): Cached<DayOfShowtimes> {
    return this.#days.entry(toKey(query.date, query.siteIds, query.filmIds))
  }

  /** The day with all its showtimes; undefined until it has loaded. */
  whole(query: ShowtimesQuery): DayOfShowtimes | undefined {
    return this.entry(query).whole
  }

  ensure(query: ShowtimesQuery): Promise<unknown> {
    return this.entry(query).ensure()
  }

  /** The first times of each film's row, as a page may have brought them; else the whole day. */
  ensureFirstTimes(query: ShowtimesQuery, attribute: string | null): Promise<unknown> {
    return this.entry(query).ensure(getFirstTimesKey(attribute))
  }
}

/**
 * Showtimes with related data. Films and cinemas have stores of their own: only data without another source are kept.
 */
export function toDay({ businessDate, showtimes, relatedData }: ShowtimesResponse): DayOfShowtimes {
  return {
    businessDate,
    showtimes,
    screens: byId(relatedData.screens),
    attributes: byId(relatedData.attributes),
  }
}

function byId<T extends { readonly id: string }>(list: readonly T[]): Record<string, T> {
  return Object.fromEntries(list.map((each) => [each.id, each]))
}
