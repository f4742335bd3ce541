const indexes = new WeakMap<readonly object[], ReadonlyMap<string, unknown>>()

/**
 * The entries of a list by their id, so that thousands are not gone through for each of thousands. Made once for a list
 * and an id: a list of the wire is replaced by another, and never changed.
 */
export function indexById<T extends object>(
  list: readonly T[],
  getId: (entry: T) => string,
): ReadonlyMap<string, T> {
  let index = indexes.get(list)
  if (!index) {
    // Of several with one id the first is meant, as in a search from the start.
    index = new Map([...list].reverse().map((entry) => [getId(entry), entry]))
    indexes.set(list, index)
  }
  return index as ReadonlyMap<string, T>
}
