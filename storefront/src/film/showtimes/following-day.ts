import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { Stores } from '../../stores/create-stores.ts'
import type { DayOfShowtimes, ShowtimesQuery } from '../../stores/films/showtimes.ts'
import { fewTimes, type FollowingDay } from './following-times.ts'
import { getBookable } from './next-times.ts'
import { getSaleState } from './showtime-state.ts'

type Sources = Pick<Stores, 'screeningDates' | 'showtimes' | 'today'>

/** The part of a day that a page dehydrates because the day before it has few times left. */
export const getFollowingTimesKey = (attribute: string | null): string => `following times ${attribute ?? ''}`

/** The next day of the cinemas, where the day of a query is today; after another day nothing stands. */
export function getFollowingQuery(
  { screeningDates, today }: Pick<Sources, 'screeningDates' | 'today'>,
  { date, siteIds = [] }: ShowtimesQuery,
): ShowtimesQuery | undefined {
  if (date !== today.businessDate()) return undefined
  const following = screeningDates.getDates({ siteIds }).find((each) => each > date)
  return following === undefined ? undefined : { date: following, siteIds }
}

const hasAttribute = ({ attributeIds }: Showtime, attribute: string | null) =>
  attribute === null || attributeIds.includes(attribute)

/** The films that have few times left of a day: at least one. */
export function findEnding(
  { showtimes }: Pick<DayOfShowtimes, 'showtimes'>,
  attribute: string | null,
  now: number,
): string[] {
  const left = new Map<string, number>()
  for (const showtime of showtimes)
    if (hasAttribute(showtime, attribute) && getSaleState(showtime, now, 0) !== 'started')
      left.set(showtime.filmId, (left.get(showtime.filmId) ?? 0) + 1)
  return [...left].flatMap(([filmId, count]) => (count < fewTimes ? [filmId] : []))
}

/**
 * Brings the day whose first times stand after those of a film that has few left, if a film of the list has: one more call,
 * or none. If it fails there is nothing to say: the times of today are all here.
 * @param attribute that the times must have; null is any
 */
export async function ensureFollowingTimes(
  stores: Sources,
  query: ShowtimesQuery,
  attribute: string | null = null,
): Promise<void> {
  const following = getFollowingQuery(stores, query)
  const { value: day } = stores.showtimes.entry(query)
  if (!following || !day) return
  const screened =
    stores.screeningDates.for({ siteIds: following.siteIds ?? [] }).value?.[following.date] ?? {}
  const isOn = (filmId: string) => screened[filmId] !== undefined
  if (findEnding(day, attribute, stores.today.now).some(isOn))
    await stores.showtimes.entry(following).ensure(getFollowingTimesKey(attribute))
}

export interface FollowingTimesQuery {
  filmId: string
  /** Times that are left of the film today. */
  left: number
  /** Attribute id; null is any. */
  attribute?: string | null | undefined
}

/**
 * The times of the next day that stand after a film's few of today, so that there are three in all; none of a film that is on
 * no more today, as it says when it is on next. Call inside an observer.
 */
export function getFollowingTimes(
  stores: Sources,
  query: ShowtimesQuery,
  { filmId, left, attribute = null }: FollowingTimesQuery,
): FollowingDay | undefined {
  if (left === 0 || left >= fewTimes) return undefined
  const following = getFollowingQuery(stores, query)
  const entry = following && stores.showtimes.entry(following)
  const day: DayOfShowtimes | undefined = entry?.isEnoughFor(getFollowingTimesKey(attribute))
    ? entry.value
    : undefined
  if (!following || !day) return undefined
  const own = day.showtimes.filter(
    (showtime) => showtime.filmId === filmId && hasAttribute(showtime, attribute),
  )
  return {
    day,
    date: following.date,
    showtimes: getBookable(own, stores.today.now).slice(0, fewTimes - left),
  }
}
