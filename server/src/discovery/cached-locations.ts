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
 * The addresses of the sitemap, gathered once for the content and the programme that they are made of: whoever asks for
 * parts that there are not, under whatever name of ours, has nothing made anew.
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
