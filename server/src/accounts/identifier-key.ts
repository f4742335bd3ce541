/**
 * What an e-mail address or a username is compared by: case, blanks around it and how its accents were typed do not count.
 * Null for nothing.
 */
export function toIdentifierKey(identifier: string | null | undefined): string | null {
  const key = (identifier ?? '').normalize('NFKC').trim().toLowerCase()
  return key === '' ? null : key
}
