/** Named texts that outlive a page: the browser's storages, or nothing on the server. */
export interface Storage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** A storage that can list its keys. */
export interface ListedStorage extends Storage {
  keys(): readonly string[]
}

/** Stores nothing: the server's, and the browser's if storage is blocked. */
export const noStorage: ListedStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  keys: () => [],
}

/** Wraps a web storage; one that is full or forbidden behaves as an empty one. */
export function createWebStorage(storage: () => globalThis.Storage): ListedStorage {
  return {
    get(key) {
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        storage().setItem(key, value)
      } catch {
        // Private mode or full: the page works on, it only forgets.
      }
    },
    remove(key) {
      try {
        storage().removeItem(key)
      } catch {
        // As above.
      }
    },
    keys() {
      try {
        return Object.keys(storage())
      } catch {
        return []
      }
    },
  }
}

/** Reads JSON; anything unreadable counts as absent. */
export function readJson(storage: Storage, key: string): unknown {
  const text = storage.get(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
