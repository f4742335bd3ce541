import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { afterAnswer } from './after-answer.ts'

/**
 * The router over the browser's history, as the router's own `BrowserRouter` is, but that it follows an address after the
 * frame in which a part of the page has answered the press.
 */
export function BrowserHistoryRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () => history.listen((update) => afterAnswer(() => startTransition(() => setState(update)))),
    [history],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
