/** What lays a code out, what is copied along with one unseen, and hyphens as word processors write them. */
const layout = /[\s\p{Cf}\p{Pd}\u2212]/gu
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/**
 * A code as it is compared and sent: capital letters, without blanks and hyphens, in Latin digits. Other characters stay,
 * so that a mistyped code is not taken for a right one.
 */
export function normalizeCode(input: string): string {
  return input
    .normalize('NFKC')
    .toUpperCase()
    .replace(layout, '')
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
}
