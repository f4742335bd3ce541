import type { Film } from '@foyer/contract/wire/films'
import type { FilteredFilm, FilterValues } from '../../stores/filter.ts'
import type { FilterDefinition, SectionDefinition } from '../../stores/filters.ts'
import type { FilmListData, FilmListFilter } from './film-list-filters.ts'
import { labelKeyOf, type LabelOf } from './filter-sections.ts'
import { listedFilms, type FilmFacts, type ListedFrom } from './listed-films.ts'

export interface FilmListSources extends ListedFrom {
  /** What a value is called; empty where nobody knows it. */
  labelOf: LabelOf
}

export type FilmListDefinition = Extract<FilterDefinition, { type: 'Film' }>

/**
 * The filter of a list of films. What the element has settled is fixed: it has chosen the films already.
 * @throws TypeError where it is to ask what there is no label for
 */
export function filmListDefinition(
  id: string,
  element: FilmListData,
  sources: () => FilmListSources,
): FilmListDefinition {
  element.filters.forEach(labelKeyOf)
  const fixed = { genre: element.genreId, attribute: element.attributeId, event: element.eventId }
  return {
    id,
    type: 'Film',
    siteId: null,
    baseData: () => {
      const from = sources()
      return listedFilms(element, from).map((film) => ({ film, values: valuesOf(film, from) }))
    },
    sections: (baseData) => {
      const { labelOf } = sources()
      const asked = element.filters.flatMap((filter): [FilmListFilter, SectionDefinition][] => {
        const values = offeredValues(element, filter, baseData, labelOf)
        // With nothing to choose between there is no question.
        return values.length < 2 ? [] : [[filter, { values, multiple: true }]]
      })
      const settled = Object.entries(fixed).flatMap(([key, value]): [string, SectionDefinition][] =>
        value === null ? [] : [[key, { values: [value], fixed: true }]],
      )
      return Object.fromEntries([...asked, ...settled])
    },
  }
}

function valuesOf(film: Film, { attributesOf, categoriesOf }: FilmFacts): FilterValues {
  return {
    genre: film.genreIds,
    attribute: attributesOf(film.id),
    category: categoriesOf(film),
    event: film.eventId === null ? [] : [film.eventId],
  }
}

/** What these films answer to a question, in the order of their names; of the categories the element's own, in its order. */
function offeredValues(
  { categories }: FilmListData,
  filter: FilmListFilter,
  films: readonly FilteredFilm[],
  labelOf: LabelOf,
): string[] {
  const found = new Set(films.flatMap(({ values }) => values[filter] ?? []))
  if (filter === 'category') return categories.filter((category) => found.has(category))
  const label = (value: string) => labelOf(filter, value)
  return [...found].filter((value) => label(value) !== '').sort((a, b) => (label(a) < label(b) ? -1 : 1))
}
