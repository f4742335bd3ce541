import type { LanguageContent } from '../content/assemble.ts'
import type { ContentContext } from '../content/content-context.ts'
import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { buildSiteMap } from './site-map.ts'
import { listLocations } from './sitemap-xml.ts'

interface Basis {
  readonly content: ReadonlyMap<string, LanguageContent>
  readonly snapshot: ProgrammeSnapshot
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Caches the addresses of the sitemap, collected once for each state of content and programme: requests for parts that
 * do not exist, or under another host name, cause no new work.
 */
export function createLocationCache(
  context: ContentContext,
): (basis: Basis) => ReturnType<typeof listLocations> {
  let cached: (Basis & { readonly locations: ReturnType<typeof listLocations> }) | undefined
  return (basis) => {
    const { content, snapshot, now } = basis
    if (cached?.content !== content || cached.snapshot !== snapshot || now >= snapshot.validUntil)
      cached = { ...basis, locations: listLocations(buildSiteMap({ ...basis, context })) }
    return cached.locations
  }
}
