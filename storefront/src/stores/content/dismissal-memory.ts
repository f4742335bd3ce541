import type { Clock } from '../../cache/clock.ts'
import {
  toDismissalKey,
  parseDismissals,
  day,
  type DismissibleKind,
  type DismissalCookies,
  type DismissalStore,
} from './dismissals.ts'
import { readJson, type Storage } from '../browser/storage.ts'
import type { Stores } from '../create-stores.ts'
import { getSiteContentStores } from './site-content-stores.ts'

export interface DismissalMemoryOptions {
  dismissals: DismissalStore
  clock: Clock
  local: Storage
  session: Storage
  /** Read on each use: a tab has its own session storage, and all tabs share one session cookie. */
  readCookies: () => DismissalCookies
  writeCookies: (cookies: DismissalCookies) => void
  /** Subscribes to changes of a key of the local storage by other tabs; returns a function that stops it. */
  onLocalChange: (listener: (key: string, value: string | null) => void) => () => void
}

/** In both storages. */
export const dismissalsKey = 'foyer-closed'
/** Dismissals older than this do not matter for any frequency of content. */
const forgottenAfter = 400 * day
/** Most announcements that cookies list: they go along with every request. */
const mostInCookies = 20
const kinds = ['announcements', 'popups'] as const satisfies readonly DismissibleKind[]

/**
 * Persists dismissals: the last time by id, permanently, and those of this session. Announcements are mirrored in
 * cookies, because the server renders them; popups are not. Separate from the store, which a page needs first.
 */
export class DismissalMemory {
  readonly #options: DismissalMemoryOptions

  constructor(options: DismissalMemoryOptions) {
    this.#options = options
  }

  /**
   * Restores the browser's dismissals, and follows other tabs from then on.
   * @returns a function that stops it
   */
  start(): () => void {
    this.#read()
    // Browsers delete cookies sooner than storage: the cookies for the server are renewed.
    if (this.#options.dismissals.last.size > 0 || this.#options.dismissals.inSession.size > 0) this.#write()
    return this.#options.onLocalChange((key) => {
      if (key === dismissalsKey) this.#read()
    })
  }

  close(kind: DismissibleKind, id: string): void {
    // Other tabs may have closed something since.
    this.#read()
    const key = toDismissalKey(kind, id)
    this.#options.dismissals.take([[key, this.#options.clock.now()]], [key])
    this.#write()
  }

  /** Invalid data counts as never dismissed. */
  #read(): void {
    const { dismissals, local, session, readCookies } = this.#options
    const cookieDismissals = parseDismissals(readCookies())
    const stored = readJson(local, dismissalsKey)
    const inSession = readJson(session, dismissalsKey)
    // Of the two times of one closing the storage's is the exact one.
    dismissals.take(cookieDismissals.last, cookieDismissals.inSession)
    dismissals.take(
      kinds.flatMap((kind) =>
        Object.entries(getPart(stored, kind) ?? {}).flatMap(([id, text]): [string, number][] => {
          const time = typeof text === 'string' ? Date.parse(text) : NaN
          return Number.isFinite(time) ? [[toDismissalKey(kind, id), time]] : []
        }),
      ),
      kinds.flatMap((kind) => {
        const ids: unknown = getPart(inSession, kind)
        return Array.isArray(ids)
          ? ids.flatMap((id: unknown) => (typeof id === 'string' ? [toDismissalKey(kind, id)] : []))
          : []
      }),
    )
  }

  #write(): void {
    const { clock, local, session, writeCookies } = this.#options
    const oldest = clock.now() - forgottenAfter
    const last = (kind: DismissibleKind) => this.#getLatest(kind).filter(([, time]) => time > oldest)
    const times = (kind: DismissibleKind) =>
      Object.fromEntries(last(kind).map(([id, time]) => [id, new Date(time).toISOString()]))
    local.set(dismissalsKey, JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, times(kind)]))))
    const inSession = kinds.map((kind) => [kind, this.#getSession(kind)] as const)
    session.set(dismissalsKey, JSON.stringify(Object.fromEntries(inSession)))
    writeCookies({
      lasting: last('announcements')
        .filter(([id]) => isCookieId(id))
        .slice(-mostInCookies)
        .map(([id, time]) => `${id}.${Math.floor(time / 1_000).toString(36)}`)
        .join('!'),
      session: this.#getSession('announcements').filter(isCookieId).slice(-mostInCookies).join('!'),
    })
  }

  /** Oldest first. */
  #getLatest(kind: DismissibleKind): [string, number][] {
    return [...this.#options.dismissals.last]
      .flatMap(([key, time]): [string, number][] =>
        key.startsWith(`${kind}/`) ? [[key.slice(kind.length + 1), time]] : [],
      )
      .sort(([, a], [, b]) => a - b)
  }

  #getSession(kind: DismissibleKind): string[] {
    return [...this.#options.dismissals.inSession].flatMap((key) =>
      key.startsWith(`${kind}/`) ? [key.slice(kind.length + 1)] : [],
    )
  }
}

const isCookieId = (id: string) => /^[\w-]{1,64}$/.test(id)

function getPart(value: unknown, kind: DismissibleKind): object | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, kind)) return null
  const part = (value as Record<string, unknown>)[kind]
  return typeof part === 'object' ? part : null
}

const oneYearInSeconds = 31_536_000

const names = { lasting: 'foyer-closed', session: 'foyer-closed-session' }

/** The value of a cookie that we have written ourselves; empty without it. */
function readCookie(name: string): string {
  const [, value = ''] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? []
  return value
}

/** Persists the dismissals of a set of stores; the data are in their store, so that there may be several. */
export function createDismissalMemory(stores: Stores): DismissalMemory {
  const { clock, local, onLocalChange, session, writeCookie } = stores.core.platform
  return new DismissalMemory({
    dismissals: getSiteContentStores(stores).dismissals,
    clock,
    local,
    session,
    onLocalChange,
    readCookies: () => ({ lasting: readCookie(names.lasting), session: readCookie(names.session) }),
    writeCookies: (cookies) => {
      writeCookie(names.lasting, cookies.lasting, oneYearInSeconds)
      writeCookie(names.session, cookies.session, null)
    },
  })
}
