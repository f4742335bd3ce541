import { computed, makeObservable, onBecomeObserved, reaction } from 'mobx'
import type { Member } from '@foyer/contract/wire/members'
import type { LoadState } from '../../cache/load-state.ts'
import { isCondition, type Failure } from '../../services/http/failure.ts'
import type { Cached } from '../base/caching.ts'
import type { MemberSession } from './member-session.ts'

/** Milliseconds for which a member's data is reused. */
export const memberLifetime = 30 * 60_000

export interface MemberStoreOptions {
  readonly session: MemberSession
  /** Of `createMemberCache`: it is gone with the sign-in. */
  readonly cached: Cached<Member>
  /** Called with the member that has loaded. */
  readonly onLoaded: (member: Member) => void
}

/** The signed-in member's data: loaded on first use, and again when the window regains focus. */
export class MemberStore {
  readonly #session: MemberSession
  readonly #cached: Cached<Member>
  /** Whether somebody has wanted the data. */
  #isWanted = false

  constructor({ session, cached, onLoaded }: MemberStoreOptions) {
    this.#session = session
    this.#cached = cached
    makeObservable(this, {
      isMemberSignedIn: computed,
      state: computed,
      member: computed,
      whole: computed,
    })
    for (const shown of ['state', 'member', 'whole'] as const)
      onBecomeObserved(this, shown, () => queueMicrotask(() => void this.load()))
    // After each sign-in the member may be another one.
    reaction(
      () => (session.isSignedIn ? session.signIns : null),
      (signIns) => {
        if (signIns !== null && this.#isWanted) void this.load()
      },
    )
    reaction(
      () => cached.value,
      (member) => {
        if (member) onLoaded(member)
      },
      { fireImmediately: true },
    )
    session.onFocus(() => void this.refresh())
  }

  get isMemberSignedIn(): boolean {
    return this.#session.isSignedIn
  }

  /** NotLoaded while nobody is signed in. */
  get state(): LoadState<Member, Failure> {
    return this.#cached.state
  }

  /** Also while it is loaded again; null for a visitor and before the first load. */
  get member(): Member | null {
    return this.#cached.value ?? null
  }

  /** With all details, which no page carries; null until they have loaded. */
  get whole(): Member | null {
    return this.#cached.whole ?? null
  }

  /** Loads the member's data unless it is fresh, or nobody is signed in. */
  async load(): Promise<void> {
    this.#isWanted = true
    if (!this.#session.isSignedIn) return
    const state = await this.#cached.ensure()
    if (state.status === 'Failure' && isCondition(state.error, 'member-not-signed-in'))
      await this.#session.expire()
  }

  /**
   * Loads again, at the visitor's wish. If the server answers with a failure, the sign-in ends as expired; without an
   * answer it goes on.
   * @returns whether the data came
   */
  async reload(): Promise<boolean> {
    if (!this.#session.isSignedIn) return false
    const state = await this.#cached.refresh()
    if (state.status === 'Failure' && isAnswered(state.error)) await this.#session.expire()
    return state.status === 'Success'
  }

  /** Reads a member that is shown again: another tab or device, or a call of ours, may have changed them or their balance. */
  /** Another tab or device, or an order, may have changed the member: one that is shown is read again. */
  async refresh(): Promise<void> {
    if (this.#cached.state.status === 'NotLoaded') return
    const state = await this.#cached.refresh()
    if (state.status === 'Failure' && isCondition(state.error, 'member-not-signed-in'))
      await this.#session.expire()
  }
}

/**
 * Whether a server has answered about the member. An expired token is no such answer: where it could be renewed the call
 * was repeated, and where the renewal was refused the sign-in is over already; its answer was lost.
 */
function isAnswered(failure: Failure): boolean {
  return failure.kind !== 'transport' && !isCondition(failure, 'member-token-expired')
}
