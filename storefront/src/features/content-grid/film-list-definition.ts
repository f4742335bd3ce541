import type { Film } from '@foyer/contract/wire/films'
import type { FilteredFilm, FilterValues } from '../../stores/filters/filter.ts'
import type { FilterDefinition, SectionDefinition } from '../../stores/filters/filters.ts'
import type { FilmListData, FilmListFilter } from './film-list-filters.ts'
import { getLabelKey, type GetLabel } from './filter-sections.ts'
import { getListedFilms, type FilmLookups, type ListedFrom } from './listed-films.ts'

export interface FilmListSources extends ListedFrom {
  /** What a value is called; empty where nobody knows it. */
  getLabel: GetLabel
}

export type FilmListDefinition = Extract<FilterDefinition, { type: 'Film' }>

/**
 * The filter of a list of films. What the element has settled is fixed: it has chosen the films already.
 * @throws TypeError where it is to ask what there is no label for
 */
export function createFilmListDefinition(
  id: string,
  element: FilmListData,
  sources: () => FilmListSources,
): FilmListDefinition {
  element.filters.forEach(getLabelKey)
  const fixed = { genre: element.genreId, attribute: element.attributeId, event: element.eventId }
  return {
    id,
    type: 'Film',
    siteId: null,
    baseData: () => {
      const from = sources()
      return getListedFilms(element, from).map((film) => ({ film, values: getFilterValues(film, from) }))
    },
    sections: (baseData) => {
      const { getLabel } = sources()
      const requested = element.filters.flatMap((filter): [FilmListFilter, SectionDefinition][] => {
        const values = listOfferedValues(element, filter, baseData, getLabel)
        // With nothing to choose between there is no question.
        return values.length < 2 ? [] : [[filter, { values, multiple: true }]]
      })
      const settled = Object.entries(fixed).flatMap(([key, value]): [string, SectionDefinition][] =>
        value === null ? [] : [[key, { values: [value], fixed: true }]],
      )
      return Object.fromEntries([...requested, ...settled])
    },
  }
}

function getFilterValues(film: Film, { getAttributeIds, getCategories }: FilmLookups): FilterValues {
  return {
    genre: film.genreIds,
    attribute: getAttributeIds(film.id),
    category: getCategories(film),
    event: film.eventId === null ? [] : [film.eventId],
  }
}

/** What these films answer to a question, in the order of their names; of the categories the element's own, in its order. */
function listOfferedValues(
  { categories }: FilmListData,
  filter: FilmListFilter,
  films: readonly FilteredFilm[],
  getLabel: GetLabel,
): string[] {
  const found = new Set(films.flatMap(({ values }) => values[filter] ?? []))
  if (filter === 'category') return categories.filter((category) => found.has(category))
  const label = (value: string) => getLabel(filter, value)
  return [...found].filter((value) => label(value) !== '').sort((a, b) => (label(a) < label(b) ? -1 : 1))
}
