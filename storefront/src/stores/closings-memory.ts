import type { Clock } from '../cache/clock.ts'
import {
  closingKey,
  closingsIn,
  day,
  type ClosableKind,
  type ClosingCookies,
  type ClosingsStore,
} from './closings.ts'
import { readJson, type Storage } from './storage.ts'

export interface ClosingsMemoryOptions {
  closings: ClosingsStore
  clock: Clock
  local: Storage
  session: Storage
  /** As they are now: a tab has a session storage of its own, and all tabs have one session cookie. */
  readCookies: () => ClosingCookies
  writeCookies: (cookies: ClosingCookies) => void
  /** Hears when another tab changes a key of the local storage; returns how to stop. */
  onLocalChange: (listener: (key: string, value: string | null) => void) => () => void
}

/** In both storages. */
export const closingsKey = 'foyer-closed'
/** Closings older than this say nothing about any frequency that content may have. */
const forgottenAfter = 400 * day
/** Most announcements that cookies tell of: they go along with every request. */
const mostInCookies = 20
const kinds = ['announcements', 'popups'] as const satisfies readonly ClosableKind[]

/**
 * Keeps closings: the last time by id, which outlives the browser, and those of this session. Announcements are mirrored in
 * cookies, because the server renders them; it never hears of popups. Apart from the store, as a page is shown without it.
 */
export class ClosingsMemory {
  readonly #options: ClosingsMemoryOptions

  constructor(options: ClosingsMemoryOptions) {
    this.#options = options
  }

  /** Takes what the browser remembers, and listens to other tabs from then on. @returns how to stop */
  start(): () => void {
    this.#read()
    // Browsers forget cookies sooner than storage: what the server is to leave out it is told anew.
    if (this.#options.closings.last.size > 0 || this.#options.closings.inSession.size > 0) this.#write()
    return this.#options.onLocalChange((key) => {
      if (key === closingsKey) this.#read()
    })
  }

  close(kind: ClosableKind, id: string): void {
    // Other tabs may have closed something since.
    this.#read()
    const key = closingKey(kind, id)
    this.#options.closings.take([[key, this.#options.clock.now()]], [key])
    this.#write()
  }

  /** What is not as it was written counts as never closed. */
  #read(): void {
    const { closings, local, session, readCookies } = this.#options
    const told = closingsIn(readCookies())
    const stored = readJson(local, closingsKey)
    const inSession = readJson(session, closingsKey)
    // Of the two times of one closing the storage's is the exact one.
    closings.take(told.last, told.inSession)
    closings.take(
      kinds.flatMap((kind) =>
        Object.entries(partOf(stored, kind) ?? {}).flatMap(([id, text]): [string, number][] => {
          const time = typeof text === 'string' ? Date.parse(text) : NaN
          return Number.isFinite(time) ? [[closingKey(kind, id), time]] : []
        }),
      ),
      kinds.flatMap((kind) => {
        const ids: unknown = partOf(inSession, kind)
        return Array.isArray(ids)
          ? ids.flatMap((id: unknown) => (typeof id === 'string' ? [closingKey(kind, id)] : []))
          : []
      }),
    )
  }

  #write(): void {
    const { clock, local, session, writeCookies } = this.#options
    const oldest = clock.now() - forgottenAfter
    const last = (kind: ClosableKind) => this.#lastOf(kind).filter(([, time]) => time > oldest)
    const times = (kind: ClosableKind) =>
      Object.fromEntries(last(kind).map(([id, time]) => [id, new Date(time).toISOString()]))
    local.set(closingsKey, JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, times(kind)]))))
    const inSession = kinds.map((kind) => [kind, this.#sessionOf(kind)] as const)
    session.set(closingsKey, JSON.stringify(Object.fromEntries(inSession)))
    writeCookies({
      lasting: last('announcements')
        .filter(([id]) => isCookieId(id))
        .slice(-mostInCookies)
        .map(([id, time]) => `${id}.${Math.floor(time / 1_000).toString(36)}`)
        .join('!'),
      session: this.#sessionOf('announcements').filter(isCookieId).slice(-mostInCookies).join('!'),
    })
  }

  /** Oldest first. */
  #lastOf(kind: ClosableKind): [string, number][] {
    return [...this.#options.closings.last]
      .flatMap(([key, time]): [string, number][] =>
        key.startsWith(`${kind}/`) ? [[key.slice(kind.length + 1), time]] : [],
      )
      .sort(([, a], [, b]) => a - b)
  }

  #sessionOf(kind: ClosableKind): string[] {
    return [...this.#options.closings.inSession].flatMap((key) =>
      key.startsWith(`${kind}/`) ? [key.slice(kind.length + 1)] : [],
    )
  }
}

const isCookieId = (id: string) => /^[\w-]{1,64}$/.test(id)

function partOf(value: unknown, kind: ClosableKind): object | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, kind)) return null
  const part = (value as Record<string, unknown>)[kind]
  return typeof part === 'object' ? part : null
}
