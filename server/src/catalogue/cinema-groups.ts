import type { CinemaGroup } from '@foyer/contract/omnia/initial-data'
import type { Catalogue } from './catalogue.ts'

/** Lists the cinema groups (cities) as initial data has them. */
export function listCinemaGroups(catalogue: Catalogue): CinemaGroup[] {
  return catalogue.cinemaGroups.map(({ id, name, siteIds }) => ({
    id,
    name,
    cinemas: siteIds.map((siteId) => ({ nodeId: siteId, vistaCinema: { key: siteId } })),
  }))
}
