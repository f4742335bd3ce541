import type { OmniaQuery } from '@foyer/contract/omnia/calls'
import type { ComponentName } from '@foyer/contract/omnia/page'
import type { SiteComponents } from '@foyer/contract/omnia/site-content'
import type { ContentClient } from './content-client.ts'

type PageQuery = Pick<OmniaQuery<'page'>, 'friendly' | 'descendantOfType'> & {
  components?: ComponentName[]
  ancestorComponents?: ComponentName[]
}

/** Pages of the content system and content of many pages, in one language. */
export function createContentService(client: ContentClient, languageTag: string) {
  return {
    page: (query: PageQuery) => client.get('page', { query: { ...query, languageTag } }),
    pageList: (friendly: string, properties: ComponentName[]) =>
      client.get('pageList', { query: { friendly, properties, languageTag } }),
    configuration: (components: (keyof SiteComponents)[], friendly?: string) =>
      client.get('configuration', {
        query: { ...(friendly === undefined ? {} : { friendly }), components, languageTag },
      }),
    extension: (name: string) => client.get('extension', { params: { name } }),
    extensionPart: (name: string, suffix: string) =>
      client.get('extensionPart', { params: { name, suffix } }),
    genres: () => client.get('filmGenres', {}),
    attributes: () => client.get('attributes', {}),
    cinemas: () => client.get('cinemas', { query: { languageTag } }),
    search: (searchTerm: string, signal?: AbortSignal) =>
      client.get('search', { query: { searchTerm, languageTag } }, signal),
  }
}
export type ContentService = ReturnType<typeof createContentService>
