import type { EventsResponse } from '@foyer/contract/wire/events'
import { success } from '../../cache/result.ts'
import type { ApiClient, CallResult } from '../http/api-client.ts'
import { getFailureStatus } from '../http/failure.ts'

/** Statuses of a server that does not have the call: then it has no events. */
const unknownCall: ReadonlySet<number | null> = new Set([404, 405, 501])

const noEvents: EventsResponse = {
  events: [],
  relatedData: { sites: [], films: [], castAndCrew: [], genres: [], censorRatings: [] },
}

/** Seasons and other events. */
export function createEventsService(client: ApiClient) {
  return {
    async events(): Promise<Awaited<CallResult<'getEvents'>>> {
      const result = await client.call('getEvents', {})
      return result.ok || !unknownCall.has(getFailureStatus(result.failure))
        ? result
        : success({ status: 200, body: noEvents, serverTime: null })
    },
    event: (eventId: string) => client.call('getEvent', { params: { eventId } }),
  }
}
export type EventsService = ReturnType<typeof createEventsService>
