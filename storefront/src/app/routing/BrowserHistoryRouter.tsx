import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory, type To } from 'react-router-dom'
import { runAfterAnswer } from '../../context/after-answer.ts'
import { FollowedLink, FollowedLinkContext } from './followed-link.ts'
import { needsOwnDocument } from './own-document.ts'

type Leaving = Pick<Location, 'assign' | 'reload' | 'replace'>

export interface BrowserHistoryRouterProps {
  children: ReactNode
  /** How the document is left: the browser's location, in a test a stand-in. */
  page?: Leaving
}

/** The browser's history; an address that needs a document of its own never stands in this one. */
function createHistory(page: Leaving) {
  const history = createBrowserHistory({ v5Compat: true })
  type Follow = (this: void, to: To, state?: unknown) => void
  const inOwnDocument =
    (follow: Follow, leave: (href: string) => void): Follow =>
    (to, state) => {
      const href = history.createHref(to)
      if (needsOwnDocument(href)) leave(href)
      else follow(to, state)
    }
  return Object.assign(history, {
    push: inOwnDocument(history.push.bind(history), (href) => page.assign(href)),
    replace: inOwnDocument(history.replace.bind(history), (href) => page.replace(href)),
  })
}

/**
 * The router over the browser's history, as the router's own `BrowserRouter` is, but that it follows an address after the
 * frame in which a part of the page has answered the press.
 */
export function BrowserHistoryRouter({ children, page = window.location }: BrowserHistoryRouterProps) {
  const [history] = useState(() => createHistory(page))
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location })
  const [followed] = useState(() => new FollowedLink())
  useLayoutEffect(
    () =>
      history.listen((update) => {
        // Back to one: the address stands already.
        if (needsOwnDocument(window.location.href)) {
          page.reload()
          return
        }
        followed.begin()
        runAfterAnswer(() => startTransition(() => setState(update)))
      }),
    [followed, history, page],
  )
  useEffect(() => followed.end(), [followed, location])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      <FollowedLinkContext value={followed}>{children}</FollowedLinkContext>
    </Router>
  )
}
