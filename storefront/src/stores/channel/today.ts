import { makeAutoObservable } from 'mobx'
import type { Clock } from '../../cache/clock.ts'
import { getBusinessDate } from '../../domain/time.ts'

const tickEvery = 30_000
/** Milliseconds until the first step: lazy components hydrate with the server's markup. */
const firstTickAfter = 6_000
/** Two clocks that differ by less are taken as equal: the page took a while to arrive. */
const tolerance = 60_000

/**
 * The current time of pages. Fixed at the server's render time until the page is hydrated, so that both sides render
 * the same; then follows the clock, corrected by its difference to the server's when the page arrived.
 */
export class TodayStore {
  /** Epoch milliseconds. */
  now: number
  /** Offset of the chain's cinemas in minutes, learned from the first showtimes that come. */
  offsetInMinutes = 0
  readonly #clock: Clock
  /** Milliseconds that the server's clock is ahead of ours. */
  readonly #offset: number

  /**
   * @param cameAt arrival of the page, by our clock; null if unknown, as for a page from the browser's cache, which may
   * have been rendered at any time before: then our clock is trusted
   */
  constructor(renderedAt: number, clock: Clock, cameAt: number | null = null) {
    this.now = renderedAt
    this.#clock = clock
    const offset = renderedAt - (cameAt ?? renderedAt)
    this.#offset = Math.abs(offset) < tolerance ? 0 : offset
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The running business day, 06:00 to 05:59, `yyyy-mm-dd`. */
  businessDate(offsetInMinutes = this.offsetInMinutes): string {
    return getBusinessDate(this.now, offsetInMinutes)
  }

  learnOffset(offsetInMinutes: number): void {
    this.offsetInMinutes = offsetInMinutes
  }

  /** Advances when a step is due: more often would render every page for no visible change. */
  tick(): void {
    const now = this.#clock.now() + this.#offset
    if (Math.abs(now - this.now) >= tickEvery) this.now = now
  }

  /** Follows the clock until the returned function is called. */
  start(): () => void {
    const first = setTimeout(() => this.tick(), firstTickAfter)
    const timer = setInterval(() => this.tick(), tickEvery)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }

  dehydrate(): number | undefined {
    return this.offsetInMinutes || undefined
  }

  hydrate(snapshot: unknown): void {
    this.offsetInMinutes = Number(snapshot)
  }
}
