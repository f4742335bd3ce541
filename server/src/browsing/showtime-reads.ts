import type {
  FilmScreeningDatesResponse,
  Showtime as WireShowtime,
  ShowtimesResponse,
} from '@foyer/contract/wire/showtimes'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findContext, type Programme, type ProgrammeSnapshot } from '../schedule/programme.ts'
import { isOnSale, type Showtime } from '../domain/showtime.ts'
import type { Occupancy, Taken } from '../seating/occupancy.ts'
import { collectRelatedData } from '../schedule/related-data.ts'
import { toWireShowtime } from '../schedule/wire-showtime.ts'

/** Filter of showtimes; an empty list does not restrict. */
export interface ShowtimeFilter {
  readonly siteIds: readonly string[]
  readonly filmIds: readonly string[]
}

/** Reads the query; a repeated parameter may occur once or not at all. */
export function toShowtimeFilter(query: {
  siteIds?: string | readonly string[] | undefined
  filmIds?: string | readonly string[] | undefined
}): ShowtimeFilter {
  return { siteIds: toList(query.siteIds), filmIds: toList(query.filmIds) }
}

/** A repeated query parameter as a list without duplicates, so that equal queries have equal cache keys. */
export function toList(value: string | readonly string[] | undefined): string[] {
  const list = value === undefined ? [] : typeof value === 'string' ? [value] : value
  return [...new Set(list)].sort()
}

/** Groups showtimes that match and can still be bought by business date, ascending; dates without any are left out. */
export function groupUpcomingByDate(
  snapshot: ProgrammeSnapshot,
  filter: ShowtimeFilter,
  now: number,
): [date: string, showtimes: Showtime[]][] {
  return [...snapshot.byDate].flatMap(([date, showtimes]): [string, Showtime[]][] => {
    const matching = filterShowtimes(showtimes, filter, now)
    return matching.length === 0 ? [] : [[date, matching]]
  })
}

export function filterShowtimes(
  showtimes: readonly Showtime[],
  filter: ShowtimeFilter,
  now: number,
): Showtime[] {
  const sites = new Set(filter.siteIds)
  const films = new Set(filter.filmIds)
  return showtimes.filter(
    (showtime) =>
      isOnSale(showtime, now) &&
      (sites.size === 0 || sites.has(showtime.siteId)) &&
      (films.size === 0 || films.has(showtime.filmId)),
  )
}

/** Instant at which the first of these begins and leaves the list, epoch milliseconds. */
export function getNextStart(showtimes: readonly Showtime[]): number {
  return showtimes.reduce((next, showtime) => Math.min(next, showtime.startsAt), Infinity)
}

export function createShowtimesAnswer(
  { catalogue, programme, occupancy }: { catalogue: Catalogue; programme: Programme; occupancy: Occupancy },
  businessDate: string | null,
  showtimes: readonly Showtime[],
  taken: Taken,
): ShowtimesResponse {
  return {
    businessDate,
    showtimes: toWireShowtimes(
      { catalogue, programme, occupancy },
      showtimes,
      new Map([[businessDate ?? '', taken]]),
    ),
    relatedData: collectRelatedData(catalogue, showtimes, programme),
  }
}

/**
 * Converts showtimes to the interface's form.
 * @param taken how full the showtimes' business dates are
 */
export function toWireShowtimes(
  {
    catalogue,
    programme,
    occupancy,
  }: { catalogue: Catalogue; programme: Pick<Programme, 'getAdvanceBookingRule'>; occupancy: Occupancy },
  showtimes: readonly Showtime[],
  taken: ReadonlyMap<string, Taken>,
): WireShowtime[] {
  return showtimes.flatMap((showtime) => {
    const context = findContext(catalogue, showtime)
    const takenThen = taken.get(showtime.businessDate)
    return context && takenThen
      ? [toWireShowtime(context, occupancy.availableBy(takenThen, showtime), programme)]
      : []
  })
}

export function createScreeningDatesAnswer(
  days: readonly [string, readonly Showtime[]][],
): FilmScreeningDatesResponse {
  return {
    filmScreeningDates: days.map(([businessDate, showtimes]) => ({
      businessDate,
      filmScreenings: groupByFilm(showtimes),
    })),
  }
}

function groupByFilm(showtimes: readonly Showtime[]) {
  const films = new Map<string, Map<string, Set<string>>>()
  for (const { filmId, siteId, attributeIds } of showtimes) {
    const sites = films.get(filmId) ?? new Map<string, Set<string>>()
    films.set(filmId, sites)
    const attributes = sites.get(siteId) ?? new Set<string>()
    sites.set(siteId, attributes)
    for (const id of attributeIds) attributes.add(id)
  }
  return [...films].map(([filmId, sites]) => ({
    filmId,
    sites: [...sites].map(([siteId, attributes]) => ({ siteId, showtimeAttributeIds: [...attributes] })),
  }))
}
