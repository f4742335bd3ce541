import type { ApiClient } from '../http/api-client.ts'

/** Seasons and other events. */
export function eventsService(client: ApiClient) {
  return {
    events: () => client.call('getEvents', {}),
    event: (eventId: string) => client.call('getEvent', { params: { eventId } }),
  }
}
export type EventsService = ReturnType<typeof eventsService>
