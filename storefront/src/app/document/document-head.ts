import type { Languages } from '../../stores/channel/languages.ts'
import type { PageHead } from '../../context/page-module.ts'
import { brandPicture } from '../../context/page-title.ts'

/** One element of the head as the server writes it and the browser keeps it. */
interface HeadElement {
  readonly tag: 'meta' | 'link'
  /** Attribute that tells the element from others, with its value. */
  readonly key: readonly [string, string]
  /** What a link is, where its key does not say it. */
  readonly rel?: string
  readonly valueAttribute: 'content' | 'href'
  readonly value: string | undefined
}

/** The head's elements, an absent one included, so that the browser knows what to take away. */
export function createHeadElements(
  head: PageHead,
  siteTitle: string,
  ownAddress: string,
  languages: Languages,
): HeadElement[] {
  const meta = (attribute: 'name' | 'property', name: string, value: string | undefined): HeadElement => ({
    tag: 'meta',
    key: [attribute, name],
    valueAttribute: 'content',
    value,
  })
  const unspoken = head.canonical ? new URL(head.canonical, ownAddress).href : ownAddress
  const address = languages.canonical(unspoken, head.languageTags)
  const title = head.title || siteTitle
  const isHidden = head.robots?.startsWith('noindex') ?? false
  const image = head.image ?? { ...brandPicture, alt: siteTitle }
  return [
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords),
    meta('name', 'robots', head.robots),
    {
      tag: 'link',
      key: ['rel', 'canonical'],
      valueAttribute: 'href',
      value: isHidden || head.canonical === null ? undefined : address,
    },
    ...languages.alternates(unspoken, head.languageTags).map(({ tag, href }): HeadElement => ({
      tag: 'link',
      rel: 'alternate',
      key: ['hreflang', tag],
      valueAttribute: 'href',
      value: isHidden ? undefined : href,
    })),
    meta('property', 'og:site_name', siteTitle),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:locale', head.locale),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', new URL(image.url, ownAddress).href),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:alt', image.alt || siteTitle),
    meta('name', 'twitter:card', head.twitterCard ?? 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', head.description),
  ]
}

/** Attribute of the structured data that names the page they are of. */
export const dataAttribute = 'data-of'

/**
 * Brings what machines read of the head in step with the page after a navigation; its title is the page's own to write.
 * Structured data are only the server's to write.
 */
export function writeHead(head: PageHead, siteTitle: string, ownAddress: string, languages: Languages): void {
  const data = document.head.querySelector(`[${dataAttribute}]`)
  if (data && data.getAttribute(dataAttribute) !== ownAddress) data.remove()
  for (const { tag, rel, key, valueAttribute, value } of createHeadElements(
    head,
    siteTitle,
    ownAddress,
    languages,
  )) {
    const found = document.head.querySelector(`${tag}[${key[0]}="${key[1]}"]`)
    if (value === undefined) {
      found?.remove()
      continue
    }
    const element = found ?? document.head.appendChild(document.createElement(tag))
    if (rel) element.setAttribute('rel', rel)
    element.setAttribute(key[0], key[1])
    element.setAttribute(valueAttribute, value)
  }
}
