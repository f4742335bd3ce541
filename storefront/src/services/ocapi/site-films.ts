import type { ApiClient } from '../http/api-client.ts'

/**
 * The films of one cinema and their availability there. Separate from all films: only a cinema's own page requests
 * them.
 */
export function createSiteFilmsService(client: ApiClient) {
  return {
    films: (siteId: string) => client.call('getSiteFilms', { params: { siteId } }),
    availability: (siteId: string) => client.call('getSiteFilmsAvailability', { params: { siteId } }),
  }
}
