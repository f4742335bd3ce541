import type { BrowsingConfiguration } from '@foyer/contract/channel/browsing'
import { filmDisplayStatuses, type FilmDisplayStatus } from '@foyer/contract/wire/enumerations'
import { isDay } from '@foyer/contract/validation/day'

/** What the address of the films page asks for: what is selected in its filter, and where, when and by which query. */
export interface FilmFilters {
  category: FilmDisplayStatus
  /** Business day; null is any. */
  date: string | null
  /** Site ids; none is any of the chosen city. */
  cinemas: readonly string[]
  /** Attribute id; null is any. */
  attribute: string | null
  /** The query, a title or a name; empty is any. */
  query: string
}

/** Longest search that is looked at. */
export const maximumSearchLength = 512

/**
 * Reads the filters of an address; what makes no sense there counts as absent, and so do cinemas beyond as many as the
 * chain lets be chosen together.
 */
export function readFilters(
  query: URLSearchParams,
  { maximumSelectedSites }: Pick<BrowsingConfiguration, 'maximumSelectedSites'>,
): FilmFilters {
  const category = query.get('category')
  const date = query.get('date')
  return {
    category: filmDisplayStatuses.find((each) => each === category) ?? 'NowShowing',
    date: date !== null && isDay(date) ? date : null,
    cinemas: parseCinemas(query).slice(0, maximumSelectedSites),
    attribute: query.get('attribute') || null,
    query: (query.get('q') ?? '').trim().slice(0, maximumSearchLength),
  }
}

/** One value with commas, as our links say it, or several values, as a form without script sends them. */
function parseCinemas(query: URLSearchParams): string[] {
  const ids = query.getAll('cinema').flatMap((value) => value.split(','))
  return [...new Set(ids.filter(Boolean))]
}

/** The query that says these filters; what is the default is left out. */
export function toFilterQuery(filters: FilmFilters): Record<string, string | undefined> {
  return {
    category: filters.category === 'NowShowing' ? undefined : filters.category,
    date: filters.date ?? undefined,
    cinema: filters.cinemas.join(',') || undefined,
    attribute: filters.attribute ?? undefined,
    q: filters.query || undefined,
  }
}

/** The filters that narrow a category, by name. */
export function getActiveFilters(filters: FilmFilters): ('cinemas' | 'date' | 'attribute' | 'query')[] {
  return (['cinemas', 'date', 'attribute', 'query'] as const).filter((name) => Boolean(filters[name]?.length))
}

/** A category without what narrows it. */
export const clearFilters = (filters: FilmFilters): FilmFilters => ({
  category: filters.category,
  date: null,
  cinemas: [],
  attribute: null,
  query: '',
})

/** The words of a text in lower case, without accents and punctuation. */
export function splitPlainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f’']/g, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
