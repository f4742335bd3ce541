import type { EventsResponse } from '@foyer/contract/wire/events'
import type { FilmEvent } from '@foyer/contract/wire/films'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { toFilm, pickById, getScheduledEvent, type GetReleaseDate } from '../schedule/related-data.ts'

/** Sorts events, with their days: current ones first, then future ones, each group by first day. */
export function sortEvents(catalogue: Catalogue, getReleaseDate: GetReleaseDate, today: string): FilmEvent[] {
  const rank = ({ schedule }: FilmEvent) => {
    const first = schedule?.startDate
    return first ? `${first <= today ? 0 : 1} ${first}` : '2'
  }
  return [...catalogue.events.values()]
    .map((event) => getScheduledEvent(catalogue, event, getReleaseDate))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
}

/** Everything that the events refer to, each once: films in order of display. */
export function collectEventRelatedData(
  catalogue: Catalogue,
  events: readonly FilmEvent[],
  getReleaseDate: GetReleaseDate,
): EventsResponse['relatedData'] {
  const ids = new Set(events.map((event) => event.id))
  const films = [...catalogue.films.values()]
    .filter(({ wire }) => wire.eventId !== null && ids.has(wire.eventId))
    .sort((a, b) => a.wire.displayPriority - b.wire.displayPriority)
  return {
    sites: pickById(
      catalogue.sites,
      events.flatMap((event) => event.siteIds),
    ),
    films: films.map((film) => toFilm(film, getReleaseDate)),
    castAndCrew: pickById(
      catalogue.castAndCrew,
      films.flatMap((film) => film.wire.castAndCrew.map((member) => member.castAndCrewMemberId)),
    ),
    genres: pickById(
      catalogue.genres,
      films.flatMap((film) => film.wire.genreIds),
    ),
    censorRatings: pickById(
      catalogue.censorRatings,
      films.map((film) => film.wire.censorRatingId),
    ),
  }
}
