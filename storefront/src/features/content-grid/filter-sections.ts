import type { FilterSection } from '@foyer/design-system/films/filter-dialog'
import type { FilmFilter } from '../../stores/filters/filter.ts'
import type { FilmListFilter } from './film-list-filters.ts'

export interface FilmListSection extends FilterSection {
  readonly id: FilmListFilter
}

/** What a value of a section is called; empty where nobody knows it. */
export type GetLabel = (filter: FilmListFilter, value: string) => string

/** Text keys of the sections' names. */
const labelKeys: Readonly<Record<FilmListFilter, string>> = {
  genre: 'browsing.filter.genre',
  attribute: 'browsing.filter.attribute',
  category: 'browsing.filter.category',
  event: 'browsing.filter.event',
}

/** @throws TypeError where nobody has a word for the section: a content system asks what this storefront cannot */
export function getLabelKey(section: string): string {
  if (!Object.hasOwn(labelKeys, section))
    throw new TypeError(`A list of films asks for "${section}", which no filter has a label for`)
  return labelKeys[section as FilmListFilter]
}

/** The questions of a filter with their choices, with the page's texts; what is fixed is none. */
export function getShownSections(
  { sections }: FilmFilter,
  getLabel: GetLabel,
  t: (key: string) => string,
): FilmListSection[] {
  return Object.entries(sections)
    .filter(([, { fixed }]) => !fixed)
    .map(([key, { options }]) => {
      const id = key as FilmListFilter
      return {
        id,
        label: t(getLabelKey(id)),
        options: options.map(({ value }) => ({ value, label: getLabel(id, value) })),
        multiple: true,
      }
    })
}
