import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { afterAnswer } from './after-answer.ts'
import { FollowedLink, FollowedLinkContext } from './followed-link.ts'

/**
 * The router over the browser's history, as the router's own `BrowserRouter` is, but that it follows an address after the
 * frame in which a part of the page has answered the press.
 */
export function BrowserHistoryRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location })
  const [followed] = useState(() => new FollowedLink())
  useLayoutEffect(
    () =>
      history.listen((update) => {
        followed.begin()
        afterAnswer(() => startTransition(() => setState(update)))
      }),
    [followed, history],
  )
  useEffect(() => followed.end(), [followed, location])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      <FollowedLinkContext value={followed}>{children}</FollowedLinkContext>
    </Router>
  )
}
