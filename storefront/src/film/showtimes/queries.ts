import type { Stores } from '../../stores/create-stores.ts'
import type { PageContext } from '../../context/page-module.ts'

/** Id of the part of a film's page that has its times. */
export const showtimesId = 'showtimes'

/** Screening days of a film in the chosen city, or everywhere while there is none. */
export function createFilmDatesQuery(stores: Pick<Stores, 'cinemaGroups'>, filmId: string) {
  return { siteIds: [...stores.cinemaGroups.siteIds], filmIds: [filmId] }
}

/** A day's showtimes of a film in the chosen city, or everywhere while there is none. */
export function createFilmDayQuery(stores: Pick<Stores, 'cinemaGroups'>, filmId: string, date: string) {
  return { date, siteIds: [...stores.cinemaGroups.siteIds], filmIds: [filmId] }
}

/** The day that the address asks for, as written there. */
export function getRequestedDay(page: Pick<PageContext, 'url'>): string | null {
  return page.url.searchParams.get('date')
}
