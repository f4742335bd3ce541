import type { ApiClient } from '../http/api-client.ts'

/** Narrows a question to some cinemas and films; absent is all of them. */
export interface Screenings {
  siteIds?: string[]
  filmIds?: string[]
}

/** Showtimes and the dates that have any. */
export function createShowtimesService(client: ApiClient) {
  return {
    screeningDates: (query: Screenings) => client.call('getFilmScreeningDates', { query }),
    byBusinessDate: (businessDate: string, query: Screenings) =>
      client.call('getShowtimesByBusinessDate', { params: { businessDate }, query }),
    first: (query: Screenings) => client.call('getFirstShowtimes', { query }),
    /** What is on at a screen, or begins there within the hour. */
    onNow: (screenId: string) =>
      client.call('getShowtimesByScreen', { params: { screenId }, query: { onNow: true } }),
    showtime: (showtimeId: string) => client.call('getShowtime', { params: { showtimeId } }),
  }
}
export type ShowtimesService = ReturnType<typeof createShowtimesService>
