import { useEffect, useMemo } from 'react'
import { autorun } from 'mobx'
import { useLocation, useParams } from 'react-router-dom'
import { PageContextContext } from './contexts.ts'
import { writeHead } from './document-head.ts'
import { useStores } from './hooks.ts'
import { contextOf } from './page-loading.ts'
import type { PageModule } from './page-module.ts'
import type { PageRoute } from './route-table.ts'

export interface PageFrameProps {
  route: PageRoute
  module: PageModule
}

/** Gives a page its address, keeps the document's head in step with it and brings what the server left out. */
export function PageFrame({ route, module }: PageFrameProps) {
  const stores = useStores()
  const params = useParams()
  const { pathname, search } = useLocation()
  const page = useMemo(
    () => contextOf(route, params, new URL(pathname + search, stores.session.origin)),
    [route, params, pathname, search, stores],
  )

  useEffect(
    () =>
      autorun(() => {
        writeHead(module.head(stores, page), stores.configuration.siteTitle, stores.routes.absolute(pathname))
      }),
    [module, stores, page, pathname],
  )

  useEffect(() => {
    // The caches make this free for what is there; it brings what missed the server's deadline or failed there.
    void module.load?.(stores, page)
  }, [module, stores, page])

  return (
    <PageContextContext value={page}>
      <module.Page />
    </PageContextContext>
  )
}
