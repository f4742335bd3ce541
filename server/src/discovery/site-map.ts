import { filmDisplayStatuses } from '@foyer/contract/wire/enumerations'
import type { PageType } from '@foyer/contract/omnia/pages'
import type { LanguageContent } from '../content/assemble.ts'
import type { ContentPage } from '../content/build-page.ts'
import type { ContentContext } from '../content/content-context.ts'
import { getStatus } from '../schedule/lifecycle.ts'
import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { getBusinessDate, businessDayStartsAt, toInstant } from '../domain/time-zone.ts'

/** A page that search engines may keep. */
export interface SiteMapEntry {
  /** Path and query in the primary language. */
  readonly path: string
  /** Languages that it may be found in. */
  readonly languageTags: readonly string[]
  /** When what it says last changed: epoch milliseconds, or the day (yyyy-mm-dd) that an editor names; null where nobody knows. */
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

/** Everything else has no page of its own, or is a visitor's own business. */
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

/** Pages that stand for themselves: an editor has not kept them from search engines nor named another one for them. */
function isOwn({ url, components }: ContentPage): boolean {
  const { robotsNoIndex, excludeCanonicalUrl, masterCanonicalUrl } = components
  return !robotsNoIndex && !excludeCanonicalUrl && (masterCanonicalUrl?.url ?? url) === url
}

/** All pages that search engines may keep, films' and cinemas' among them, in the order of their addresses. */
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
    // Categories are pages of their own, as their canonical addresses say; the first is the page itself.
    const categories = categoriesShown(context, snapshot).map((category) => ({
      ...entry,
      path: `${page.url}?category=${category}`,
    }))
    return [entry, ...categories]
  })
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Categories of films beside those that are on now, as far as there are any. */
function categoriesShown({ catalogue }: ContentContext, { firstDay, today }: ProgrammeSnapshot) {
  const statuses = new Set([...catalogue.films.values()].map((film) => getStatus(film, firstDay, today)))
  return filmDisplayStatuses.filter((status) => status !== 'NowShowing' && statuses.has(status))
}

interface ProgrammeDays {
  /** When the business day of a cinema began, by its id. */
  readonly ofSite: ReadonlyMap<string, number>
  /** When the last of its cinemas began a business day, by the film's id: of films that are on. */
  readonly ofFilm: ReadonlyMap<string, number>
  readonly ofChain: number | null
}

/** A cinema's business day brings new showtimes and takes yesterday's away. */
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
