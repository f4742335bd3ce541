import { orderPatterns, type Routes } from '../stores/routes.ts'
import { withAndWithoutName } from './detail-routes.ts'
import type { PageModule } from './page-module.ts'

export type LayoutName = 'site' | 'order'

/** One address of the site: its pattern, its frame and where its page's code is. */
export interface PageRoute {
  readonly id: string
  /** Pattern with `:param` segments; `*` is every address that no other route has. */
  readonly pattern: string
  readonly layout: LayoutName
  /** Source file, the key of the build's manifest. */
  readonly source: string
  readonly module: () => Promise<PageModule>
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
    {
      id: 'content',
      pattern: '*',
      layout: 'site',
      source: 'src/pages/content/index.ts',
      module: async () => (await import('../pages/content/index.ts')).page,
    },
  ]
  return table.flatMap(withAndWithoutName)
}
