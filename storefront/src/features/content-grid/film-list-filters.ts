import type { filmListFilters, PlainElement } from '@foyer/contract/omnia/grid'
import type { FilmDisplayStatus } from '@foyer/contract/enumerations'
import type { Film } from '@foyer/contract/wire/films'

export type FilmListData = Extract<PlainElement, { type: 'filmList' }>
export type FilmListFilter = (typeof filmListFilters)[number]

/** What a visitor has chosen, by what is asked. */
export type FilmListSelection = Readonly<Partial<Record<FilmListFilter, readonly string[]>>>

/** What is known of a film beside what it says itself. */
export interface FilmFacts {
  categoriesOf: (filmId: string) => readonly FilmDisplayStatus[]
  /** Ids of the attributes of a film's showtimes. */
  attributesOf: (filmId: string) => readonly string[]
}

/** What a film answers to a question. */
function valuesOf(film: Film, filter: FilmListFilter, facts: FilmFacts): readonly string[] {
  switch (filter) {
    case 'genre':
      return film.genreIds
    case 'attribute':
      return facts.attributesOf(film.id)
    case 'category':
      return facts.categoriesOf(film.id)
    case 'event':
      return film.eventId === null ? [] : [film.eventId]
    default:
      return filter satisfies never
  }
}

/** Whether a film has one of the chosen values of each question. */
export function meets(film: Film, selection: FilmListSelection, facts: FilmFacts): boolean {
  return (Object.entries(selection) as [FilmListFilter, readonly string[]][]).every(
    ([filter, chosen]) =>
      chosen.length === 0 || valuesOf(film, filter, facts).some((value) => chosen.includes(value)),
  )
}

/**
 * The values among which a question about these films lets choose, in the order in which the films bring them. What the
 * element has settled itself is not asked, and of the categories only its own are offered.
 */
export function offeredValues(
  { attributeId, eventId, genreId, categories }: FilmListData,
  filter: FilmListFilter,
  films: readonly Film[],
  facts: FilmFacts,
): string[] {
  const isFixed = { attribute: attributeId, event: eventId, genre: genreId, category: null }[filter] !== null
  const found = isFixed ? [] : [...new Set(films.flatMap((film) => valuesOf(film, filter, facts)))]
  const own: readonly string[] = categories
  return filter === 'category' ? own.filter((category) => found.includes(category)) : found
}

/** Under the element's own name, so that two lists of a page do not answer for each other. */
const parameter = ({ id }: FilmListData, filter: FilmListFilter) => `${id}.${filter}`

/** What an address says of a list. */
export function selectionIn(query: URLSearchParams, element: FilmListData): FilmListSelection {
  return Object.fromEntries(
    element.filters.map((filter) => [filter, query.getAll(parameter(element, filter))]),
  )
}

/** The query of an address with another selection in a list; what else it says stays. */
export function queryWith(
  query: URLSearchParams,
  element: FilmListData,
  selection: FilmListSelection,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const filter of element.filters) {
    next.delete(parameter(element, filter))
    for (const value of selection[filter] ?? []) next.append(parameter(element, filter), value)
  }
  return next
}
