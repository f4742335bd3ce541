import type { Attribute } from '@foyer/contract/wire/attributes'
import type { Screen, Showtime, ShowtimesResponse } from '@foyer/contract/wire/showtimes'
import { keyOf } from '../cache/cached-map.ts'
import { lifetimes } from '../cache/lifetimes.ts'
import { mapResult } from '../cache/result.ts'
import { bodyOf } from '../services/http/api-client.ts'
import type { Screenings, ShowtimesService } from '../services/ocapi/showtimes.ts'
import type { Cached, CachedByKey, Caching } from './caching.ts'
import { offsetOf } from './formats/time.ts'
import { screeningsOf } from './screenings-key.ts'
import type { TodayStore } from './today.ts'

export interface ShowtimesQuery extends Screenings {
  /** `yyyy-mm-dd`, or `first` for the earliest date that has any. */
  date: string
}

/** The showtimes of one business date, and what they refer to by id. */
export interface DayOfShowtimes {
  readonly businessDate: string | null
  readonly showtimes: readonly Showtime[]
  readonly screens: Readonly<Record<string, Screen>>
  readonly attributes: Readonly<Record<string, Attribute>>
}

/** What a row of a list shows of a showtime. */
export type ListedShowtime = Pick<
  Showtime,
  'id' | 'isSoldOut' | 'occupancy' | 'filmId' | 'siteId' | 'screenId' | 'attributeIds' | 'isAllocatedSeating'
> & { readonly schedule: Pick<Showtime['schedule'], 'startsAt'> }

/** A day as a page of films hands it over. */
export interface ShortDay extends Omit<DayOfShowtimes, 'showtimes'> {
  readonly showtimes: readonly ListedShowtime[]
  /** Only each film's first times with this attribute, or any, are there. */
  readonly firstTimesOf: { readonly attribute: string | null }
}

export type KnownDay = DayOfShowtimes | ShortDay

const isShort = (day: KnownDay | undefined): day is ShortDay => day !== undefined && 'firstTimesOf' in day

/** Showtimes by business date. */
export class ShowtimesStore {
  readonly #days: CachedByKey<KnownDay>

  constructor(service: ShowtimesService, today: TodayStore, caching: Caching) {
    this.#days = caching.map<KnownDay>('showtimes', {
      load: async (key) => {
        const [date = 'first', ...rest] = key.split('|')
        const query = screeningsOf(rest.join('|'))
        const call = date === 'first' ? service.first(query) : service.byBusinessDate(date, query)
        const result = mapResult(await bodyOf(call), dayOf)
        const first = result.ok ? result.value.showtimes[0] : undefined
        if (first) today.learnOffset(offsetOf(first.schedule.startsAt))
        return result
      },
      lifetime: lifetimes.showtimes,
    })
  }

  entry(query: ShowtimesQuery): Cached<KnownDay> {
    return this.#days.entry(keyOf(query.date, query.siteIds, query.filmIds))
  }

  /** The day with all its showtimes; undefined where it has not come, or only each film's first times have. */
  whole(query: ShowtimesQuery): DayOfShowtimes | undefined {
    const day = this.entry(query).value
    return isShort(day) ? undefined : day
  }

  ensure(query: ShowtimesQuery): Promise<unknown> {
    const entry = this.entry(query)
    return isShort(entry.value) ? entry.refresh() : entry.ensure()
  }
}

/** Showtimes with what they refer to. Films and cinemas have stores of their own: only what nothing else brings is kept. */
export function dayOf({ businessDate, showtimes, relatedData }: ShowtimesResponse): DayOfShowtimes {
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
