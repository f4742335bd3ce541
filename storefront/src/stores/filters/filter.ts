import type { Film } from '@foyer/contract/wire/films'

/** Sections of a filter. */
export type FilterSectionKey =
  'genre' | 'attribute' | 'category' | 'event' | 'subscription' | 'billingPeriod' | 'billingRecurrence'

/** Values by section: of an item, or selected by a visitor. */
export type FilterValues = Readonly<Partial<Record<FilterSectionKey, readonly string[]>>>

export interface FilterOption {
  readonly value: string
  readonly selected: boolean
}

export interface FilterSection {
  readonly options: readonly FilterOption[]
  /** Settled by the page and not by the visitor: never chosen in and never cleared. */
  readonly fixed: boolean
}

export type FilterSections = Readonly<Partial<Record<FilterSectionKey, FilterSection>>>

/** A film with its values, as input of a filter. */
export interface FilteredFilm {
  readonly film: Film
  readonly values: FilterValues
}

interface FilterBase {
  readonly id: string
  /** The cinema whose things are filtered; null is every cinema that is chosen. */
  readonly siteId: string | null
  readonly sections: FilterSections
}

export interface FilmFilter extends FilterBase {
  readonly type: 'Film'
  /** The films for which it offers options, in order. Fixed values are already applied. */
  readonly baseData: readonly FilteredFilm[]
}

export interface ShowtimeFilter extends FilterBase {
  readonly type: 'Showtime'
}

export interface SubscriptionFilter extends FilterBase {
  readonly type: 'Subscription'
}

/** What narrows a list: questions with their options, of which some are selected. */
export type Filter = FilmFilter | ShowtimeFilter | SubscriptionFilter
export type FilterType = Filter['type']

/** The selected values of each section. */
export function getSelected({ sections }: Pick<Filter, 'sections'>): FilterValues {
  return Object.fromEntries(
    Object.entries(sections).map(([key, { options }]) => [
      key,
      options.flatMap(({ value, selected }) => (selected ? [value] : [])),
    ]),
  )
}

/**
 * Whether an item passes a filter: in each section with a selection it has one of the selected values, and a showtime
 * all of them, since visitors look for one that is both vast and subtitled.
 */
export const isFilterMet = (filter: Filter, values: FilterValues): boolean => meeting(filter)(values)

/** The same for many items: the selection is looked up once for all of them. */
function meeting({ sections, type }: Filter): (values: FilterValues) => boolean {
  const questions = Object.entries(sections).flatMap(([key, { options, fixed }]) => {
    const chosen = options.flatMap(({ value, selected }) => (selected ? [value] : []))
    return chosen.length === 0 || (fixed && type === 'Film') ? [] : [{ key: key as FilterSectionKey, chosen }]
  })
  const isMet = (chosen: readonly string[], given: readonly string[]) =>
    type === 'Showtime'
      ? chosen.every((value) => given.includes(value))
      : chosen.some((value) => given.includes(value))
  return (values) => questions.every(({ key, chosen }) => isMet(chosen, values[key] ?? none))
}

const none: readonly string[] = []

/** By filter, which never changes: the count and the list ask for them in turn. */
const left = new WeakMap<FilmFilter, readonly Film[]>()

/** The films that pass a filter, in their original order. */
export function getFilmsLeft(filter: FilmFilter): readonly Film[] {
  let films = left.get(filter)
  if (!films) {
    const isLeft = meeting(filter)
    films = filter.baseData.filter(({ values }) => isLeft(values)).map(({ film }) => film)
    left.set(filter, films)
  }
  return films
}
