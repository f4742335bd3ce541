import Fuse from 'fuse.js/basic'
import { longestSearch } from './longest-search.ts'
import { createHopeTest, createOutline } from './outline.ts'

/** How far a match may be off: 0 is to the letter, 1 is anything. */
const threshold = 0.4
/** Maximum distance of a match from the start of a text, in characters. */
const distance = 100
const shortestMatch = 1

/** A result with its distance: 0 is an exact match. */
export interface RankedItem<T> {
  readonly item: T
  readonly score: number
}

/**
 * A search that tolerates typos, over the given texts of each item, best match first. Create it once for its items: a
 * term is then compared only with texts that contain enough of its characters.
 * @returns null for an empty or blank term: there is no query, so nothing is filtered
 */
export function createFuzzySearch<T>(items: readonly T[], keys: readonly (keyof T & string)[]) {
  const search = createRankedSearch(items, keys)
  return (term: string): T[] | null => search(term)?.map(({ item }) => item) ?? null
}

/**
 * The same with the distance of each item: for searching many items in parts and merging the results. An item's
 * distance does not depend on the others.
 */
export function createRankedSearch<T>(items: readonly T[], keys: readonly (keyof T & string)[]) {
  const outlined = items.map((item) => ({
    item,
    texts: keys.map((key) => createOutline(String(item[key] ?? ''))),
  }))
  return (term: string): RankedItem<T>[] | null => {
    const sought = term.trim().slice(0, longestSearch)
    if (sought === '') return null
    const isHopeful = createHopeTest(sought, threshold)
    const hopeful = outlined.flatMap(({ item, texts }) => (texts.some(isHopeful) ? [item] : []))
    const fuse = new Fuse(hopeful, {
      keys: [...keys],
      threshold,
      distance,
      minMatchCharLength: shortestMatch,
      ignoreDiacritics: true,
      includeScore: true,
    })
    return fuse.search(sought).map(({ item, score = 0 }) => ({ item, score }))
  }
}
