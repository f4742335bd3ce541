import type { ListedStorage } from './storage.ts'

/** A storage that nobody else sees, and that is gone with the page. */
export function createVolatileStorage(): ListedStorage {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}
