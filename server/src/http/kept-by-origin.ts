/**
 * Origins for which something is kept; past that, all are dropped and made anew. With a public origin there is one;
 * without, whoever calls names the host, and any address of a machine is let in.
 */
const keptOrigins = 16

/** Keeps one thing for each origin under which the shop is reached. */
export function keptByOrigin<T>(make: (origin: string) => T): (origin: string) => T {
  const kept = new Map<string, T>()
  return (origin) => {
    const known = kept.get(origin)
    if (known !== undefined) return known
    if (kept.size >= keptOrigins) kept.clear()
    const made = make(origin)
    kept.set(origin, made)
    return made
  }
}
