import { createPath, NavigationType, type Location, type Navigator, type To } from 'react-router-dom'
import { hasOwnDocument } from '../../context/own-document.ts'

/** How the document is left: the browser's location, in a test a stand-in. */
export type Leaving = Pick<globalThis.Location, 'assign' | 'reload' | 'replace'>

/** What the router draws. */
export interface HistoryUpdate {
  readonly action: NavigationType
  readonly location: Location
}

export interface BrowserHistory extends Navigator {
  read(): HistoryUpdate
  /** @returns how to stop listening */
  listen(listener: (update: HistoryUpdate) => void): () => void
}

/** What an entry of the browser's history keeps. */
interface EntryState {
  usr?: unknown
  key?: string
}

const createKey = () => Math.random().toString(36).slice(2, 10)

/**
 * The browser's history as the router's `Navigator`. An address that needs its own document is
 * loaded by the browser.
 */
export function createBrowserHistory(page: Leaving): BrowserHistory {
  let action = NavigationType.Pop
  let notify: (update: HistoryUpdate) => void = () => undefined

  const read = (): HistoryUpdate => {
    const { pathname, search, hash } = window.location
    const { usr = null, key = 'default' } = (window.history.state ?? {}) as EntryState
    return { action, location: { pathname, search, hash, state: usr, key } }
  }
  const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))
  const follow = (next: NavigationType, write: (state: EntryState) => void, state: unknown) => {
    action = next
    write({ usr: state, key: createKey() })
    notify(read())
  }

  return {
    read,
    createHref,
    go: (delta) => window.history.go(delta),
    push(to, state) {
      const href = createHref(to)
      const write = (entry: EntryState) => {
        try {
          window.history.pushState(entry, '', href)
        } catch (error) {
          if (error instanceof DOMException && error.name === 'DataCloneError') throw error
          // A browser that allows so many entries and no more.
          page.assign(href)
        }
      }
      if (hasOwnDocument(href)) page.assign(href)
      else follow(NavigationType.Push, write, state)
    },
    replace(to, state) {
      const href = createHref(to)
      if (hasOwnDocument(href)) page.replace(href)
      else follow(NavigationType.Replace, (entry) => window.history.replaceState(entry, '', href), state)
    },
    listen(listener) {
      notify = listener
      const goBack = () => {
        action = NavigationType.Pop
        // Back to one that needs its own document: the address stands already.
        if (hasOwnDocument(window.location.href)) page.reload()
        else listener(read())
      }
      addEventListener('popstate', goBack)
      return () => {
        removeEventListener('popstate', goBack)
        notify = () => undefined
      }
    },
  }
}
