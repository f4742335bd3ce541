import type { EventsResponse } from '@foyer/contract/wire/events'
import type { FilmEvent } from '@foyer/contract/wire/films'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { filmOf, pick, scheduledEvent, type ReleaseDateOf } from './related-data.ts'

/** Events with their days: those that are on first, then those to come, each by its first day. */
export function eventsInOrder(
  catalogue: Catalogue,
  releaseDateOf: ReleaseDateOf,
  today: string,
): FilmEvent[] {
  const rank = ({ schedule }: FilmEvent) => {
    const first = schedule?.startDate
    return first ? `${first <= today ? 0 : 1} ${first}` : '2'
  }
  return [...catalogue.events.values()]
    .map((event) => scheduledEvent(catalogue, event, releaseDateOf))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
}

/** All that the events refer to, each once: films in the order of display. */
export function eventRelatedData(
  catalogue: Catalogue,
  events: readonly FilmEvent[],
  releaseDateOf: ReleaseDateOf,
): EventsResponse['relatedData'] {
  const ids = new Set(events.map((event) => event.id))
  const films = [...catalogue.films.values()]
    .filter(({ wire }) => wire.eventId !== null && ids.has(wire.eventId))
    .sort((a, b) => a.wire.displayPriority - b.wire.displayPriority)
  return {
    sites: pick(
      catalogue.sites,
      events.flatMap((event) => event.siteIds),
    ),
    films: films.map((film) => filmOf(film, releaseDateOf)),
    castAndCrew: pick(
      catalogue.castAndCrew,
      films.flatMap((film) => film.wire.castAndCrew.map((member) => member.castAndCrewMemberId)),
    ),
    genres: pick(
      catalogue.genres,
      films.flatMap((film) => film.wire.genreIds),
    ),
    censorRatings: pick(
      catalogue.censorRatings,
      films.map((film) => film.wire.censorRatingId),
    ),
  }
}
