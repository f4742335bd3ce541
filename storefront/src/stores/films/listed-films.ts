import type { Film, FilmPresentation, FilmsResponse } from '@foyer/contract/wire/films'

/**
 * Reduces films to the fields that lists show: without those of a film's own page. The type stays, so that readers need
 * not fill in fields.
 * @param castListed names of the cast that a list shows
 * @param isFramed whether the page cuts the backdrop of a film, by its id
 */
export function dehydrateListedFilms(
  { films, relatedData }: FilmsResponse,
  castListed: number,
  isFramed: (filmId: string) => boolean,
): FilmsResponse {
  const listed = films.map((film) => shortenFilm(film, castListed, isFramed(film.id)))
  const people = new Set(
    listed.flatMap(({ castAndCrew }) => castAndCrew.map((each) => each.castAndCrewMemberId)),
  )
  return {
    films: listed,
    relatedData: {
      ...relatedData,
      castAndCrew: relatedData.castAndCrew.filter(({ id }) => people.has(id)),
      genres: relatedData.genres.map((genre) => ({ ...genre, description: null })),
      events: relatedData.events.map(({ presentation: _, ...event }) => ({ ...event, description: null })),
    },
  }
}

function shortenFilm({ presentation, ...film }: Film, castListed: number, isFramed: boolean): Film {
  let actors = 0
  return {
    ...film,
    synopsis: null,
    censorRatingNote: null,
    distributorName: null,
    castAndCrew: film.castAndCrew.filter(
      ({ roles }) => roles.includes('Director') || (roles.includes('Actor') && actors++ < castListed),
    ),
    ...(presentation && { presentation: shortenPresentation(presentation, isFramed) }),
  }
}

function shortenPresentation(
  { framing, ...presentation }: FilmPresentation,
  isFramed: boolean,
): FilmPresentation {
  return {
    ...presentation,
    houseNote: null,
    characters: [],
    ...(framing && isFramed && { framing }),
  }
}
