import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { Platform } from '../../stores/create-stores.ts'

/** The initial data of a channel of our own server, without cinema groups, for tests. */
export const initialData: InitialData = {
  siteTitle: 'Halcyon Cinemas',
  culture: 'en',
  country: 'GB',
  pages: {},
  api: { apiUrl: '/', authToken: 'token', regionCode: 'GB', tenantId: 'halcyon', vistaCdn: '/' },
  errorNumbering: 1,
  extendsMembers: true,
  loggingConfiguration: { level: 'INFO' },
  cinemaGroups: [],
  requiredCinemaGroupPrompt: false,
}

/** A storage of a browser that has kept nothing yet. */
export function createMemoryStorage(): Platform['local'] {
  const stored = new Map<string, string>()
  return {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    keys: () => [...stored.keys()],
    clear: () => stored.clear(),
  } as Platform['local']
}
