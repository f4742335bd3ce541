import Fuse from 'fuse.js'
import { longestSearch } from './longest-search.ts'

/** How far a match may be off: 0 is to the letter, 1 is anything. */
const threshold = 0.4
/** How far from the start of a text a match may stand, in letters. */
const distance = 100
const shortestMatch = 1

/**
 * A search that forgives slips of the finger, over the given texts of each item, best first.
 * @returns null for an empty or blank term: nothing is asked, so nothing is left out
 */
export function createFuzzySearch<T>(items: readonly T[], keys: readonly (keyof T & string)[]) {
  const fuse = new Fuse(items, {
    keys: [...keys],
    threshold,
    distance,
    minMatchCharLength: shortestMatch,
    ignoreDiacritics: true,
  })
  return (term: string): T[] | null => {
    const sought = term.trim().slice(0, longestSearch)
    return sought === '' ? null : fuse.search(sought).map(({ item }) => item)
  }
}
