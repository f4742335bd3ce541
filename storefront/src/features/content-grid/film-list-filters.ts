import type { filmListFilters, PlainElement } from '@foyer/contract/omnia/grid'
import type { FilterValues } from '../../stores/filters/filter.ts'

export type FilmListData = Extract<PlainElement, { type: 'filmList' }>
export type FilmListFilter = (typeof filmListFilters)[number]

/** Under the element's own name, so that two lists of a page do not answer for each other. */
const parameter = ({ id }: FilmListData, filter: FilmListFilter) => `${id}.${filter}`

/** What an address says of a list. */
export function readSelection(query: URLSearchParams, element: FilmListData): FilterValues {
  return Object.fromEntries(
    element.filters.map((filter) => [filter, query.getAll(parameter(element, filter))]),
  )
}

/** The query of an address with another selection in a list; what else it says stays. */
export function replaceSelection(
  query: URLSearchParams,
  element: FilmListData,
  selection: FilterValues,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const filter of element.filters) {
    next.delete(parameter(element, filter))
    for (const value of selection[filter] ?? []) next.append(parameter(element, filter), value)
  }
  return next
}
