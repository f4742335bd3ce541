import type { Position } from '@foyer/contract/personalisation/nearest-site'
import type { PersonalisationClient } from './personalisation-client.ts'

/** A hundred metres: which cinema is nearest needs no more, and where somebody is concerns nobody. */
const decimals = 3

/** Cinemas by where a visitor is. */
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
