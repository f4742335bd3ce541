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
  /** Set where only each film's first times with this attribute, or any, have been handed over with a page. */
  readonly firstTimesOf?: { readonly attribute: string | null }
}

export type AttributeKind = 'Hero' | 'Promoted' | 'Standard'

/** Showtimes that share their attributes, e.g. one row of a cinema's listing. */
export interface ShowtimeGroup {
  /** Ids of the attributes, joined: stable, for keys. */
  readonly id: string
  readonly attributes: readonly Attribute[]
  readonly showtimes: readonly Showtime[]
}

/** Showtimes by business date. */
export class ShowtimesStore {
  readonly #days: CachedByKey<DayOfShowtimes>
  readonly #fewLeftShare: number

  constructor(service: ShowtimesService, today: TodayStore, fewLeftShare: number, caching: Caching) {
    this.#fewLeftShare = fewLeftShare
    this.#days = caching.map('showtimes', {
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

  entry(query: ShowtimesQuery): Cached<DayOfShowtimes> {
    return this.#days.entry(keyOf(query.date, query.siteIds, query.filmIds))
  }

  /** The day with all its showtimes; undefined where it has not come, or only each film's first times have. */
  whole(query: ShowtimesQuery): DayOfShowtimes | undefined {
    const day = this.entry(query).value
    return day?.firstTimesOf ? undefined : day
  }

  ensure(query: ShowtimesQuery): Promise<unknown> {
    const entry = this.entry(query)
    return entry.value?.firstTimesOf ? entry.refresh() : entry.ensure()
  }

  /** A day's showtimes by cinema, in the order of the given ids, else as they come. */
  bySite(day: DayOfShowtimes, order: readonly string[] = []): { siteId: string; showtimes: Showtime[] }[] {
    const sites = groupedBy(inTime(day.showtimes), (showtime) => showtime.siteId)
    const rank = (siteId: string) => (order.includes(siteId) ? order.indexOf(siteId) : order.length)
    return [...sites]
      .map(([siteId, showtimes]) => ({ siteId, showtimes }))
      .sort((a, b) => rank(a.siteId) - rank(b.siteId))
  }

  /** One cinema's showtimes of a day in groups of equal attributes: special ones first, then plain. */
  groupsOf(day: DayOfShowtimes, siteId: string): ShowtimeGroup[] {
    const own = inTime(day.showtimes).filter((showtime) => showtime.siteId === siteId)
    const groups = groupedBy(own, (showtime) => [...showtime.attributeIds].sort().join(','))
    return [...groups]
      .map(([id, showtimes]) => ({ id, showtimes, attributes: this.attributesOf(day, showtimes[0]) }))
      .sort((a, b) => rankOf(a.attributes) - rankOf(b.attributes))
  }

  /** A showtime's attributes, most important first. */
  attributesOf(day: DayOfShowtimes, showtime: Showtime | undefined): Attribute[] {
    return (showtime?.attributeIds ?? [])
      .flatMap((id) => day.attributes[id] ?? [])
      .sort((a, b) => a.displayPriority - b.displayPriority)
  }

  attributeKind(attribute: Attribute): AttributeKind {
    return attributeKind(attribute)
  }

  /** Whether only few seats are left, where the server says how many there are. */
  fewLeft(showtime: Showtime): boolean {
    const { occupancy, isSoldOut } = showtime
    if (!occupancy || isSoldOut || occupancy.totalCount === 0) return false
    return occupancy.availableCount / occupancy.totalCount <= this.#fewLeftShare
  }
}

/** Display priority 1 and not promoted is Hero; promoted is Promoted; otherwise Standard. */
export function attributeKind(attribute: Attribute): AttributeKind {
  if (attribute.isPromoted) return 'Promoted'
  return attribute.displayPriority === 1 ? 'Hero' : 'Standard'
}

/** In the order in which the groups first appear. */
function groupedBy<T>(list: readonly T[], keyOfEach: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of list) {
    const group = groups.get(keyOfEach(each))
    if (group) group.push(each)
    else groups.set(keyOfEach(each), [each])
  }
  return groups
}

function rankOf(attributes: readonly Attribute[]): number {
  const kinds = attributes.map(attributeKind)
  return kinds.includes('Hero') ? 0 : kinds.includes('Promoted') ? 1 : 2
}

function inTime(showtimes: readonly Showtime[]): Showtime[] {
  return [...showtimes].sort((a, b) => Date.parse(a.schedule.startsAt) - Date.parse(b.schedule.startsAt))
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
