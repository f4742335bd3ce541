import type { Stores } from '../../stores/create-stores.ts'
import type { FilmFilters } from './film-filters-url.ts'

/** The cinemas a list is about: those chosen in the filter, else those of the city; empty is all of them. */
export function getListedSiteIds(
  stores: Pick<Stores, 'cinemaGroups'>,
  { cinemas }: Pick<FilmFilters, 'cinemas'>,
): string[] {
  return cinemas.length > 0 ? [...cinemas] : [...stores.cinemaGroups.siteIds]
}

/** The showtimes beside the films: those of the day asked for, else of today. */
export function getListedDayQuery(stores: Pick<Stores, 'cinemaGroups' | 'today'>, filters: FilmFilters) {
  return {
    date: filters.date ?? stores.today.businessDate(),
    siteIds: getListedSiteIds(stores, filters),
  }
}
