import { makeAutoObservable } from 'mobx'
import type { Clock } from '../cache/clock.ts'
import { businessDateOf } from './formats/time.ts'

const tickEvery = 30_000

/**
 * The moment that pages speak of. Stands at the server's render time until the page is hydrated, so that both sides
 * say the same; then follows the clock.
 */
export class TodayStore {
  /** Epoch milliseconds. */
  now: number
  /** Offset of the chain's cinemas in minutes, learned from the first showtimes that come. */
  offsetInMinutes = 0
  readonly #clock: Clock

  constructor(renderedAt: number, clock: Clock) {
    this.now = renderedAt
    this.#clock = clock
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The running business day, 06:00 to 05:59, `yyyy-mm-dd`. */
  businessDate(offsetInMinutes = this.offsetInMinutes): string {
    return businessDateOf(this.now, offsetInMinutes)
  }

  learnOffset(offsetInMinutes: number): void {
    this.offsetInMinutes = offsetInMinutes
  }

  /** Moves on when a step is due: less would draw every page anew for nothing that it shows. */
  tick(): void {
    const now = this.#clock.now()
    if (Math.abs(now - this.now) >= tickEvery) this.now = now
  }

  /** Follows the clock until the returned function is called. */
  start(): () => void {
    this.tick()
    const timer = setInterval(() => {
      this.tick()
    }, tickEvery)
    return () => {
      clearInterval(timer)
    }
  }

  snapshot(): number | undefined {
    return this.offsetInMinutes || undefined
  }

  restore(snapshot: unknown): void {
    this.offsetInMinutes = Number(snapshot)
  }
}
