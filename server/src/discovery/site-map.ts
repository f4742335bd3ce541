import { filmDisplayStatuses } from '@foyer/contract/wire/enumerations'
import type { PageType } from '@foyer/contract/omnia/pages'
import type { LanguageContent } from '../content/assemble.ts'
import type { ContentPage } from '../content/build-page.ts'
import type { ContentContext } from '../content/content-context.ts'
import { getStatus } from '../schedule/lifecycle.ts'
import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { getBusinessDate, businessDayStartsAt, toInstant } from '../domain/time-zone.ts'

/** A page that search engines may index. */
export interface SiteMapEntry {
  /** Path and query in the primary language. */
  readonly path: string
  /** Languages in which it can be found. */
  readonly languageTags: readonly string[]
  /** When its content last changed: epoch milliseconds, or the day (yyyy-mm-dd) that an editor names; null if unknown. */
  readonly changed: number | string | null
}

export interface SiteMapParts {
  /** Content by language tag, the primary one first. */
  readonly content: ReadonlyMap<string, LanguageContent>
  readonly context: ContentContext
  readonly snapshot: ProgrammeSnapshot
  /** Epoch milliseconds. */
  readonly now: number
}

/** All other types have no page of their own, or a private one. */
const mapped: ReadonlySet<PageType> = new Set([
  'Home',
  'Generic',
  'Films',
  'FilmDetails',
  'Events',
  'EventDetails',
  'Cinemas',
  'Cinema',
])

/**
 * Whether a page represents itself: an editor has neither excluded it from search engines nor named another canonical
 * page.
 */
function isOwn({ url, components }: ContentPage): boolean {
  const { robotsNoIndex, excludeCanonicalUrl, masterCanonicalUrl } = components
  return !robotsNoIndex && !excludeCanonicalUrl && (masterCanonicalUrl?.url ?? url) === url
}

/** All pages that search engines may index, including films and cinemas, ordered by address. */
export function buildSiteMap({ content, context, snapshot, now }: SiteMapParts): SiteMapEntry[] {
  const dayBegan = programmeDays(context, snapshot, now)
  const found = new Map<string, { page: ContentPage; languageTags: string[] }>()
  for (const [languageTag, { pages }] of content) {
    for (const page of pages.values()) {
      const isWritten = page.languageTags?.includes(languageTag) ?? true
      if (!mapped.has(page.alias) || !isOwn(page) || !isWritten) continue
      const known = found.get(page.url)
      if (known) known.languageTags.push(languageTag)
      else found.set(page.url, { page, languageTags: [languageTag] })
    }
  }
  const entries = [...found.values()].flatMap(({ page, languageTags }): SiteMapEntry[] => {
    const entry = { path: page.url, languageTags, changed: getLastChange(page, dayBegan) }
    if (page.alias !== 'Films') return [entry]
    // Each category is a separate page, as its canonical address shows; the first is the list page itself.
    const categories = categoriesShown(context, snapshot).map((category) => ({
      ...entry,
      path: `${page.url}?category=${category}`,
    }))
    return [entry, ...categories]
  })
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Categories of films besides the current ones, as far as they have films. */
function categoriesShown({ catalogue }: ContentContext, { firstDay, today }: ProgrammeSnapshot) {
  const statuses = new Set([...catalogue.films.values()].map((film) => getStatus(film, firstDay, today)))
  return filmDisplayStatuses.filter((status) => status !== 'NowShowing' && statuses.has(status))
}

interface ProgrammeDays {
  /** Start of each cinema's business day, by site id. */
  readonly ofSite: ReadonlyMap<string, number>
  /** For current films, by film id: the latest start of a business day among the cinemas that show it. */
  readonly ofFilm: ReadonlyMap<string, number>
  readonly ofChain: number | null
}

/** A cinema's new business day brings new showtimes and removes yesterday's. */
function programmeDays(
  { catalogue }: ContentContext,
  snapshot: ProgrammeSnapshot,
  now: number,
): ProgrammeDays {
  const began = (zone: string) => toInstant(zone, getBusinessDate(zone, now), businessDayStartsAt)
  const ofSite = new Map([...catalogue.sites.values()].map((site) => [site.id, began(site.ianaTimeZoneName)]))
  const ofFilm = new Map<string, number>()
  for (const { filmId, siteId } of snapshot.byId.values())
    ofFilm.set(filmId, Math.max(ofFilm.get(filmId) ?? 0, ofSite.get(siteId) ?? 0))
  return { ofSite, ofFilm, ofChain: ofSite.size === 0 ? null : Math.max(...ofSite.values()) }
}

function getLastChange(
  { alias, updated, components }: ContentPage,
  days: ProgrammeDays,
): number | string | null {
  switch (alias) {
    case 'Home':
    case 'Films':
      return days.ofChain
    case 'FilmDetails':
      return days.ofFilm.get(components.vistaFilm?.key ?? '') ?? null
    case 'Cinema':
      return days.ofSite.get(components.vistaCinema?.key ?? '') ?? null
    default:
      return updated
  }
}
