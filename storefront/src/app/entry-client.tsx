import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { endTask } from '../cache/end-task.ts'
import { Application } from './Application.tsx'
import { AppRoot } from './AppRoot.tsx'
import { BrowserHistoryRouter } from './routing/BrowserHistoryRouter.tsx'
import { createBrowserPlatform } from './platform/browser-platform.ts'
import { getCameAt } from './startup/came-at.ts'
import { replayEarlyPresses } from './startup/early-presses.ts'
import { ltrStyles } from './document/ltr-styles.ts'
import { matchPage } from './routing/page-loading.ts'
import { rootElementId, stateElementId, styleIdsAttribute, type PageState } from '../context/page-state.ts'
import { createRouteTable } from './routing/route-table.ts'
import { createStores } from '../stores/create-stores.ts'
import { loadDateLanguage } from '../domain/date-language.ts'
import { loadPageParts, loadReadyPage } from './routing/use-shown-page.ts'

declare global {
  interface Window {
    initialData: InitialData
  }
}

/** Emotion's cache, which knows the rules that are in the page already. */
async function createHydratedCache() {
  // The nonce is in the element's property; browsers hide the attribute.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  const isMirrored = document.documentElement.dir === 'rtl'
  const styles = isMirrored ? (await import('./document/rtl-styles.ts')).rtlStyles : ltrStyles
  const cache = createCache({ ...styles, ...(nonce ? { nonce } : {}) })
  for (const element of document.querySelectorAll(`style[${styleIdsAttribute}]`)) {
    for (const id of element.getAttribute(styleIdsAttribute)?.split(' ') ?? []) cache.inserted[id] = true
  }
  return cache
}

/** Milliseconds after which nothing of the first load is under way any more. */
const deferredDelay = 6_000

/** Takes the page over from the server: same stores, same routes, same first render. */
async function start(): Promise<void> {
  await endTask()
  const root = document.getElementById(rootElementId)
  const stateElement = document.getElementById(stateElementId)
  if (!root || !stateElement?.textContent) throw new TypeError('The page carries no root or no state')
  let state = JSON.parse(stateElement.textContent) as PageState
  const { initialData } = window
  if (!state.tags) {
    const { recoverState } = await import('./startup/refresh-configuration.ts')
    state = await recoverState(state, initialData)
  }
  await endTask()
  const stores = createStores(
    { ...state.pageData, initialData },
    { ...createBrowserPlatform(initialData, state.stores, state.pageData.commit), cameAt: getCameAt() },
  )
  stores.session.findMember = async () => {
    const { getMemberStores } = await import('../stores/members/member-stores.ts')
    return getMemberStores(stores).session
  }
  const table = createRouteTable(stores.routes)
  await endTask()
  const [first] = await Promise.all([
    loadReadyPage(matchPage(table, new URL(location.href)), stores),
    loadDateLanguage(state.pageData.languageTag),
  ])
  const prefetch = (href: string) => {
    const url = new URL(href, location.href)
    if (url.origin === location.origin)
      void loadPageParts(matchPage(table, url).route, stores).catch(() => undefined)
  }
  const cache = await createHydratedCache()
  await endTask()
  // As a transition the page is taken over in slices of some milliseconds, and a tap in between is answered.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <CacheProvider value={cache}>
          <Application stores={stores} prefetch={prefetch}>
            <BrowserHistoryRouter>
              <AppRoot table={table} first={first} />
            </BrowserHistoryRouter>
          </Application>
        </CacheProvider>
      </StrictMode>,
      {
        onRecoverableError: (error) => {
          stores.core.platform.logger.error(`Hydration: ${String(error)}`)
        },
      },
    )
  })
  void replayEarlyPresses(root)
  setTimeout(() => {
    // A release meanwhile may have taken the file away; the next page brings its own.
    import('./startup/after-start.ts').then(
      ({ startDeferred }) => startDeferred(stores, state, initialData),
      () => undefined,
    )
  }, deferredDelay)
}

// What fetches script (`start-when-drawn`) hears of it when a part does not come. Awaited here, it would keep from running
// the parts that wait for this file.
window.takingOver = start()
