/**
 * Result of a load, as a page carries it from the server's stores to the browser's. Age is transferred as remaining
 * time, not as a date: the clocks of both sides may differ. A failure is transferred too, so that both sides render it.
 */
export type ValueSnapshot =
  | {
      readonly value: unknown
      /** Milliseconds of lifetime left when taken. */
      readonly remaining: number
      /** The purpose for which the value was reduced; absent if it is whole. See `dehydratePart`. */
      readonly part?: string
    }
  | { readonly error: unknown }

/** Something whose content a page can carry. */
export interface Snapshotable {
  /** JSON-safe; undefined when there is nothing to carry. */
  dehydrate(): unknown
  hydrate(snapshot: unknown): void
}

/**
 * Reduces a snapshot to what a page needs for one purpose. The `hydratePart` of the receiving cache restores a value of
 * the usual type, so that no store and no component knows the reduced form. A failure is unchanged.
 */
export function dehydratePart<T>(
  snapshot: unknown,
  purpose: string,
  dehydrate: (value: T) => unknown,
): unknown {
  const taken = snapshot as ValueSnapshot
  return 'value' in taken ? { ...taken, value: dehydrate(taken.value as T), part: purpose } : taken
}

/**
 * Names the caches of one set of stores. A snapshot that arrives before its cache is registered (stores of a later page
 * are created lazily) waits for it.
 */
export class Snapshots {
  readonly #parts = new Map<string, Snapshotable>()
  readonly #waiting: Map<string, unknown>

  constructor(dehydrated: Readonly<Record<string, unknown>> = {}) {
    this.#waiting = new Map(Object.entries(dehydrated))
  }

  /** Registers a cache under a name, hydrates it from the page, and returns it. */
  register<T extends Snapshotable>(name: string, part: T): T {
    this.#parts.set(name, part)
    if (this.#waiting.has(name)) {
      part.hydrate(this.#waiting.get(name))
      this.#waiting.delete(name)
    }
    return part
  }

  /** Everything that is held now, by name; JSON-safe. */
  dehydrate(): Record<string, unknown> {
    const taken: Record<string, unknown> = {}
    for (const [name, part] of this.#parts) {
      const snapshot = part.dehydrate()
      if (snapshot !== undefined) taken[name] = snapshot
    }
    return taken
  }
}
