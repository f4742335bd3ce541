import { createHash } from 'node:crypto'

/** A strong entity tag: the same for the same bytes, on every server and after every start. */
export function createEntityTag(body: Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`
}

/**
 * Whether an `If-None-Match` contains the tag. Weak comparison, as a compressing proxy may have made it weak.
 * @param tag with its quotes
 */
export function hasEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag)
}
