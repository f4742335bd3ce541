/**
 * Maximum number of origins with an entry; beyond, the least recently used one is dropped. With a public origin there
 * is one; without, the caller names the host, and any address of a machine is accepted: a caller who names many leaves
 * those that visitors use.
 */
const mostOrigins = 16

/** Keeps one thing for each origin under which the shop is reached. */
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
