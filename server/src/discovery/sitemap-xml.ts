import { getAddressInLanguage } from '@foyer/contract/omnia/language-address'
import { escapeXml } from './escape-xml.ts'
import type { SiteMapEntry } from './site-map.ts'

export interface SitemapStyle {
  /** Public origin, without a trailing slash. */
  readonly origin: string
  readonly primaryTag: string
}

/** A page in one of its languages, as a sitemap lists it. */
interface Location {
  readonly entry: SiteMapEntry
  readonly languageTag: string
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Each page in each of its languages: search engines expect an entry for each, with all alternates listed in it. */
export function listLocations(entries: readonly SiteMapEntry[]): Location[] {
  return entries.flatMap((entry) => entry.languageTags.map((languageTag) => ({ entry, languageTag })))
}

/**
 * Renders a sitemap of these addresses. Written by templates and `escapeXml`: it has four elements, and with up to 10,000
 * addresses a library that builds a tree of objects first would take more memory and time.
 */
export function renderSitemap(locations: readonly Location[], style: SitemapStyle): string {
  const urls = locations.map((location) => urlElement(location, style))
  return [
    opening,
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** Renders an index of sitemaps. @param paths of the sitemaps */
export function renderSitemapIndex(paths: readonly string[], { origin }: SitemapStyle): string {
  const parts = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`)
  return [opening, `<sitemapindex xmlns="${namespace}">`, ...parts, '</sitemapindex>\n'].join('\n')
}

function urlElement({ entry, languageTag }: Location, { origin, primaryTag }: SitemapStyle): string {
  const { path, languageTags, changed } = entry
  const address = origin + path
  const inLanguage = (tag: string) => getAddressInLanguage(address, tag, primaryTag)
  const alternates =
    languageTags.length < 2
      ? []
      : [
          ...languageTags.map((tag) => alternate(tag, inLanguage(tag))),
          ...(languageTags.includes(primaryTag) ? [alternate('x-default', address)] : []),
        ]
  return [
    '<url>',
    `<loc>${escapeXml(inLanguage(languageTag))}</loc>`,
    ...(changed === null ? [] : [`<lastmod>${toTimestamp(changed)}</lastmod>`]),
    ...alternates,
    '</url>',
  ].join('')
}

const alternate = (tag: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${escapeXml(tag)}" href="${escapeXml(href)}"/>`

/** Date as in W3C's note on date formats: a day, or an instant in UTC. */
const toTimestamp = (changed: number | string) =>
  typeof changed === 'string' ? changed : new Date(changed).toISOString().replace(/\.\d+Z$/, 'Z')
