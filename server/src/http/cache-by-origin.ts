/**
 * Origins for which something is kept; past that, the one goes that was asked for longest ago. With a public origin there
 * is one; without, whoever calls names the host, and any address of a machine is let in: a caller who names many leaves
 * those alone that visitors come by.
 */
const mostOrigins = 16

/** Keeps one thing for each origin under which the shop is reached. */
export function createCacheByOrigin<T extends object>(make: (origin: string) => T): (origin: string) => T {
  /** In the order in which they were last asked for. */
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
