import type { PageComponents, PageResponse } from '@foyer/contract/omnia/page'
import type { PageType } from '@foyer/contract/omnia/pages'
import type { PageHead } from '../context/page-module.ts'
import { brandPicture } from '../context/page-title.ts'
import type { Stores } from '../stores/create-stores.ts'
import { getContentPagesStore } from '../stores/content/content-pages.ts'
import { createContentHead } from './content-head.ts'

/** What an editor has written for a page that the site makes itself; undefined where nobody has, or it has not come. */
export function findCmsPage(stores: Stores, path: string, alias: PageType): PageResponse | undefined {
  const page = getContentPagesStore(stores).page(path)
  return page?.alias === alias && page.writtenIn !== null ? page : undefined
}

/** Whether what is written, if anything is, is in the language that the visitor reads. */
export function isInOwnLanguage({ session }: Stores, { writtenIn }: PageResponse): boolean {
  return writtenIn == null || writtenIn === session.languageTag
}

/**
 * The editor's name, title and summary of such a page, where they are in the visitor's language: in any other one the
 * site's own texts are shown.
 */
export function findCmsTexts(
  stores: Stores,
  path: string,
  alias: PageType,
): (Partial<PageComponents> & { name: string }) | undefined {
  const page = findCmsPage(stores, path, alias)
  return page && isInOwnLanguage(stores, page) ? { ...page.components, name: page.name } : undefined
}

/**
 * The head of such a page: what the editor says of it over what the site says of itself. Rules for search engines count
 * in every language, texts in their own alone.
 * @param usual of the page as it is without an editor
 */
export function createCmsHead(stores: Stores, path: string, alias: PageType, usual: PageHead): PageHead {
  const page = findCmsPage(stores, path, alias)
  if (!page) return usual
  const { seoPageTitle, metaDescription, masterCanonicalUrl, excludeCanonicalUrl } = page.components
  const { image, robots, ...said } = createContentHead(page)
  const rules: PageHead = {
    ...usual,
    canonical: excludeCanonicalUrl ? null : (masterCanonicalUrl?.url ?? usual.canonical),
    robots: mergeRobots(usual.robots, robots),
    ...(image && image.url !== brandPicture.url && { image }),
  }
  if (!isInOwnLanguage(stores, page)) return rules
  return {
    ...said,
    ...rules,
    title: seoPageTitle ?? usual.title,
    description: metaDescription ?? usual.description,
  }
}

/** What the page of one thing says of itself where neither the catalogue nor an editor does. */
export interface OwnHead {
  title: string
  description: string | undefined
  /** Path that search engines should keep, unless an editor names another one or none. */
  canonical: string
}

/** The head of the page of one cinema or event: its own, over it what the catalogue says, over that an editor's. */
export function createDetailHead(stores: Stores, path: string, alias: PageType, own: OwnHead): PageHead {
  const page = getContentPagesStore(stores).page(path)
  const said =
    page?.alias === alias && isInOwnLanguage(stores, page) ? createContentHead(page) : { title: own.title }
  return createCmsHead(stores, path, alias, {
    ...said,
    description: said.description ?? own.description,
    canonical: own.canonical,
  })
}

function mergeRobots(one: PageHead['robots'], other: PageHead['robots']): PageHead['robots'] {
  const says = (rule: string) => [one, other].some((rules) => rules?.includes(rule))
  if (says('noindex')) return says('nofollow') ? 'noindex, nofollow' : 'noindex'
  return says('nofollow') ? 'nofollow' : undefined
}
