import { Outlet, redirect, type RouteObject } from 'react-router-dom'
import { SiteLayout } from '../features/site-layout/SiteLayout.tsx'
import { AppRoot } from './AppRoot.tsx'
import { PageError } from './PageError.tsx'
import { PageFrame } from './PageFrame.tsx'
import { contextOf, moduleOf } from './page-loading.ts'
import type { PageModule } from './page-module.ts'
import { RootError } from './RootError.tsx'
import type { PageRoute } from './route-table.ts'
import type { Stores } from './stores.ts'

/** Milliseconds that a navigation waits for data before it shows the page's skeleton: quick answers never flash one. */
const patience = 250

export interface RouteObjectsOptions {
  table: readonly PageRoute[]
  stores: Stores
  /** The page that is rendered first; its module is at hand, so that it hydrates at once. */
  first: { route: PageRoute; module: PageModule }
  /** Frame of the order pages, fetched with the first of them. */
  orderFrame: () => Promise<{ Component: () => React.ReactNode }>
  /** The same, at hand when the first page is an order page. */
  firstOrderFrame?: (() => React.ReactNode) | undefined
  /** The browser loads data on navigation; the server has loaded already. */
  loads: boolean
}

function SiteFrame() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
}

/** The router's own form of the route table. */
export function routeObjects(options: RouteObjectsOptions): RouteObject[] {
  const { table, orderFrame, firstOrderFrame } = options
  const children = (layout: PageRoute['layout']) =>
    table.filter((route) => route.layout === layout).map((route) => pageObject(route, options))
  return [
    {
      id: 'root',
      Component: AppRoot,
      ErrorBoundary: RootError,
      HydrateFallback: () => null,
      children: [
        { id: 'site', Component: SiteFrame, children: children('site') },
        {
          id: 'order',
          ...(firstOrderFrame ? { Component: firstOrderFrame } : { lazy: orderFrame }),
          children: children('order'),
        },
      ],
    },
  ]
}

function pageObject(route: PageRoute, { stores, first, loads }: RouteObjectsOptions): RouteObject {
  const component = (module: PageModule) => {
    const Page = () => <PageFrame route={route} module={module} />
    Page.displayName = `Page(${route.id})`
    return Page
  }
  const base = { id: route.id, path: route.pattern, ErrorBoundary: PageError }
  const code =
    route === first.route
      ? { Component: component(first.module) }
      : { lazy: async () => ({ Component: component(await moduleOf(route)) }) }
  if (!loads) return { ...base, ...code }
  return {
    ...base,
    ...code,
    loader: async ({ request, params }) => {
      const url = new URL(request.url)
      if (!url.pathname.endsWith('/')) return redirect(`${url.pathname}/${url.search}`)
      const module = await moduleOf(route)
      const load = module.load?.(stores, contextOf(route, params, url))
      const outcome = await Promise.race([
        load,
        new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
      ])
      return outcome ? redirect(outcome.redirect) : null
    },
  }
}
