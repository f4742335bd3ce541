import { CachedValue, type CachedValueOptions } from './cached-value.ts'
import type { LoadState } from './load-state.ts'
import type { Result } from './result.ts'
import type { Snapshotable } from './snapshots.ts'

export interface CachedMapOptions<T, E> extends Omit<CachedValueOptions<T, E>, 'load'> {
  load: (key: string) => Promise<Result<T, E>>
}

/** Cached values by key; requests for one key are shared. Reading an entry makes it, without loading it. */
export class CachedMap<T, E> implements Snapshotable {
  readonly #entries = new Map<string, CachedValue<T, E>>()
  readonly #options: CachedMapOptions<T, E>

  constructor(options: CachedMapOptions<T, E>) {
    this.#options = options
  }

  entry(key: string): CachedValue<T, E> {
    let entry = this.#entries.get(key)
    if (!entry) {
      const { load, ...rest } = this.#options
      entry = new CachedValue<T, E>({ ...rest, load: () => load(key) })
      this.#entries.set(key, entry)
    }
    return entry
  }

  /** Last good value of a key. */
  value(key: string): T | undefined {
    return this.entry(key).value
  }

  ensure(key: string): Promise<LoadState<T, E>> {
    return this.entry(key).ensure()
  }

  /** Forgets every value. */
  clear(): void {
    for (const entry of this.#entries.values()) entry.clear()
  }

  snapshot(): Record<string, unknown> | undefined {
    const taken: Record<string, unknown> = {}
    for (const [key, entry] of this.#entries) {
      const snapshot = entry.snapshot()
      if (snapshot) taken[key] = snapshot
    }
    return Object.keys(taken).length ? taken : undefined
  }

  restore(snapshot: unknown): void {
    for (const [key, part] of Object.entries(snapshot as Record<string, unknown>))
      this.entry(key).restore(part)
  }
}

/** One key of several ids, the same for any order of them. */
export function keyOf(...parts: readonly (string | readonly string[] | undefined)[]): string {
  return parts.map((part) => (typeof part === 'object' ? [...part].sort().join(',') : (part ?? ''))).join('|')
}
