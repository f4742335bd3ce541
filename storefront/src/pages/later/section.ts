import { laterPatterns, type LaterSection } from '@foyer/contract/omnia/shop-addresses'

/** The part of the site that a pattern belongs to; what is not listed is the member's. */
export function sectionOf(pattern: string): LaterSection {
  return laterPatterns[pattern] ?? 'member'
}
