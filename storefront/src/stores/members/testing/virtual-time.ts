/** Pseudo-random numbers, the same for a seed. */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** Whether something of this share happens. */
    happens: (share: number) => next() < share,
    between: (from: number, to: number) => from + next() * (to - from),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
  }
}
export type Random = ReturnType<typeof createRandom>

interface Event {
  readonly at: number
  readonly run: () => void
}

/** A clock that jumps from event to event; what an event sets off is done before the next one. */
export class VirtualTime {
  now = Date.parse('2026-11-21T12:00:00Z')
  #events: Event[] = []

  after(milliseconds: number, run: () => void): void {
    this.#events.push({ at: this.now + milliseconds, run })
  }

  /** Everything that was to happen meanwhile happens afterwards: a lid is closed. */
  sleep(milliseconds: number): void {
    this.now += milliseconds
  }

  async runUntil(end: number): Promise<void> {
    for (;;) {
      const [next] = this.#events.sort((first, second) => first.at - second.at)
      if (!next || this.now > end) return
      this.#events.shift()
      this.now = Math.max(this.now, next.at)
      next.run()
      await new Promise((resume) => setImmediate(resume))
    }
  }
}
