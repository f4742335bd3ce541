import { discoveryPaths } from '@foyer/contract/discovery'
import { memberPages, type PageType } from '@foyer/contract/omnia/pages'

/** Private pages and steps of a purchase, whose addresses are the same in every brand. */
const ownPaths = [
  '/order/',
  '/completed-order/',
  '/counter/',
  '/journeys/',
  '/go/',
  '/gift-shop/orders/',
  '/member/',
  '/my-account/',
  '/subscription/',
  '/search/',
  '/monitoring/',
  '/unsubscribe/',
]

/**
 * `robots.txt`. Calls that pages make stay allowed: a search engine that renders a page must be able to make them too.
 * @param pages page alias to URL pattern
 */
export function renderRobots(pages: Readonly<Partial<Record<PageType, string>>>, origin: string): string {
  const named = [...memberPages, 'FindOrder' as const].map((alias) =>
    (pages[alias] ?? '').replace(/:.*$/, ''),
  )
  const paths = [...new Set([...ownPaths, ...named])]
    // `/` stands for a page without an address; a rule for it would apply to the whole site.
    .filter((path) => path.startsWith('/') && path !== '/')
    .sort()
  const shut = paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other)))
  return [
    'User-agent: *',
    ...shut.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${discoveryPaths.sitemap}`,
    '',
  ].join('\n')
}
