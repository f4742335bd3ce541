const isAscii = /^[\x20-\x7e]*$/

/** A title as a segment of an address: lowercase, hyphens for spaces, no punctuation, no repeated hyphens. */
export function toSlug(title: string): string {
  const lower = title.toLowerCase()
  // The classes of all scripts are slow to compile, and most titles never need them.
  const asciiText = isAscii.test(lower)
    ? lower.replace(/[^a-z0-9\s-]/g, '')
    : lower.replace(/[^\p{L}\p{N}\s-]/gu, '')
  return asciiText.trim().replace(/[\s-]+/g, '-')
}
