import { discoveryPaths } from '@foyer/contract/discovery'
import { getAddressInLanguage } from '@foyer/contract/omnia/language-address'
import { getLinkPreviewAddress } from '@foyer/contract/omnia/link-preview'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { toDetailUrl, getText, type ContentContext } from '../content/content-context.ts'
import { escapeXml } from './escape-xml.ts'
import { createNameUuid } from './name-uuid.ts'
import type { FilmOnSale } from './films-on-sale.ts'

export interface FeedParts {
  readonly context: ContentContext
  /** Folder name: with a film's id it identifies an entry permanently, even if the site's address changes. */
  readonly brandName: string
  /** Public origin, without a trailing slash. */
  readonly origin: string
  readonly languageTag: string
  /** Language tags, the primary one first. */
  readonly languages: readonly string[]
  /** In the language of the feed. */
  readonly title: string
  readonly subtitle: string
  readonly films: readonly FilmOnSale[]
  /** Update time of a feed without films: epoch milliseconds. */
  readonly since: number
}

const atomType = 'application/atom+xml'
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
const moment = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')

function link(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  return `<link${written.join('')}/>`
}

/**
 * Current films as an Atom feed (RFC 4287): an entry for each film that can be booked, updated when the film opens. Written
 * by templates and `escapeXml`: a library would be one more dependency for thirteen elements, none deeper than in an entry.
 */
export function renderFeed(parts: FeedParts): string {
  const { context, brandName, origin, languageTag, languages, title, subtitle, films, since } = parts
  const primaryTag = languages[0] ?? languageTag
  const addressIn = (path: string, tag: string) => getAddressInLanguage(origin + path, tag, primaryTag)
  const others = languages.filter((tag) => tag !== languageTag)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(languageTag)}">`,
    element('id', `urn:uuid:${createNameUuid(`foyer:${brandName}:${languageTag}`)}`),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', moment(films[0]?.changed ?? since)),
    `<author>${element('name', context.siteTitle)}${element('uri', `${origin}/`)}</author>`,
    link({ rel: 'self', type: atomType, href: addressIn(discoveryPaths.feed, languageTag) }),
    link({
      rel: 'alternate',
      type: 'text/html',
      hreflang: languageTag,
      href: addressIn(context.pages.Films ?? '/', languageTag),
    }),
    ...others.map((tag) =>
      link({ rel: 'alternate', type: atomType, hreflang: tag, href: addressIn(discoveryPaths.feed, tag) }),
    ),
    ...films.map((each) => entry(each, parts, (path) => addressIn(path, languageTag))),
    '</feed>\n',
  ].join('\n')
}

function entry(
  { film, releaseDate, onSaleSince, changed }: FilmOnSale,
  { context, brandName, origin, languageTag }: FeedParts,
  toAddress: (path: string) => string,
): string {
  const { id, title, synopsis, shortSynopsis } = film.wire
  const summary = shortSynopsis ?? synopsis
  const path = toDetailUrl(context.pages.FilmDetails ?? '', title.text, id)
  return [
    '<entry>',
    // A film's second release is a separate entry.
    element('id', `urn:uuid:${createNameUuid(`foyer:${brandName}:${languageTag}:${id}:${releaseDate}`)}`),
    element('title', getText(title, languageTag)),
    link({ rel: 'alternate', type: 'text/html', hreflang: languageTag, href: toAddress(path) }),
    element('published', moment(onSaleSince)),
    element('updated', moment(changed)),
    ...(film.wire.presentation ? [link(toPicture(id, context, origin))] : []),
    ...listGenres(film.wire.genreIds, context.catalogue, languageTag),
    ...(summary ? [element('summary', getText(summary, languageTag))] : []),
    '</entry>',
  ].join('\n')
}

/** The preview picture of a shared link to the film. */
const toPicture = (id: string, { mediaVersion }: ContentContext, origin: string) => ({
  rel: 'enclosure',
  type: 'image/jpeg',
  href: origin + getLinkPreviewAddress('film', id, mediaVersion),
})

function listGenres(ids: readonly string[], { genres }: Catalogue, languageTag: string): string[] {
  return ids.flatMap((id) => {
    const genre = genres.get(id)
    if (!genre) return []
    return [`<category term="${escapeXml(id)}" label="${escapeXml(getText(genre.name, languageTag))}"/>`]
  })
}
