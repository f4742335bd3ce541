import type { CinemaGroup } from '@foyer/contract/omnia/initial-data'
import type { Catalogue } from './catalogue.ts'

/** Cities with their cinemas, as the initial data has them. */
export function listCinemaGroups(catalogue: Catalogue): CinemaGroup[] {
  return catalogue.cinemaGroups.map(({ id, name, siteIds }) => ({
    id,
    name,
    cinemas: siteIds.map((siteId) => ({ nodeId: siteId, vistaCinema: { key: siteId } })),
  }))
}
