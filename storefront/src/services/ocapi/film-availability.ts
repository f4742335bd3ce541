import { mapResult } from '../../cache/result.ts'
import type { ApiClient } from '../http/api-client.ts'

/**
 * The availability of one film, in the shape of a list. Separate from that of all films: only a film's own page
 * requests it.
 */
export function createFilmAvailabilityService(client: ApiClient) {
  return {
    async availability(filmId: string) {
      const answer = await client.call('getFilmAvailability', { params: { filmId } })
      return mapResult(answer, ({ body: { filmAvailability, relatedData }, ...rest }) => ({
        ...rest,
        body: { filmAvailabilities: [filmAvailability], relatedData },
      }))
    },
  }
}
