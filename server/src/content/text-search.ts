/** Most words of a query, and most letters of a word, that are compared. They limit the cost of a query. */
const mostTerms = 8
const longestTerm = 32
/** Share of a query's words that must match. */
const neededShare = 0.6
/** Results whose score is below this share of the best are dropped: for example a similar name beside an exact match. */
const worstBesideBest = 0.65
/** From this length on, a word's first letter may be wrong, too. */
const firstMayBeWrongFrom = 6

/** Most typing errors in a word, by its length. */
const getMostSlips = (letters: number) => (letters < 3 ? 0 : letters < 6 ? 1 : letters < 9 ? 2 : 3)

/** The words of a text in normalised form: without case, accents and apostrophes. */
export function splitTerms(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\p{M}'’]/gu, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A text by which an item is found, and its weight: 1 for the item's name. */
export interface SearchText {
  readonly text: string
  readonly weight: number
}

/** Three rows of the edit-distance table, reused: allocating rows for each word would cost more than the comparison. */
const rowLength = 2 * longestTerm
const rows = [new Uint8Array(rowLength), new Uint8Array(rowLength), new Uint8Array(rowLength)] as const

interface IndexedTerm {
  readonly text: string
  /** Bit set of its letters; letters may share a bit. */
  readonly letters: number
  /** Items found by it, with the weight of the text. */
  readonly items: Map<number, number>
}

/**
 * Creates a search for items by words that may be unfinished, joined or mistyped, best first. Each query word is
 * compared once with each distinct word of all items, so that thousands of items are searched in some milliseconds.
 * @param getTexts the texts by which an item is found
 */
export function createTextSearch<T>(items: readonly T[], getTexts: (item: T) => readonly SearchText[]) {
  const known = new Map<string, IndexedTerm>()
  const add = (text: string, item: number, weight: number) => {
    const knownTerm = known.get(text) ?? {
      text,
      letters: toLetterBits(text),
      items: new Map<number, number>(),
    }
    knownTerm.items.set(item, Math.max(weight, knownTerm.items.get(item) ?? 0))
    known.set(text, knownTerm)
  }
  for (const [index, item] of items.entries())
    for (const { text, weight } of getTexts(item)) {
      const terms = splitTerms(text)
      terms.forEach((knownTerm, place) => {
        add(knownTerm, index, weight)
        // "nightbus" finds "Night Bus".
        const next = weight < 1 ? undefined : terms[place + 1]
        if (next !== undefined) add(knownTerm + next, index, weight)
      })
    }
  const terms = [...known.values()]

  /** Score of each item for one word, by index; 0: no match. */
  const answersTo = (queryTerm: string): Float64Array => {
    const best = new Float64Array(items.length)
    const letters = toLetterBits(queryTerm)
    const slips = getMostSlips(queryTerm.length)
    for (const knownTerm of terms) {
      const similarity = getSimilarity(queryTerm, letters, slips, knownTerm)
      if (similarity === 0) continue
      for (const [item, weight] of knownTerm.items)
        if (similarity * weight > (best[item] ?? 0)) best[item] = similarity * weight
    }
    return best
  }

  /** Score of each item for all words; 0 if too many words do not match. */
  const answersToAll = (queryTerm: readonly string[]): Float64Array => {
    const each = queryTerm.map(answersTo)
    const needed = Math.ceil(queryTerm.length * neededShare)
    return new Float64Array(items.length).map((_, item) => {
      const answers = each.map((best) => best[item] ?? 0)
      const isEnough = answers.filter((similarity) => similarity > 0).length >= needed
      return isEnough ? answers.reduce((sum, similarity) => sum + similarity, 0) / queryTerm.length : 0
    })
  }

  return (term: string, limit: number): T[] => {
    const queryTerm = splitTerms(term)
      .slice(0, mostTerms)
      .map((knownTerm) => knownTerm.slice(0, longestTerm))
    if (queryTerm.length === 0) return []
    const answers = answersToAll(queryTerm)
    // "light house" finds "Lighthouse".
    const joined = queryTerm.length === 2 ? answersTo(queryTerm.join('').slice(0, longestTerm)) : null
    const ranked = items
      .map((item, place) => ({ item, similarity: Math.max(answers[place] ?? 0, joined?.[place] ?? 0) }))
      .filter(({ similarity }) => similarity > 0)
      .sort((one, other) => other.similarity - one.similarity)
    const least = (ranked[0]?.similarity ?? 0) * worstBesideBest
    return ranked
      .filter(({ similarity }) => similarity >= least)
      .slice(0, limit)
      .map(({ item }) => item)
  }
}

/** 1 for the word itself, less for its beginning and for each typing error, 0 for another word. */
function getSimilarity(queryTerm: string, letters: number, slips: number, knownTerm: IndexedTerm): number {
  const { text } = knownTerm
  if (text === queryTerm) return 1
  if (text.startsWith(queryTerm)) return 0.9
  if (slips === 0 || text.length < queryTerm.length - slips) return 0
  if (queryTerm.length < firstMayBeWrongFrom && text.charCodeAt(0) !== queryTerm.charCodeAt(0)) return 0
  // Each letter that the word lacks is at least one error.
  if (countBits(letters & ~knownTerm.letters) > slips) return 0
  const distance = countSlips(queryTerm, text, slips)
  return distance > slips ? 0 : 0.85 - 0.15 * distance
}

/**
 * Counts wrong, missing, extra and swapped letters between a word and the most similar beginning of another; stops
 * above `most`.
 */
function countSlips(queryTerm: string, knownTerm: string, most: number): number {
  const width = Math.min(knownTerm.length, queryTerm.length + most)
  let [before, row, next]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let place = 0; place <= width; place += 1) row[place] = place
  for (let at = 1; at <= queryTerm.length; at += 1) {
    const letter = queryTerm.charCodeAt(at - 1)
    const earlier = at > 1 ? queryTerm.charCodeAt(at - 2) : NaN
    let least = at
    next[0] = at
    for (let place = 1; place <= width; place += 1) {
      const other = knownTerm.charCodeAt(place - 1)
      const changed = slot(row, place - 1) + (letter === other ? 0 : 1)
      const isSwapped = place > 1 && earlier === other && letter === knownTerm.charCodeAt(place - 2)
      let slips = isSwapped ? lesser(changed, slot(before, place - 2) + 1) : changed
      slips = lesser(slips, lesser(slot(row, place), slot(next, place - 1)) + 1)
      next[place] = slips
      least = lesser(least, slips)
    }
    if (least > most) return most + 1
    ;[before, row, next] = [row, next, before]
  }
  let least = slot(row, 0)
  for (let place = 1; place <= width; place += 1) least = lesser(least, slot(row, place))
  return least
}

/** Rows are longer than any compared word, so every slot that is read exists. */
const slot = (row: Uint8Array, place: number) => row[place] ?? 0
/** `Math.min` of two values, without a global call in the innermost loop. */
const lesser = (one: number, other: number) => (one < other ? one : other)

/** Letters as bits, by the lowest five bits of their code. */
function toLetterBits(text: string): number {
  let bits = 0
  for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
