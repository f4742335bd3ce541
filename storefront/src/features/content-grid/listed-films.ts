import type { FilmDisplayStatus } from '@foyer/contract/wire/enumerations'
import type { Film } from '@foyer/contract/wire/films'
import type { FilmListData } from './film-list-filters.ts'

/** What is known of a film beside what it says itself. */
export interface FilmLookups {
  getCategories: (film: Film) => readonly FilmDisplayStatus[]
  /** Ids of the attributes of a film's showtimes. */
  getAttributeIds: (filmId: string) => readonly string[]
}

export interface ListedFrom extends FilmLookups {
  /** Films that the chosen cinemas have, in the chain's order. */
  all: readonly Film[]
}

/** All films of an element in their order: those chosen by the editor, then what its choice by kind leaves. */
export function getListedFilms(element: FilmListData, from: ListedFrom): Film[] {
  const { all, getCategories, getAttributeIds } = from
  const { attributeId, eventId, genreId, categories } = element
  const chosen = element.films.flatMap(({ filmId }) => all.find(({ id }) => id === filmId) ?? [])
  const others = all.filter(
    (film) =>
      !chosen.includes(film) &&
      categories.some((category) => getCategories(film).includes(category)) &&
      (attributeId === null || getAttributeIds(film.id).includes(attributeId)) &&
      (eventId === null || film.eventId === eventId) &&
      (genreId === null || film.genreIds.includes(genreId)),
  )
  return [...chosen, ...others]
}

/** The element with the films that personalisation names as paid for: they come first, as the editor's own do. */
export function addSponsored(element: FilmListData, sponsoredIds: readonly string[]): FilmListData {
  const added = sponsoredIds.filter((id) => !element.films.some(({ filmId }) => filmId === id))
  return {
    ...element,
    films: [
      ...added.map((filmId) => ({ filmId, sponsored: true })),
      ...element.films.map((film) => ({
        ...film,
        sponsored: film.sponsored || sponsoredIds.includes(film.filmId),
      })),
    ],
  }
}
