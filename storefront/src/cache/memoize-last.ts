/**
 * Caches the latest results, and computes again only if the inputs change. For values that several components of a page
 * read in turn: a computed value is cached only while it is observed, which on a server it never is.
 * @param size number of cached results: more than one if a visitor goes back and forth between them
 * @returns takes the inputs, compared one by one by identity, and the function that computes the result
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
