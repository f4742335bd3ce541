/**
 * Origins for which something is kept; past that, the one goes that was asked for longest ago. With a public origin there
 * is one; without, whoever calls names the host, and any address of a machine is let in: a caller who names many leaves
 * those alone that visitors come by.
 */
const keptOrigins = 16

/** Keeps one thing for each origin under which the shop is reached. */
export function keptByOrigin<T extends object>(make: (origin: string) => T): (origin: string) => T {
  /** In the order in which they were last asked for. */
  const kept = new Map<string, T>()
  return (origin) => {
    const found = kept.get(origin) ?? make(origin)
    kept.delete(origin)
    kept.set(origin, found)
    const [oldest] = kept.keys()
    if (kept.size > keptOrigins && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
