import type { Film, FilmAdvanceBookingRule, FilmEvent } from '@foyer/contract/wire/films'
import type { ShowtimeRelatedData } from '@foyer/contract/wire/showtimes'
import type { CatalogueFilm, Catalogue } from '../catalogue/catalogue.ts'
import { lastDayOfRun } from '../schedule/lifecycle.ts'
import type { Programme } from '../schedule/programme.ts'
import type { Showtime } from '../schedule/showtime.ts'

/** Names a film's release date (yyyy-mm-dd), which moves with the calendar. */
export type ReleaseDateOf = (film: CatalogueFilm) => string | null

/** The film as the wire has it. */
export function filmOf(film: CatalogueFilm, releaseDateOf: ReleaseDateOf): Film {
  return { ...film.wire, releaseDate: releaseDateOf(film) }
}

/** The event with its days: from the first release of its films to the last day of the last one's run. */
export function scheduledEvent(
  catalogue: Catalogue,
  event: FilmEvent,
  releaseDateOf: ReleaseDateOf,
): FilmEvent {
  const releases = [...catalogue.films.values()]
    .filter((film) => film.wire.eventId === event.id)
    .flatMap((film) => releaseDateOf(film) ?? [])
    .sort()
  const [first] = releases
  const last = releases.at(-1)
  if (first === undefined || last === undefined) return event
  return { ...event, schedule: { startDate: first, endDate: lastDayOfRun(last) } }
}

/** Everything that these showtimes refer to, each once, in the order of first mention. Ids without an entry are left out. */
export function relatedDataFor(
  catalogue: Catalogue,
  showtimes: readonly Showtime[],
  { releaseDateOf, advanceBookingRuleOf }: Pick<Programme, 'releaseDateOf' | 'advanceBookingRuleOf'>,
): ShowtimeRelatedData {
  const { sites, films, screens, attributes, genres, censorRatings, castAndCrew, events, areaCategories } =
    catalogue
  const shown = pick(
    films,
    showtimes.map((showtime) => showtime.filmId),
  )
  const used = pick(
    screens,
    showtimes.map((showtime) => showtime.screenId),
  )
  return {
    sites: pick(
      sites,
      showtimes.map((showtime) => showtime.siteId),
    ),
    films: shown.map((film) => filmOf(film, releaseDateOf)),
    castAndCrew: pick(castAndCrew, shown.flatMap(castOf)),
    genres: pick(
      genres,
      shown.flatMap((film) => film.wire.genreIds),
    ),
    censorRatings: pick(
      censorRatings,
      shown.map((film) => film.wire.censorRatingId),
    ),
    attributes: pick(
      attributes,
      showtimes.flatMap((showtime) => showtime.attributeIds),
    ),
    screens: used.map((screen) => screen.wire),
    events: pick(
      events,
      shown.map((film) => film.wire.eventId),
    ).map((event) => scheduledEvent(catalogue, event, releaseDateOf)),
    areaCategories: pick(
      areaCategories,
      used.flatMap((screen) => screen.room.areas.map((area) => area.areaCategoryId)),
    ),
    filmAdvanceBookingRules: rulesOf(catalogue, showtimes, advanceBookingRuleOf),
  }
}

/** The rule of each film at each cinema, once. */
function rulesOf(
  { films, sites }: Catalogue,
  showtimes: readonly Showtime[],
  ruleOf: Programme['advanceBookingRuleOf'],
): FilmAdvanceBookingRule[] {
  const rules = new Map<string, FilmAdvanceBookingRule>()
  for (const { filmId, siteId } of showtimes) {
    const [film, site] = [films.get(filmId), sites.get(siteId)]
    const rule = film && site && ruleOf(film, site)
    if (rule) rules.set(rule.id, rule)
  }
  return [...rules.values()]
}

/** Entries of the ids, each once, in order of first mention. */
export function pick<T>(from: ReadonlyMap<string, T>, ids: Iterable<string | null>): T[] {
  const picked: T[] = []
  for (const id of new Set(ids)) {
    const entry = id === null ? undefined : from.get(id)
    if (entry !== undefined) picked.push(entry)
  }
  return picked
}

function castOf(film: CatalogueFilm): string[] {
  return film.wire.castAndCrew.map((member) => member.castAndCrewMemberId)
}
