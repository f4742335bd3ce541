import { discoveryPaths } from '@foyer/contract/discovery'
import { memberPages, type PageType } from '@foyer/contract/omnia/pages'

/** Addresses that are a visitor's own business, or a step of something, and that no brand moves. */
const ownPaths = [
  '/order/',
  '/completed-order/',
  '/journeys/',
  '/go/',
  '/gift-shop/orders/',
  '/member/',
  '/my-account/',
  '/subscription/',
  '/search/',
  '/monitoring/',
]

/**
 * `robots.txt`. The calls that pages make stay open: a search engine that renders a page must be able to make them too.
 * @param pages alias to URL pattern
 */
export function renderRobots(pages: Readonly<Partial<Record<PageType, string>>>, origin: string): string {
  const named = [...memberPages, 'FindOrder' as const].map((alias) =>
    (pages[alias] ?? '').replace(/:.*$/, ''),
  )
  const paths = [...new Set([...ownPaths, ...named])]
    // `/` stands for a page that has no address; nothing may be said of the whole site by it.
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
