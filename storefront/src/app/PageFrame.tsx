import { autorun } from 'mobx'
import { useEffect } from 'react'
import { writeHead } from './document-head.ts'
import { useStores } from './hooks.ts'
import type { PageContext, PageModule } from './page-module.ts'

export interface PageFrameProps {
  page: PageContext
  module: PageModule
}

/** Shows a page, keeps the document's head in step with it and brings what the server left out. */
export function PageFrame({ page, module }: PageFrameProps) {
  const stores = useStores()

  useEffect(() => {
    let stop: (() => void) | undefined
    // A task of its own: the head is not what a visitor waits for.
    const later = setTimeout(() => {
      stop = autorun(() => {
        const address = stores.routes.absolute(page.url.pathname)
        writeHead(module.head(stores, page), stores.configuration.siteTitle, address, stores.languages)
      })
    })
    return () => {
      clearTimeout(later)
      stop?.()
    }
  }, [module, stores, page])

  useEffect(() => {
    // The caches make this free for what is there; it brings what missed the server's deadline or failed there.
    void module.load?.(stores, page)
  }, [module, stores, page])

  return <module.Page />
}
