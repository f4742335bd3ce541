/** A title as a segment of an address: lowercase, hyphens for spaces, no punctuation, no repeated hyphens. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
}
