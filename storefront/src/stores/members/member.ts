import { makeAutoObservable, onBecomeObserved, reaction } from 'mobx'
import type { Member } from '@foyer/contract/wire/members'
import type { LoadState } from '../../cache/load-state.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { Cached } from '../caching.ts'
import type { MemberSession } from './member-session.ts'

/** Milliseconds for which a member's data is reused. */
export const memberLifetime = 30 * 60_000

/** The signed-in member's data. Loaded on first use, and again when the window regains focus. */
export class MemberStore {
  readonly #session: MemberSession
  readonly #cached: Cached<Member>

  constructor(session: MemberSession, cached: Cached<Member>) {
    this.#session = session
    this.#cached = cached
    makeAutoObservable(this, {}, { autoBind: true })
    onBecomeObserved(cached, 'state', () => queueMicrotask(() => void this.load()))
    reaction(
      () => session.isSignedIn,
      (isSignedIn) => {
        if (isSignedIn) void this.load()
        else cached.clear()
      },
    )
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

  /** Loads the member's data unless it is fresh, or nobody is signed in. */
  async load(): Promise<void> {
    if (this.#session.isSignedIn) await this.#cached.ensure()
  }

  /**
   * Loads again; a failed reload ends the sign-in as expired.
   * @returns whether the data came
   */
  async reload(): Promise<boolean> {
    if (!this.#session.isSignedIn) return false
    const state = await this.#cached.refresh()
    return state.status === 'Success'
  }
}
