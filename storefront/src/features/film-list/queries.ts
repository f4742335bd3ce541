import type { Stores } from '../../app/stores.ts'
import type { FilmFilters } from './film-filters.ts'

/** The cinemas a list is about: those chosen in the filter, else those of the city; empty is all of them. */
export function listedSiteIds(stores: Pick<Stores, 'cinemaGroups'>, filters: FilmFilters): string[] {
  return filters.cinemas.length > 0 ? [...filters.cinemas] : [...stores.cinemaGroups.siteIds]
}

/** The showtimes beside the films: those of the day asked for, else of today. */
export function listedDayQuery(stores: Pick<Stores, 'cinemaGroups' | 'today'>, filters: FilmFilters) {
  return {
    date: filters.date ?? stores.today.businessDate(),
    siteIds: listedSiteIds(stores, filters),
  }
}
