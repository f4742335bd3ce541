import { when } from 'mobx'
import { createOrderMemory } from '../../stores/orders/order-memory.ts'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { setBarredPaths } from '../../context/own-document.ts'
import type { Stores } from '../../stores/create-stores.ts'

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => unknown }
}

declare global {
  interface Window {
    /** Where a tag manager looks for what happened. */
    dataLayer?: unknown[]
  }
}

/** Aliased pages on which no script of others runs, with everything below them. */
const privatePages = ['FindOrder', 'SignIn', 'SignUp', 'PasswordReset', 'MemberOverview'] as const

/** Milliseconds between two checks whether a page that must be reloaded may be. */
const retryInterval = 1_000

/** An address that the configuration has named. The server has checked it; here it is held to what may be fetched at all. */
function readable(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && (url.protocol === 'https:' || url.hostname === 'localhost') ? url : null
}

/**
 * Loads the third-party scripts that the configuration names: analytics and monitoring, none before consent. The page's
 * content security policy allows only their origins, and the trusted-types policy for script addresses does the same for
 * what these scripts load. A loaded script cannot be removed: when consent is withdrawn, the page is reloaded without
 * them, and pages that they must not see get their own documents.
 */
export function loadWhenAllowed(
  stores: Stores,
  addresses: readonly string[],
  page: Pick<Location, 'reload' | 'pathname'> = location,
): () => void {
  const { local, logger, session } = stores.core.platform
  const consent = getConsentStore(stores)
  const urls = addresses.flatMap((address) => {
    const url = readable(address)
    if (!url) logger.error(`A script of another is not loaded, as its address is not right: ${address}`)
    return url ?? []
  })
  const patterns = privatePages.map((page) => stores.routes.getPattern(page))
  const isPrivate = (path: string) =>
    /^\/(order|completed-order|counter)(\/|$)/.test(path) ||
    patterns.some((pattern) => `${path}/`.startsWith(pattern))
  const stops: (() => void)[] = []
  // Not under the steps of an order, nor while one is paid for: there it waits until the visitor is out of them.
  const isOrdering = () => page.pathname.startsWith('/order/') || createOrderMemory(local, session).isPaying
  const reloadWithout = () => {
    if (!isOrdering()) return page.reload()
    const timer = setInterval(() => {
      if (isOrdering()) return
      clearInterval(timer)
      page.reload()
    }, retryInterval)
    stops.push(() => clearInterval(timer))
  }
  const start = () => {
    setBarredPaths(isPrivate)
    load(urls)
    stops.push(when(() => !consent.isGranted, reloadWithout))
  }
  // The address of an order is the key to it, as are what is typed to find it, a password, and the code of a reset, and
  // scripts of others read all of them: such a page has none of them, however long it is looked at.
  const startOutsideOrders = () => {
    if (!isPrivate(page.pathname)) return start()
    const timer = setInterval(() => {
      if (isPrivate(page.pathname)) return
      clearInterval(timer)
      if (consent.isGranted) start()
      else stops.push(when(() => consent.isGranted, startOutsideOrders))
    }, retryInterval)
    stops.push(() => clearInterval(timer))
  }
  stops.push(when(() => consent.isGranted, startOutsideOrders))
  return () => {
    for (const stop of stops) stop()
  }
}

function load(urls: readonly URL[]): void {
  const origins = new Set(urls.map(({ origin }) => origin))
  const rules = {
    createScriptURL(address: string) {
      if (origins.has(new URL(address, document.baseURI).origin)) return address
      throw new TypeError(`Scripts of ${address} are not allowed here`)
    },
  }
  // Not every browser knows trusted types; in one that does not, the page's policy stands alone.
  if ('trustedTypes' in window) (window.trustedTypes as ScriptPolicies).createPolicy('default', rules)
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  for (const { href } of urls) {
    const script = document.createElement('script')
    script.async = true
    script.src = href
    document.head.append(script)
  }
}
