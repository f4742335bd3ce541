import { parseOwnPath } from '@foyer/contract/render/own-path'
import { isPagePath } from '@foyer/contract/render/page-path'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { delay } from '../../services/http/delay.ts'
import { loadFrame, type Frame } from '../frames/load-frame.tsx'
import { matchPage, loadPageModule, type MatchedPage } from './page-loading.ts'
import { getFrameSources } from '../../context/frame-sources.ts'
import type { LoadOutcome, PageModule } from '../../context/page-module.ts'
import { textAreasByLayout } from '../document/layout-texts.ts'
import type { PageRoute } from './route-table.ts'
import { isServerThere } from '../failure/server-there.ts'
import type { Stores } from '../../stores/create-stores.ts'

/** Milliseconds that a navigation waits for data before it shows the page's skeleton: quick answers never flash one. */
const patience = 250

/** Whether the document's policy lacks a frame that a page shows. @param framed origins that the document may frame */
export function hasMissingFrames(
  { module, page }: Pick<ReadyPage, 'module' | 'page'>,
  stores: Stores,
  framed: readonly string[],
): boolean {
  return getFrameSources(module, stores, page).some((source) => !framed.includes(source))
}

/** A page with all its code at hand. */
export interface ReadyPage extends MatchedPage {
  readonly module: PageModule
  readonly Frame: Frame
}

/** The page that is shown, and its place in the history. */
export type ShownPage =
  | (ReadyPage & { readonly kind: 'page'; readonly location: Location })
  | { readonly kind: 'broken'; readonly location: Location; readonly error: unknown }
  /** Its code failed to load and the server does not answer: a reload would end on the browser's error page. */
  | { readonly kind: 'unreachable'; readonly location: Location; readonly onRetry: () => Promise<void> }

/** Milliseconds until code that failed to load is requested once more: a broken page would cost an order its seats. */
const pauseBeforeAgain = 500

/** What says which parts a page has. */
type PartSources = Pick<Stores, 'configuration' | 'texts'>

/** Fetches what a page of a route is made of: its code, its frame's and the texts of its layout. */
export function loadPageParts(
  route: PageRoute,
  { configuration, texts }: PartSources,
): Promise<[PageModule, Frame, void]> {
  return Promise.all([
    loadPageModule(route),
    loadFrame(route.layout, configuration.value.shapes.pageHead),
    texts.ensure(textAreasByLayout[route.layout]),
  ])
}

/** As `loadPageParts`; retries once after a failure. */

export async function loadReadyPage(matched: MatchedPage, stores: PartSources): Promise<ReadyPage> {
  const bring = () => loadPageParts(matched.route, stores)
  const [module, Frame] = await bring().catch(() => delay(pauseBeforeAgain).then(bring))
  return { ...matched, module, Frame }
}

/**
 * Follows the address: the old page stays until the new one's code is there and its data has come or taken a moment.
 * A newer navigation overtakes an older one. Code that cannot be fetched is an error in the page's place; without a
 * connection it can be tried again there.
 */
export function useShownPage(
  table: readonly PageRoute[],
  stores: Stores,
  first: ReadyPage,
): { shown: ShownPage; isNavigating: boolean } {
  const location = useLocation()
  const navigate = useNavigate()
  const [shown, setShown] = useState<ShownPage>({ ...first, kind: 'page', location })
  const latest = useRef(location)
  /** What this document may frame: its policy came with the page that it began with. */
  const [framed] = useState(() => getFrameSources(first.module, stores, first.page))

  useEffect(() => {
    if (latest.current === location) return
    latest.current = location
    const isOvertaken = () => latest.current !== location
    const { pathname, search, hash } = location
    if (!isPagePath(pathname)) {
      // A file, or what an interface answers: the address stands already, and the browser opens it.
      window.location.reload()
      return
    }
    if (!pathname.endsWith('/')) {
      void navigate(`${pathname}/${search}${hash}`, { replace: true })
      return
    }
    const go = async () => {
      const ready = await loadReadyPage(
        matchPage(table, new URL(pathname + search, stores.session.origin)),
        stores,
      )
      if (isOvertaken()) return
      const loading = ready.module.load?.(stores, ready.page)
      const outcome = await Promise.race([loading, delay(patience)])
      if (isOvertaken()) return
      // A content security policy belongs to its document, so a page that may frame more needs its own document.
      const renew = () => {
        if (isOvertaken() || !hasMissingFrames(ready, stores, framed)) return false
        window.location.reload()
        return true
      }
      const lead = ({ redirect }: { redirect: string }) => {
        const own = parseOwnPath(redirect, stores.session.origin)
        if (own !== null) void navigate(own, { replace: true })
        else if (redirect.startsWith('https://')) window.location.replace(redirect)
      }
      if (outcome) lead(outcome)
      else if (!renew()) {
        startTransition(() => setShown({ ...ready, kind: 'page', location }))
        const follow = (loaded: LoadOutcome) => {
          if (isOvertaken()) return
          if (loaded) lead(loaded)
          else renew()
        }
        void loading?.then(follow, () => undefined)
      }
    }
    const attempt = () =>
      go().catch(async (error: unknown) => {
        const isThere = await isServerThere()
        if (isOvertaken()) return
        if (isThere) setShown({ kind: 'broken', location, error })
        else setShown({ kind: 'unreachable', location, onRetry: attempt })
      })
    void attempt()
  }, [location, navigate, table, stores, framed])

  return { shown, isNavigating: shown.location !== location }
}
