/**
 * Remembers what was worked out last, and does it anew only where it is made from other things. For what several parts of a
 * page ask in turn: a computed value is kept where something watches it, which on a server nothing does.
 * @returns takes what a result is made from, compared one by one by identity, and how it is made
 */
export function lastResult<T>(): (from: readonly unknown[], make: () => T) => T {
  let last: { readonly from: readonly unknown[]; readonly result: T } | undefined
  return (from, make) => {
    const isSame =
      last?.from.length === from.length && last.from.every((each, index) => Object.is(each, from[index]))
    if (!last || !isSame) last = { from, result: make() }
    return last.result
  }
}
