import { addressOf, type Thing, type ThingStores } from './thing.ts'

/** A step of the way to a page. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The way from the home page to a page, by the pages between. @param crumbs without the home page, the page itself last */
export function breadcrumbsOf(
  stores: Pick<ThingStores, 'configuration' | 'languages' | 'routes'>,
  crumbs: readonly Crumb[],
): Thing {
  const home = { name: stores.configuration.siteTitle, path: stores.routes.home() }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(stores, path),
    })),
  }
}
