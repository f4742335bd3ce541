import { makeObservable, observableRef, runInAction, computed } from 'mobx'
import type { Clock } from './clock.ts'
import { isFresh, loading, notLoaded, type LoadState } from './load-state.ts'
import type { Result } from './result.ts'
import type { Snapshotable, ValueSnapshot } from './snapshots.ts'

/**
 * Minimum milliseconds for which a dehydrated value is reused, regardless of its lifetime: the server has just
 * requested it for this page, and another request would return nothing new.
 */
const hydratedFreshFor = 5_000

export interface CachedValueOptions<T, E> {
  /** Fetches the value. Must not throw for an expected failure. */
  load: () => Promise<Result<T, E>>
  /** Milliseconds for which a value is reused; 0 is "never". */
  lifetime: number
  clock: Clock
  /**
   * Restores a value from the result of `dehydratePart`, with neutral values for missing fields; without this option a
   * part is used as it is.
   */
  hydratePart?: ((part: never) => T) | undefined
  /** Called for each failed load, for the log. */
  onFailure?: ((error: E) => void) | undefined
}

/**
 * One observable value with its load state. `ensure` reuses a fresh value, joins a running load, and loads otherwise;
 * `value` keeps the last loaded value on screen meanwhile.
 *
 * A page may dehydrate a part of the value, for one purpose (`dehydratePart`): `value` is that part until the whole has
 * loaded, `whole` is undefined until then, and `ensure` loads the whole for any other purpose. The type is the same.
 */
export class CachedValue<T, E> implements Snapshotable {
  state: LoadState<T, E> = notLoaded
  /** Last loaded value, or its loaded part, also while it is refreshed and after a failed refresh. */
  value: T | undefined = undefined
  /** The purpose for which a partial value was dehydrated; undefined if it is whole, or missing. */
  #purpose: string | undefined = undefined
  readonly #options: CachedValueOptions<T, E>
  #inFlight: Promise<LoadState<T, E>> | null = null
  /** Counts writes from outside, so that an answer older than the write does not undo it. */
  #generation = 0

  constructor(options: CachedValueOptions<T, E>) {
    this.#options = options
    makeObservable(this, {
      state: observableRef,
      value: observableRef,
      error: computed,
      isPending: computed,
      whole: computed,
    })
  }

  /** The failure of the last load, if it failed. */
  get error(): E | undefined {
    return this.state.status === 'Failure' ? this.state.error : undefined
  }

  /** The value, if all of it has loaded. */
  get whole(): T | undefined {
    // The purpose changes only with the value.
    const { value } = this
    return this.#purpose === undefined ? value : undefined
  }

  /** Whether the value is enough for a purpose: the whole is for any, a part for its own. True also without a value. */
  isEnoughFor(purpose: string): boolean {
    return this.value === this.whole || this.#purpose === purpose
  }

  /** Nothing to show yet and nothing has gone wrong: the case for a skeleton. */
  get isPending(): boolean {
    return this.value === undefined && (this.state.status === 'NotLoaded' || this.state.status === 'Loading')
  }

  /**
   * Resolves when there is a fresh value or the load has failed.
   * @param purpose for which a part will do that a page has brought for it; without one the whole is loaded
   */
  ensure(purpose?: string): Promise<LoadState<T, E>> {
    if (this.#inFlight) return this.#inFlight
    const isEnough = this.#purpose === undefined || this.#purpose === purpose
    if (isEnough && isFresh(this.state, this.#options.clock)) return Promise.resolve(this.state)
    return this.refresh()
  }

  /** Loads the whole once a part has served its time: for a page that is left open and shows nothing else. */
  async completeExpired(): Promise<void> {
    if (this.#purpose !== undefined && !isFresh(this.state, this.#options.clock)) await this.refresh()
  }

  /** Loads even when fresh, but joins a running load. */
  refresh(): Promise<LoadState<T, E>> {
    this.#inFlight ??= this.#load().finally(() => {
      this.#inFlight = null
    })
    return this.#inFlight
  }

  /** Sets a value from another source, e.g. the answer to a write. */
  set(value: T): void {
    this.#generation += 1
    this.#succeed(value, this.#options.clock.now() + this.#options.lifetime)
  }

  /** Ends the value's lifetime now; it stays on screen. */
  expire(): void {
    if (this.state.status === 'Success')
      this.#succeed(this.state.value, this.#options.clock.now(), this.#purpose)
  }

  /** Forgets the value. */
  clear(): void {
    this.#generation += 1
    runInAction(() => {
      this.state = notLoaded
      this.#purpose = undefined
      this.value = undefined
    })
  }

  dehydrate(): ValueSnapshot | undefined {
    switch (this.state.status) {
      case 'Success':
        return { value: this.state.value, remaining: this.state.expiresAt - this.#options.clock.now() }
      case 'Failure':
        return { error: this.state.error }
      case 'NotLoaded':
      case 'Loading':
        return undefined
      default:
        return this.state satisfies never
    }
  }

  hydrate(snapshot: unknown): void {
    const taken = snapshot as ValueSnapshot
    if ('value' in taken) {
      const freshFor = Math.max(taken.remaining, hydratedFreshFor)
      const { hydratePart } = this.#options
      const value =
        taken.part !== undefined && hydratePart ? hydratePart(taken.value as never) : (taken.value as T)
      this.#succeed(value, this.#options.clock.now() + freshFor, taken.part)
      return
    }
    runInAction(() => {
      this.state = { status: 'Failure', error: taken.error as E }
    })
  }

  async #load(): Promise<LoadState<T, E>> {
    const generation = this.#generation
    runInAction(() => {
      this.state = loading
    })
    const result = await this.#options.load()
    if (generation !== this.#generation) return this.state
    if (result.ok) {
      this.#succeed(result.value, this.#options.clock.now() + this.#options.lifetime)
    } else {
      this.#options.onFailure?.(result.failure)
      runInAction(() => {
        this.state = { status: 'Failure', error: result.failure }
      })
    }
    return this.state
  }

  #succeed(value: T, expiresAt: number, purpose?: string): void {
    runInAction(() => {
      this.#purpose = purpose
      this.state = { status: 'Success', value, expiresAt }
      this.value = value
    })
  }
}
