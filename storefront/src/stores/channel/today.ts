import { makeAutoObservable } from 'mobx'
import type { Clock } from '../../cache/clock.ts'
import { getBusinessDate } from '../../domain/time.ts'

const tickEvery = 30_000
/** Milliseconds until the first step: parts of the page whose script comes later are taken over as the server wrote them. */
const firstTickAfter = 6_000
/** Two clocks that differ by less are taken as equal: the page was a while on its way. */
const tolerance = 60_000

/**
 * The moment that pages speak of. Stands at the server's render time until the page is hydrated, so that both sides
 * say the same; then follows the clock, put right by how far it was from the server's when the page came.
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
   * @param cameAt when the page came, by our clock; null where that is not known, as of a page out of the browser's cache,
   *   which was rendered at any time before: then our clock is taken to be right
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

  /** Moves on when a step is due: less would draw every page anew for nothing that it shows. */
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
