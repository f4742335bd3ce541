/**
 * Remembers what was worked out last, and does it anew only where it is made from other things. For what several parts of a
 * page ask in turn: a computed value is kept where something watches it, which on a server nothing does.
 * @param size results that are remembered: more than one where a visitor goes to and fro between them
 * @returns takes what a result is made from, compared one by one by identity, and how it is made
 */
export function memoizeLast<T>(size = 1): (from: readonly unknown[], make: () => T) => T {
  let last: readonly { readonly from: readonly unknown[]; readonly result: T }[] = []
  return (from, make) => {
    const isSame = (other: readonly unknown[]) =>
      other.length === from.length && other.every((each, index) => Object.is(each, from[index]))
    const known = last.find((each) => isSame(each.from)) ?? { from, result: make() }
    if (known !== last[0]) last = [known, ...last.filter((each) => each !== known)].slice(0, size)
    return known.result
  }
}
