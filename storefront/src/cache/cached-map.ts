import { onBecomeObserved, onBecomeUnobserved } from 'mobx'
import { CachedValue, type CachedValueOptions } from './cached-value.ts'
import type { LoadState } from './load-state.ts'
import type { Result } from './result.ts'
import type { Snapshotable } from './snapshots.ts'

export interface CachedMapOptions<T, E> extends Omit<CachedValueOptions<T, E>, 'load'> {
  load: (key: string) => Promise<Result<T, E>>
  /** Milliseconds after which an unused and unobserved entry is dropped; never when absent. */
  forgetAfter?: number | undefined
}

/** Cached values by key; requests for one key are shared. Reading an entry creates it, without loading it. */
export class CachedMap<T, E> implements Snapshotable {
  readonly #entries = new Map<string, CachedValue<T, E>>()
  readonly #options: CachedMapOptions<T, E>
  /** Last use or observation of an entry, epoch milliseconds; infinite while it is observed. */
  readonly #lastUsed = new Map<string, number>()

  constructor(options: CachedMapOptions<T, E>) {
    this.#options = options
  }

  entry(key: string): CachedValue<T, E> {
    let entry = this.#entries.get(key)
    if (!entry) {
      this.#forget()
      const { load, ...rest } = this.#options
      entry = new CachedValue<T, E>({ ...rest, load: () => load(key) })
      this.#entries.set(key, entry)
      this.#watch(key, entry)
    }
    if (this.#lastUsed.has(key) && this.#lastUsed.get(key) !== Infinity) this.#use(key)
    return entry
  }

  #use(key: string): void {
    this.#lastUsed.set(key, this.#options.clock.now())
  }

  #watch(key: string, entry: CachedValue<T, E>): void {
    if (this.#options.forgetAfter === undefined) return
    this.#use(key)
    onBecomeObserved(entry, 'value', () => this.#lastUsed.set(key, Infinity))
    onBecomeUnobserved(entry, 'value', () => this.#use(key))
  }

  /** Drops entries unused for long: checked when a new one is added, so that no timer is needed. */
  #forget(): void {
    const { forgetAfter, clock } = this.#options
    if (forgetAfter === undefined) return
    for (const [key, lastUsed] of this.#lastUsed) {
      if (clock.now() - lastUsed < forgetAfter) continue
      this.#lastUsed.delete(key)
      this.#entries.delete(key)
    }
  }

  /** Last good value of a key. */
  value(key: string): T | undefined {
    return this.entry(key).value
  }

  /** Whether the value of a key is observed. Only in maps that drop entries. */
  isWatched(key: string): boolean {
    return this.#lastUsed.get(key) === Infinity
  }

  ensure(key: string): Promise<LoadState<T, E>> {
    return this.entry(key).ensure()
  }

  /** Forgets every value. */
  clear(): void {
    for (const entry of this.#entries.values()) entry.clear()
  }

  dehydrate(): Record<string, unknown> | undefined {
    const taken = [...this.#entries].flatMap(([key, entry]) => {
      const snapshot = entry.dehydrate()
      return snapshot ? [[key, snapshot] as const] : []
    })
    // Not by assignment: a key may be typed by a visitor, and `__proto__` is one.
    return taken.length > 0 ? Object.fromEntries(taken) : undefined
  }

  hydrate(snapshot: unknown): void {
    for (const [key, part] of Object.entries(snapshot as Record<string, unknown>))
      this.entry(key).hydrate(part)
  }
}

/** One key of several ids, the same for any order of them. */
export function toKey(...parts: readonly (string | readonly string[] | undefined)[]): string {
  return parts.map((part) => (typeof part === 'object' ? [...part].sort().join(',') : (part ?? ''))).join('|')
}
