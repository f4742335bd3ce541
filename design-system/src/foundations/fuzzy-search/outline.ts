/** A summary of a text for fast comparison: a bit for each character that occurs, and the length. */
interface Outline {
  readonly letters: number
  readonly length: number
}

/** Of a text with letters that are compared by rules of their own: it may match anything. */
const unknown: Outline = { letters: -1, length: Infinity }
/** Characters that are compared together; of a longer term one such part is enough for a match. */
const partLength = 32

const isKnown = (text: string) => /^[\x20-\x7e]*$/.test(text)
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
/** Characters may share a bit: a character that is reported missing is missing. */
const toBit = (text: string, place: number) => 1 << (text.charCodeAt(place) & 31)

/** The outline of a text, for comparison with many terms. */
export function createOutline(text: string): Outline {
  const known = plain(text)
  if (!isKnown(known)) return unknown
  let letters = 0
  for (let place = 0; place < known.length; place += 1) letters |= toBit(known, place)
  return { letters, length: known.length }
}

/**
 * Tells which texts a term may be found in: each of its letters that a text lacks is a slip, whatever its place.
 * @param threshold the share of its letters by which a match may be off
 */
export function createHopeTest(term: string, threshold: number): (text: Outline) => boolean {
  const known = plain(term)
  if (!isKnown(known)) return () => true
  const parts = splitTerm(known).map((part) => ({
    length: part.length,
    bits: Array.from(part, (_, place) => toBit(part, place)),
  }))
  return ({ letters, length }) =>
    parts.some((part) => {
      if ((part.length - length) / part.length > threshold) return false
      let missing = 0
      for (const bit of part.bits) if ((letters & bit) === 0) missing += 1
      return missing / part.length <= threshold
    })
}

/** The last part is as long as the others, and begins in the one before it. */
function splitTerm(term: string): string[] {
  const count = Math.ceil(term.length / partLength)
  return Array.from({ length: count }, (_, index) => {
    const start = Math.min(index * partLength, Math.max(0, term.length - partLength))
    return term.slice(start, start + partLength)
  })
}
