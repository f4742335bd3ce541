import { makeAutoObservable, observableRef } from 'mobx'

/** What can be closed and stays closed. */
export type DismissibleKind = 'announcements' | 'popups'

export interface Closable {
  readonly id: string
  /** Days for which it stays closed; null is for the session. */
  readonly displayFrequencyInDays: number | null
}

/**
 * Dismissed announcements as the values of two cookies, so that the server omits them from the page. Empty without any.
 */
export interface DismissalCookies {
  readonly lasting: string
  readonly session: string
}

/** Milliseconds. */
export const day = 86_400_000

export const toDismissalKey = (kind: DismissibleKind, id: string) => `${kind}/${id}`

/** The dismissals in cookies, by key; invalid entries are ignored. */
export function parseDismissals({ lasting, session }: DismissalCookies) {
  const last = [...lasting.matchAll(/(?<=^|!)([\w-]{1,64})\.([0-9a-z]{1,8})(?=!|$)/g)]
  const inSession = [...session.matchAll(/(?<=^|!)[\w-]{1,64}(?=!|$)/g)]
  return {
    last: last.map(
      ([, id = '', time = '']) => [toDismissalKey('announcements', id), parseInt(time, 36) * 1_000] as const,
    ),
    inSession: inSession.map(([id]) => toDismissalKey('announcements', id)),
  }
}

/**
 * Times of dismissals of announcements and popups: the last by key, and those of this session. Begins with the data
 * that the server has rendered with; `dismissal-memory.ts` restores and persists the browser's.
 */
export class DismissalStore {
  /** Epoch milliseconds of the last closing. */
  last: ReadonlyMap<string, number>
  inSession: ReadonlySet<string>

  constructor(cookies: DismissalCookies) {
    const { last, inSession } = parseDismissals(cookies)
    this.last = new Map(last)
    this.inSession = new Set(inSession)
    makeAutoObservable(this, { last: observableRef, inSession: observableRef })
  }

  /** @param now epoch milliseconds; both sides of a page have to ask with the same */
  isClosed(kind: DismissibleKind, { id, displayFrequencyInDays }: Closable, now: number): boolean {
    const key = toDismissalKey(kind, id)
    if (displayFrequencyInDays === null) return this.inSession.has(key)
    const closedAt = this.last.get(key)
    if (closedAt === undefined) return false
    const age = now - closedAt
    // A clock that was set back must not hide something for years.
    return age > -day && age < displayFrequencyInDays * day
  }

  /** Adds dismissals, by key; a later time replaces an earlier one. */
  take(last: Iterable<readonly [string, number]>, inSession: Iterable<string>): void {
    this.last = new Map([...this.last, ...last])
    this.inSession = new Set([...this.inSession, ...inSession])
  }
}
