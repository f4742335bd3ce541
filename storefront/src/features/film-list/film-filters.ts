import type { BrowsingConfiguration } from '@foyer/contract/channel/browsing'
import { filmDisplayStatuses, type FilmDisplayStatus } from '@foyer/contract/enumerations'
import { isCalendarDay } from '../film-showtimes/day-strip.ts'

/** What the address of the films page asks for: what is selected in its filter, and where, when and by which words. */
export interface FilmFilters {
  category: FilmDisplayStatus
  /** Business day; null is any. */
  date: string | null
  /** Site ids; none is any of the chosen city. */
  cinemas: readonly string[]
  /** Attribute id; null is any. */
  attribute: string | null
  /** Words of a title or a name; empty is any. */
  words: string
}

/** Longest search that is looked at. */
export const maximumSearchLength = 512

/**
 * Reads the filters of an address; what makes no sense there counts as not said, and so do cinemas beyond as many as the
 * chain lets be chosen at once.
 */
export function readFilters(
  query: URLSearchParams,
  { maximumSelectedSites }: Pick<BrowsingConfiguration, 'maximumSelectedSites'>,
): FilmFilters {
  const category = query.get('category')
  const date = query.get('date')
  return {
    category: filmDisplayStatuses.find((each) => each === category) ?? 'NowShowing',
    date: date !== null && isCalendarDay(date) ? date : null,
    cinemas: cinemasOf(query).slice(0, maximumSelectedSites),
    attribute: query.get('attribute') || null,
    words: (query.get('q') ?? '').trim().slice(0, maximumSearchLength),
  }
}

/** One value with commas, as our links say it, or several values, as a form without script sends them. */
function cinemasOf(query: URLSearchParams): string[] {
  const ids = query.getAll('cinema').flatMap((value) => value.split(','))
  return [...new Set(ids.filter(Boolean))]
}

/** The query that says these filters; what is the default is left out. */
export function queryOf(filters: FilmFilters): Record<string, string | undefined> {
  return {
    category: filters.category === 'NowShowing' ? undefined : filters.category,
    date: filters.date ?? undefined,
    cinema: filters.cinemas.join(',') || undefined,
    attribute: filters.attribute ?? undefined,
    q: filters.words || undefined,
  }
}

/** The filters that narrow a category, by name. */
export function activeFilters(filters: FilmFilters): ('cinemas' | 'date' | 'attribute' | 'words')[] {
  return (['cinemas', 'date', 'attribute', 'words'] as const).filter((name) => Boolean(filters[name]?.length))
}

/** A category without what narrows it. */
export const cleared = (filters: FilmFilters): FilmFilters => ({
  category: filters.category,
  date: null,
  cinemas: [],
  attribute: null,
  words: '',
})

/** The words of a text in lower case, without accents and punctuation. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f’']/g, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
