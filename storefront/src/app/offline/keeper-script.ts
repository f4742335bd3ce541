/** The settings that the worker receives. */
export interface KeeperSettings {
  /** Path of the page that it answers for. */
  page: string
  /** Address of the shell, with its version. */
  shell: string
  /** Name of its cache: of each version its own. */
  cache: string
  /** What the names of all its caches begin with. */
  cachePrefix: string
  /** Milliseconds after which a silent network counts as none. */
  silence: number
}

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface InstallEvent extends LifeEvent {
  /** In browsers that can answer without waking the worker. */
  addRoutes?: (rules: object[]) => Promise<void>
}
interface PageEvent extends LifeEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined> | undefined
  respondWith(answer: Promise<Response>): void
}

/** What the worker uses of `ServiceWorkerGlobalScope`, whose types exclude those of pages. */
export interface KeeperScope {
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> } | undefined
    readonly active: unknown
  }
  readonly clients: { claim(): Promise<void> }
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listen: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listen: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: PageEvent) => void): void
}

/**
 * The service worker of tickets: it requests the ticket's page from the network, and the shell answers where that fails, has a
 * failure of its own (5xx) or is silent. Refusals and redirects pass through, and so does every other request. Its own text
 * is the script: it must be self-contained.
 */
export function runKeeper(scope: KeeperScope, settings: KeeperSettings): void {
  const { page, shell, cache, cachePrefix, silence } = settings
  const { caches, registration } = scope

  const install = async () => {
    const answer = await scope.fetch(shell, { cache: 'no-store' })
    // A server of another release does not have it: then an earlier worker stays, and the next visit tries again.
    if (!answer.ok) throw new TypeError(`The shell is not there: ${String(answer.status)}`)
    await (await caches.open(cache)).put(shell, answer)
    await scope.skipWaiting()
  }

  const activate = async () => {
    const isOld = (name: string) => name.startsWith(cachePrefix) && name !== cache
    await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)))
    await registration.navigationPreload?.enable()
    await scope.clients.claim()
  }

  const findShell = async () => (await caches.open(cache)).match(shell, { ignoreVary: true })

  const answerPage = async ({ request, preloadResponse }: PageEvent): Promise<Response> => {
    const network = Promise.resolve(preloadResponse).then((answer) => answer ?? scope.fetch(request))
    const silent = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), silence))
    const answer = await Promise.race([network.catch(() => undefined), silent])
    if (answer && answer.status < 500) return answer
    return (await findShell()) ?? answer ?? network
  }

  scope.addEventListener('install', (event) => {
    const others = { condition: { not: { requestMode: 'navigate' } }, source: 'network' }
    event.waitUntil(event.addRoutes?.([others]).catch(() => undefined) ?? Promise.resolve())
    event.waitUntil(install())
  })
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request
    if (mode === 'navigate' && method === 'GET' && new URL(url).pathname === page)
      event.respondWith(answerPage(event))
  })
}

/** Milliseconds that a network may be silent, as in a tunnel or behind a portal. */
const longestSilence = 3_000

/** The text of the worker. */
export const createKeeperScript = (settings: Omit<KeeperSettings, 'silence'>): string =>
  `(${runKeeper.toString()})(self, ${JSON.stringify({ ...settings, silence: longestSilence })})\n`
