import type { PlainElement } from '@foyer/contract/omnia/grid'
import type { FilmDisplayStatus } from '@foyer/contract/enumerations'
import type { Film } from '@foyer/contract/wire/films'

type FilmListData = Extract<PlainElement, { type: 'filmList' }>

export interface ListedFrom {
  /** Films that the chosen cinemas have, in the chain's order. */
  all: readonly Film[]
  categoriesOf: (filmId: string) => readonly FilmDisplayStatus[]
  /** Ids of the attributes of a film's showtimes. */
  attributesOf: (filmId: string) => readonly string[]
}

/** The films of an element in their order: those chosen by the editor, then what its choice by kind leaves. */
export function listedFilms(element: FilmListData, from: ListedFrom): Film[] {
  const { all, categoriesOf, attributesOf } = from
  const { attributeId, eventId, genreId, categories, maximumFilms } = element
  const chosen = element.films.flatMap(({ filmId }) => all.find(({ id }) => id === filmId) ?? [])
  const others = all.filter(
    (film) =>
      !chosen.includes(film) &&
      categories.some((category) => categoriesOf(film.id).includes(category)) &&
      (attributeId === null || attributesOf(film.id).includes(attributeId)) &&
      (eventId === null || film.eventId === eventId) &&
      (genreId === null || film.genreIds.includes(genreId)),
  )
  return [...chosen, ...others].slice(0, maximumFilms ?? undefined)
}
