/**
 * Normalizes an e-mail address or a username for comparison: case, surrounding blanks and the composition of accents are
 * ignored. Null for an empty one.
 */
export function toIdentifierKey(identifier: string | null | undefined): string | null {
  const key = (identifier ?? '').normalize('NFKC').trim().toLowerCase()
  return key === '' ? null : key
}
