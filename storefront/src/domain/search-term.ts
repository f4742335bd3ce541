/** Longest term, in UTF-16 units: what the field takes and the server reads. */
const longestTerm = 512

/** A term as it is requested and stored: one form for the same words, however they were typed. */
export function toTidyTerm(written: string): string {
  const term = written.normalize('NFC').trim().replace(/\s+/g, ' ').slice(0, longestTerm)
  // A cut may have gone through a character of two units, and half of one is no text.
  return term.replace(/[\uD800-\uDBFF]$/, '')
}
