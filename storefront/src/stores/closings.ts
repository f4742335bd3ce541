import { makeAutoObservable, observable } from 'mobx'
import type { Clock } from '../cache/clock.ts'
import { readJson, type Storage } from './storage.ts'

/** What can be closed and stays closed. */
const closableKinds = ['announcements', 'popups'] as const
export type ClosableKind = (typeof closableKinds)[number]

export interface Closable {
  readonly id: string
  /** Days for which it stays closed; null is for the session. */
  readonly displayFrequencyInDays: number | null
}

/** Closed announcements as two cookies say it, so that the server leaves them out of the page. Empty where nothing is. */
export interface ClosingCookies {
  readonly lasting: string
  readonly session: string
}

export interface ClosingsOptions {
  clock: Clock
  local: Storage
  session: Storage
  /** What the server has rendered by. */
  rendered: ClosingCookies
  writeCookies: (cookies: ClosingCookies) => void
  /** Hears when another tab changes a key of the local storage; returns how to stop. */
  onLocalChange: (listener: (key: string, value: string | null) => void) => () => void
}

/** In both storages. */
export const closingsKey = 'foyer-closed'
const day = 86_400_000
/** Closings older than this say nothing about any frequency that content may have. */
const forgottenAfter = 400 * day
/** Most announcements that cookies tell of: they go along with every request. */
const mostInCookies = 20

const keyOf = (kind: ClosableKind, id: string) => `${kind}/${id}`

/**
 * When announcements and popups were closed: the last time by id, which outlives the browser, and those closed in this
 * session. Announcements are mirrored in cookies, because the server renders them; it never hears of popups.
 */
export class ClosingsStore {
  /** Epoch milliseconds of the last closing. */
  readonly last = observable.map<string, number>({}, { deep: false })
  readonly inSession = observable.set<string>([], { deep: false })
  readonly #options: ClosingsOptions

  constructor(options: ClosingsOptions) {
    this.#options = options
    for (const [id, time] of lastingIn(options.rendered.lasting))
      this.last.set(keyOf('announcements', id), time)
    for (const id of listed(options.rendered.session)) this.inSession.add(keyOf('announcements', id))
    makeAutoObservable(this, { last: false, inSession: false }, { autoBind: true })
  }

  /** @param now epoch milliseconds; both sides of a page have to ask with the same */
  isClosed(kind: ClosableKind, { id, displayFrequencyInDays }: Closable, now: number): boolean {
    const key = keyOf(kind, id)
    if (displayFrequencyInDays === null) return this.inSession.has(key)
    const closedAt = this.last.get(key)
    if (closedAt === undefined) return false
    const age = now - closedAt
    // A clock that was put back is no reason to hide something for years.
    return age > -day && age < displayFrequencyInDays * day
  }

  close(kind: ClosableKind, id: string): void {
    // Other tabs may have closed something since.
    this.restore()
    this.last.set(keyOf(kind, id), this.#options.clock.now())
    this.inSession.add(keyOf(kind, id))
    this.#write()
  }

  /** Takes what the browser remembers, and listens to other tabs from then on. @returns how to stop */
  start(): () => void {
    this.restore()
    return this.#options.onLocalChange((key) => {
      if (key === closingsKey) this.restore()
    })
  }

  /** Reads both storages; what is not as it was written counts as never closed. */
  restore(): void {
    const { local, session } = this.#options
    const last = readJson(local, closingsKey)
    const inSession = readJson(session, closingsKey)
    for (const kind of closableKinds) {
      const times = partOf(last, kind)
      if (typeof times === 'object' && times !== null)
        for (const [id, text] of Object.entries(times)) {
          const time = typeof text === 'string' ? Date.parse(text) : NaN
          if (Number.isFinite(time)) this.last.set(keyOf(kind, id), time)
        }
      const ids = partOf(inSession, kind)
      if (Array.isArray(ids))
        for (const id of ids) if (typeof id === 'string') this.inSession.add(keyOf(kind, id))
    }
  }

  #write(): void {
    const { clock, local, session, writeCookies } = this.#options
    const oldest = clock.now() - forgottenAfter
    const last = closableKinds.map(
      (kind) => [kind, this.#lastOf(kind).filter(([, time]) => time > oldest)] as const,
    )
    local.set(
      closingsKey,
      JSON.stringify(
        Object.fromEntries(
          last.map(([kind, times]) => [
            kind,
            Object.fromEntries(times.map(([id, time]) => [id, new Date(time).toISOString()])),
          ]),
        ),
      ),
    )
    const inSession = closableKinds.map((kind) => [kind, this.#sessionOf(kind)] as const)
    session.set(closingsKey, JSON.stringify(Object.fromEntries(inSession)))
    writeCookies({
      lasting: this.#lastOf('announcements')
        .filter(([id, time]) => isCookieId(id) && time > oldest)
        .slice(-mostInCookies)
        .map(([id, time]) => `${id}.${Math.floor(time / 1_000).toString(36)}`)
        .join('!'),
      session: this.#sessionOf('announcements').filter(isCookieId).slice(-mostInCookies).join('!'),
    })
  }

  /** Oldest first. */
  #lastOf(kind: ClosableKind): [string, number][] {
    return [...this.last]
      .flatMap(([key, time]): [string, number][] =>
        key.startsWith(`${kind}/`) ? [[key.slice(kind.length + 1), time]] : [],
      )
      .sort(([, a], [, b]) => a - b)
  }

  #sessionOf(kind: ClosableKind): string[] {
    return [...this.inSession].flatMap((key) =>
      key.startsWith(`${kind}/`) ? [key.slice(kind.length + 1)] : [],
    )
  }
}

const isCookieId = (id: string) => /^[\w-]{1,64}$/.test(id)

function partOf(value: unknown, kind: ClosableKind): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, kind)
    ? (value as Record<string, unknown>)[kind]
    : undefined
}

function listed(text: string): string[] {
  return text.split('!').filter(isCookieId)
}

function lastingIn(text: string): [string, number][] {
  return text.split('!').flatMap((entry): [string, number][] => {
    const [, id, time] = /^([\w-]{1,64})\.([0-9a-z]{1,8})$/.exec(entry) ?? []
    return id === undefined || time === undefined ? [] : [[id, parseInt(time, 36) * 1_000]]
  })
}
