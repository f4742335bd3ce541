import type { ApiClient } from '../http/api-client.ts'

/** Coming showtimes of an event. Separate from the events themselves: only an event's own page requests them. */
export function createEventShowtimesService(client: ApiClient) {
  return {
    /** @param siteIds an empty list means all cinemas of the event */
    showtimes: (eventId: string, siteIds: string[]) =>
      client.call('getEventShowtimes', { params: { eventId }, query: siteIds.length > 0 ? { siteIds } : {} }),
  }
}
export type EventShowtimesService = ReturnType<typeof createEventShowtimesService>
