import { getHomeCrumb, type Crumb } from '../../page/crumbs.ts'
import { toAbsoluteAddress, type Thing, type ThingStores } from './thing.ts'

/** The way from the home page to a page, by the pages between. @param crumbs without the home page, the page itself last */
export function createBreadcrumbs(
  stores: Pick<ThingStores, 'configuration' | 'languages' | 'routes'>,
  crumbs: readonly Crumb[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [getHomeCrumb(stores), ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toAbsoluteAddress(stores, path),
    })),
  }
}
