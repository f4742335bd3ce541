import { makeAutoObservable, observableRef } from 'mobx'

/** What can be closed and stays closed. */
export type ClosableKind = 'announcements' | 'popups'

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

/** Milliseconds. */
export const day = 86_400_000

export const closingKey = (kind: ClosableKind, id: string) => `${kind}/${id}`

/** The closings that cookies tell of, by key; what is not as it was written is passed over. */
export function closingsIn({ lasting, session }: ClosingCookies) {
  const last = [...lasting.matchAll(/(?<=^|!)([\w-]{1,64})\.([0-9a-z]{1,8})(?=!|$)/g)]
  const inSession = [...session.matchAll(/(?<=^|!)[\w-]{1,64}(?=!|$)/g)]
  return {
    last: last.map(
      ([, id = '', time = '']) => [closingKey('announcements', id), parseInt(time, 36) * 1_000] as const,
    ),
    inSession: inSession.map(([id]) => closingKey('announcements', id)),
  }
}

/**
 * When announcements and popups were closed: the last time by key, and those closed in this session. Begins with what the
 * server has rendered by; `closings-memory.ts` brings what the browser remembers, and keeps it.
 */
export class ClosingsStore {
  /** Epoch milliseconds of the last closing. */
  last: ReadonlyMap<string, number>
  inSession: ReadonlySet<string>

  constructor(cookies: ClosingCookies) {
    const { last, inSession } = closingsIn(cookies)
    this.last = new Map(last)
    this.inSession = new Set(inSession)
    makeAutoObservable(this, { last: observableRef, inSession: observableRef })
  }

  /** @param now epoch milliseconds; both sides of a page have to ask with the same */
  isClosed(kind: ClosableKind, { id, displayFrequencyInDays }: Closable, now: number): boolean {
    const key = closingKey(kind, id)
    if (displayFrequencyInDays === null) return this.inSession.has(key)
    const closedAt = this.last.get(key)
    if (closedAt === undefined) return false
    const age = now - closedAt
    // A clock that was put back is no reason to hide something for years.
    return age > -day && age < displayFrequencyInDays * day
  }

  /** Adds closings, by key; a later time takes the place of an earlier one. */
  take(last: Iterable<readonly [string, number]>, inSession: Iterable<string>): void {
    this.last = new Map([...this.last, ...last])
    this.inSession = new Set([...this.inSession, ...inSession])
  }
}
