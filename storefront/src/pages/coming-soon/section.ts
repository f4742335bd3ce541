import { comingSoonPatterns, type ComingSoonSection } from '@foyer/contract/omnia/shop-addresses'

/** The part of the site that a pattern belongs to; what is not listed is the member's. */
export function getSection(pattern: string): ComingSoonSection {
  return comingSoonPatterns[pattern] ?? 'member'
}
