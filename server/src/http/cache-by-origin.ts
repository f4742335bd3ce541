/**
 * Most origins with an entry; beyond, the least recently used one is dropped. With a public origin there is one;
 * without, the caller names the host: a caller who names many must not push out those that visitors use.
 */
const mostOrigins = 16

/** Caches one value for each origin under which the shop is reached. */
export function createCacheByOrigin<T extends object>(make: (origin: string) => T): (origin: string) => T {
  /** In order of last use. */
  const cache = new Map<string, T>()
  return (origin) => {
    const found = cache.get(origin) ?? make(origin)
    cache.delete(origin)
    cache.set(origin, found)
    const [oldest] = cache.keys()
    if (cache.size > mostOrigins && oldest !== undefined) cache.delete(oldest)
    return found
  }
}
