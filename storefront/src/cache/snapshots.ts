/**
 * What became of a load, as it is handed from the server's stores to the browser's. Age travels as time left, not as a
 * date: clocks of the two sides need not agree. A failure is handed over too, so that both sides render it.
 */
export type ValueSnapshot =
  | { readonly value: unknown; /** Milliseconds of lifetime left when taken. */ readonly remaining: number }
  | { readonly error: unknown }

/** Something whose content can be handed over in the page. */
export interface Snapshotable {
  /** JSON-safe; undefined when there is nothing to hand over. */
  snapshot(): unknown
  restore(snapshot: unknown): void
}

/**
 * Names the caches of one set of stores. A snapshot that arrives before its cache is registered
 * (stores of a later page are made late) waits for it.
 */
export class Snapshots {
  readonly #parts = new Map<string, Snapshotable>()
  readonly #waiting: Map<string, unknown>

  constructor(handedOver: Readonly<Record<string, unknown>> = {}) {
    this.#waiting = new Map(Object.entries(handedOver))
  }

  /** Adds a cache under a name and gives it what was handed over for it. Returns the cache. */
  register<T extends Snapshotable>(name: string, part: T): T {
    this.#parts.set(name, part)
    if (this.#waiting.has(name)) {
      part.restore(this.#waiting.get(name))
      this.#waiting.delete(name)
    }
    return part
  }

  /** Everything that is held now, by name; JSON-safe. */
  take(): Record<string, unknown> {
    const taken: Record<string, unknown> = {}
    for (const [name, part] of this.#parts) {
      const snapshot = part.snapshot()
      if (snapshot !== undefined) taken[name] = snapshot
    }
    return taken
  }
}
