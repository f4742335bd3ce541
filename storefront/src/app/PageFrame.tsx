import { parseOwnPath } from '@foyer/contract/render/own-path'
import { autorun } from 'mobx'
import { useContext, useEffect } from 'react'
import { NavigateContext } from '../context/contexts.ts'
import { useStores } from '../context/hooks.ts'
import type { LoadOutcome, PageContext, PageModule } from '../context/page-module.ts'
import { toDocumentTitle } from '../context/page-title.ts'

export interface PageFrameProps {
  page: PageContext
  module: PageModule
}

/** Shows a page, keeps the document's head in step with it and brings what the server left out. */
export function PageFrame({ page, module }: PageFrameProps) {
  const stores = useStores()
  const navigate = useContext(NavigateContext)

  useEffect(() => {
    let isShown = true
    let stop: (() => void) | undefined
    // In a separate task: visitors do not wait for the head.
    const timer = setTimeout(() => {
      stop = autorun(() => {
        const head = module.head(stores, page)
        const { siteTitle } = stores.configuration
        const address = stores.routes.absolute(page.url.pathname)
        document.title = toDocumentTitle(siteTitle, head.title)
        import('./document/document-head.ts').then(
          ({ writeHead }) => {
            if (isShown) writeHead(head, siteTitle, address, stores.languages)
          },
          // A release meanwhile may have taken the file away; what machines read, they read from the server.
          () => undefined,
        )
      })
    })
    return () => {
      isShown = false
      clearTimeout(timer)
      stop?.()
    }
  }, [module, stores, page])

  useEffect(() => {
    // The caches make this free for what is there; it brings what missed the server's deadline or failed there, and leads
    // where only the browser knows to lead.
    let isShown = true
    const follow = (outcome: LoadOutcome) => {
      const own = outcome && parseOwnPath(outcome.redirect, stores.session.origin)
      if (isShown && own) navigate(own, { replace: true })
    }
    module.load?.(stores, page).then(follow, () => undefined)
    return () => {
      isShown = false
    }
  }, [module, stores, page, navigate])

  return <module.Page />
}
