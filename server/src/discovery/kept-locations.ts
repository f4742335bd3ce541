import type { LanguageContent } from '../omnia/assemble.ts'
import type { ContentFacts } from '../omnia/content-facts.ts'
import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { siteMapOf } from './site-map.ts'
import { locationsOf } from './sitemap-xml.ts'

interface Basis {
  readonly content: ReadonlyMap<string, LanguageContent>
  readonly snapshot: ProgrammeSnapshot
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * The addresses of the sitemap, gathered once for the content and the programme that they are made of: whoever asks for
 * parts that there are not, under whatever name of ours, has nothing made anew.
 */
export function keptLocations(facts: ContentFacts): (basis: Basis) => ReturnType<typeof locationsOf> {
  let kept: (Basis & { readonly locations: ReturnType<typeof locationsOf> }) | undefined
  return (basis) => {
    const { content, snapshot, now } = basis
    if (kept?.content !== content || kept.snapshot !== snapshot || now >= snapshot.validUntil)
      kept = { ...basis, locations: locationsOf(siteMapOf({ ...basis, facts })) }
    return kept.locations
  }
}
