import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { Platform } from '../../stores/create-stores.ts'

/** The initial data of a channel without cinema groups, for tests. */
export const initialData: InitialData = {
  siteTitle: 'Halcyon Cinemas',
  culture: 'en',
  country: 'GB',
  pages: {},
  api: { apiUrl: '/', authToken: 'token', regionCode: 'GB', tenantId: 'halcyon', vistaCdn: '/' },
  errorNumbering: 1,
  loggingConfiguration: { level: 'INFO' },
  cinemaGroups: [],
  requiredCinemaGroupPrompt: false,
}

/** A storage of a browser that has kept nothing yet. */
export function createMemoryStorage(): Platform['local'] {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
    clear: () => kept.clear(),
  } as Platform['local']
}
