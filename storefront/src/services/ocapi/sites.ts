import type { ApiClient } from '../http/api-client.ts'

/** Cinemas. */
export function createSitesService(client: ApiClient) {
  return {
    sites: () => client.call('getSites', {}),
    site: (siteId: string) => client.call('getSite', { params: { siteId } }),
  }
}
export type SitesService = ReturnType<typeof createSitesService>
