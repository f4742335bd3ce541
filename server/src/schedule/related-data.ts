import type { Film, FilmAdvanceBookingRule, FilmEvent } from '@foyer/contract/wire/films'
import type { ShowtimeRelatedData } from '@foyer/contract/wire/showtimes'
import type { CatalogueFilm, Catalogue } from '../catalogue/catalogue.ts'
import { getLastDayOfRun } from './lifecycle.ts'
import type { Programme } from './programme.ts'
import type { Showtime } from '../domain/showtime.ts'

/** A film's release date (yyyy-mm-dd), which changes with time. */
export type GetReleaseDate = (film: CatalogueFilm) => string | null

/** The film in the interface's form. */
export function toFilm(film: CatalogueFilm, getReleaseDate: GetReleaseDate): Film {
  return { ...film.wire, releaseDate: getReleaseDate(film) }
}

/** The event with its days: from the first release of its films to the last day of the last run. */
export function getScheduledEvent(
  catalogue: Catalogue,
  event: FilmEvent,
  getReleaseDate: GetReleaseDate,
): FilmEvent {
  const releases = [...catalogue.films.values()]
    .filter((film) => film.wire.eventId === event.id)
    .flatMap((film) => getReleaseDate(film) ?? [])
    .sort()
  const [first] = releases
  const last = releases.at(-1)
  if (first === undefined || last === undefined) return event
  return { ...event, schedule: { startDate: first, endDate: getLastDayOfRun(last) } }
}

/** Everything that these showtimes refer to, each once, in order of first mention. Unknown ids are left out. */
export function collectRelatedData(
  catalogue: Catalogue,
  showtimes: readonly Showtime[],
  { getReleaseDate, getAdvanceBookingRule }: Pick<Programme, 'getReleaseDate' | 'getAdvanceBookingRule'>,
): ShowtimeRelatedData {
  const { sites, films, screens, attributes, genres, censorRatings, castAndCrew, events, areaCategories } =
    catalogue
  const shown = pickById(
    films,
    showtimes.map((showtime) => showtime.filmId),
  )
  const used = pickById(
    screens,
    showtimes.map((showtime) => showtime.screenId),
  )
  return {
    sites: pickById(
      sites,
      showtimes.map((showtime) => showtime.siteId),
    ),
    films: shown.map((film) => toFilm(film, getReleaseDate)),
    castAndCrew: pickById(castAndCrew, shown.flatMap(listCastIds)),
    genres: pickById(
      genres,
      shown.flatMap((film) => film.wire.genreIds),
    ),
    censorRatings: pickById(
      censorRatings,
      shown.map((film) => film.wire.censorRatingId),
    ),
    attributes: pickById(
      attributes,
      showtimes.flatMap((showtime) => showtime.attributeIds),
    ),
    screens: used.map((screen) => screen.wire),
    events: pickById(
      events,
      shown.map((film) => film.wire.eventId),
    ).map((event) => getScheduledEvent(catalogue, event, getReleaseDate)),
    areaCategories: pickById(
      areaCategories,
      used.flatMap((screen) => screen.auditorium.areas.map((area) => area.areaCategoryId)),
    ),
    filmAdvanceBookingRules: listAdvanceBookingRules(catalogue, showtimes, getAdvanceBookingRule),
  }
}

/** The rule of each film at each cinema, once. */
function listAdvanceBookingRules(
  { films, sites }: Catalogue,
  showtimes: readonly Showtime[],
  getRule: Programme['getAdvanceBookingRule'],
): FilmAdvanceBookingRule[] {
  const rules = new Map<string, FilmAdvanceBookingRule>()
  for (const { filmId, siteId } of showtimes) {
    const [film, site] = [films.get(filmId), sites.get(siteId)]
    const rule = film && site && getRule(film, site)
    if (rule) rules.set(rule.id, rule)
  }
  return [...rules.values()]
}

/** Entries of the ids, each once, in order of first mention. */
export function pickById<T>(from: ReadonlyMap<string, T>, ids: Iterable<string | null>): T[] {
  const picked: T[] = []
  for (const id of new Set(ids)) {
    const entry = id === null ? undefined : from.get(id)
    if (entry !== undefined) picked.push(entry)
  }
  return picked
}

function listCastIds(film: CatalogueFilm): string[] {
  return film.wire.castAndCrew.map((member) => member.castAndCrewMemberId)
}
