import type { Film, FilmsResponse } from '@foyer/contract/wire/films'

/**
 * Shortens films to what lists show of them: without what a film's own page alone says. The type stays, so that nothing has to
 * be filled in where it is read.
 * @param castListed names of the cast that a list shows
 */
export function dehydrateListedFilms(
  { films, relatedData }: FilmsResponse,
  castListed: number,
): FilmsResponse {
  const listed = films.map((film) => shortenFilm(film, castListed))
  const people = new Set(
    listed.flatMap(({ castAndCrew }) => castAndCrew.map((each) => each.castAndCrewMemberId)),
  )
  return {
    films: listed,
    relatedData: {
      ...relatedData,
      castAndCrew: relatedData.castAndCrew.filter(({ id }) => people.has(id)),
      genres: relatedData.genres.map((genre) => ({ ...genre, description: null })),
      events: relatedData.events.map((event) => ({ ...event, description: null })),
    },
  }
}

function shortenFilm({ presentation, ...film }: Film, castListed: number): Film {
  let actors = 0
  return {
    ...film,
    synopsis: null,
    censorRatingNote: null,
    distributorName: null,
    castAndCrew: film.castAndCrew.filter(
      ({ roles }) => roles.includes('Director') || (roles.includes('Actor') && actors++ < castListed),
    ),
    ...(presentation && { presentation: { ...presentation, houseNote: null, characters: [] } }),
  }
}
