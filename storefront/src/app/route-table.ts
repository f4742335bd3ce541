import { memberPages } from '@foyer/contract/omnia/pages'
import {
  forwardedPatterns,
  laterPatterns,
  orderPatterns,
  searchPattern,
} from '@foyer/contract/omnia/shop-addresses'
import type { Routes } from '../stores/routes.ts'
import { detailCatchAlls } from './detail-routes.ts'
import type { PageModule } from './page-module.ts'

export type LayoutName = 'site' | 'order' | 'quiet'

/** Where the navigation is hidden, besides the sign-in. */
const withoutNavigation = /^\/(order|subscription|food-and-drink|gift-shop)\//

/** One address of the site: its pattern, its frame and where its page's code is. */
export interface PageRoute {
  readonly id: string
  /** Pattern with `:param` segments; `*` is every address that no other route has. */
  readonly pattern: string
  /** The parameter that the last segment of a catch-all is; such a route needs a segment. */
  readonly lastSegment?: string
  readonly layout: LayoutName
  /** Source file, the key of the build's manifest. */
  readonly source: string
  readonly module: () => Promise<PageModule>
}

/** Addresses of what is not open yet, and of what leads on: all share one page. */
function laterRoutes(routes: Routes): PageRoute[] {
  const patterns = [
    ...Object.keys(laterPatterns),
    ...memberPages.map((page) => routes.patternOf(page)),
    // The code of a reset stands behind the address of its page, wherever that is.
    `${routes.patternOf('PasswordReset')}*`,
    // A subpage that the member's part does not have leads to its first one.
    `${routes.patternOf('MemberOverview')}*`,
    ...Object.values(forwardedPatterns),
  ]
  return patterns.map((pattern) => ({
    id: 'later',
    pattern,
    layout: withoutNavigation.test(pattern) || pattern === routes.patternOf('SignIn') ? 'quiet' : 'site',
    source: 'src/pages/later/index.ts',
    module: async () => (await import('../pages/later/index.ts')).page,
  }))
}

/** Every page of the storefront; aliased ones stand where the initial data says. */
export function routeTable(routes: Routes): PageRoute[] {
  const table: PageRoute[] = [
    {
      id: 'home',
      pattern: routes.patternOf('Home'),
      layout: 'site',
      source: 'src/pages/home/index.ts',
      module: async () => (await import('../pages/home/index.ts')).page,
    },
    {
      id: 'films',
      pattern: routes.patternOf('Films'),
      layout: 'site',
      source: 'src/pages/films/index.ts',
      module: async () => (await import('../pages/films/index.ts')).page,
    },
    {
      id: 'film',
      pattern: routes.patternOf('FilmDetails'),
      layout: 'site',
      source: 'src/pages/film/index.ts',
      module: async () => (await import('../pages/film/index.ts')).page,
    },
    {
      id: 'events',
      pattern: routes.patternOf('Events'),
      layout: 'site',
      source: 'src/pages/events/index.ts',
      module: async () => (await import('../pages/events/index.ts')).page,
    },
    {
      id: 'event',
      pattern: routes.patternOf('EventDetails'),
      layout: 'site',
      source: 'src/pages/event/index.ts',
      module: async () => (await import('../pages/event/index.ts')).page,
    },
    {
      id: 'sites',
      pattern: routes.patternOf('Cinemas'),
      layout: 'site',
      source: 'src/pages/sites/index.ts',
      module: async () => (await import('../pages/sites/index.ts')).page,
    },
    {
      id: 'site',
      pattern: routes.patternOf('Cinema'),
      layout: 'site',
      source: 'src/pages/site/index.ts',
      module: async () => (await import('../pages/site/index.ts')).page,
    },
    {
      id: 'search',
      pattern: searchPattern,
      layout: 'site',
      source: 'src/pages/search/index.ts',
      module: async () => (await import('../pages/search/index.ts')).page,
    },
    {
      id: 'find-order',
      pattern: routes.patternOf('FindOrder'),
      // Who has lost a ticket is asked for no city.
      layout: 'quiet',
      source: 'src/pages/find-order/index.ts',
      module: async () => (await import('../pages/find-order/index.ts')).page,
    },
    {
      id: 'order-tickets',
      pattern: orderPatterns.tickets,
      layout: 'order',
      source: 'src/pages/order-tickets/index.ts',
      module: async () => (await import('../pages/order-tickets/index.ts')).page,
    },
    {
      id: 'order-seats',
      pattern: orderPatterns.seats,
      layout: 'order',
      source: 'src/pages/order-seats/index.ts',
      module: async () => (await import('../pages/order-seats/index.ts')).page,
    },
    {
      id: 'order-customer-details',
      pattern: orderPatterns.customerDetails,
      layout: 'order',
      source: 'src/pages/order-customer-details/index.ts',
      module: async () => (await import('../pages/order-customer-details/index.ts')).page,
    },
    {
      id: 'order-payment',
      pattern: orderPatterns.payment,
      layout: 'order',
      source: 'src/pages/order-payment/index.ts',
      module: async () => (await import('../pages/order-payment/index.ts')).page,
    },
    {
      id: 'completed-order',
      pattern: orderPatterns.completedOrder,
      layout: 'order',
      source: 'src/pages/completed-order/index.ts',
      module: async () => (await import('../pages/completed-order/index.ts')).page,
    },
    ...laterRoutes(routes),
  ]
  return [
    ...table,
    ...detailCatchAlls(table),
    {
      id: 'content',
      pattern: '*',
      layout: 'site',
      source: 'src/pages/content/index.ts',
      module: async () => (await import('../pages/content/index.ts')).page,
    },
  ]
}
