import type { Position } from '@foyer/contract/personalisation/nearest-site'
import type { PersonalisationClient } from './personalisation-client.ts'

/** A hundred metres: enough to find the nearest cinema, without the visitor's exact position. */
const decimals = 3

/** Cinemas by a visitor's position. */
export function createNearestSiteService(client: PersonalisationClient) {
  return {
    nearest: ({ latitude, longitude }: Position) =>
      client.call('getNearestSite', {
        query: { latitude: rounded(latitude), longitude: rounded(longitude) },
      }),
  }
}
export type NearestSiteService = ReturnType<typeof createNearestSiteService>

const rounded = (degrees: number) => Number(degrees.toFixed(decimals))
