import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { runAfterAnswer } from '../../context/after-answer.ts'
import { NavigateProvider } from '../../context/NavigateProvider.tsx'
import { createBrowserHistory, type Leaving } from './browser-history.ts'
import { FollowedLink, FollowedLinkContext } from './followed-link.ts'

export interface BrowserHistoryRouterProps {
  children: ReactNode
  /** How the document is left: the browser's location, in a test a stand-in. */
  page?: Leaving
}

/**
 * The router over the browser's history, as the router's own `BrowserRouter` is, but that it follows an address after the
 * frame in which a part of the page has answered the press.
 */
export function BrowserHistoryRouter({ children, page = window.location }: BrowserHistoryRouterProps) {
  const [history] = useState(() => createBrowserHistory(page))
  const [{ action, location }, setState] = useState(() => history.read())
  const [followed] = useState(() => new FollowedLink())
  useLayoutEffect(
    () =>
      history.listen((update) => {
        followed.begin()
        runAfterAnswer(() => startTransition(() => setState(update)))
      }),
    [followed, history],
  )
  useEffect(() => followed.end(), [followed, location])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      <FollowedLinkContext value={followed}>
        <NavigateProvider>{children}</NavigateProvider>
      </FollowedLinkContext>
    </Router>
  )
}
