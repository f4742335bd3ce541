import { makeAutoObservable } from 'mobx'
import type { Order } from '@foyer/contract/wire/orders'
import type { Clock } from '../../cache/clock.ts'
import { hasContents } from '../../domain/order-contents.ts'
import { getClockOffset, getHoldAt, type Hold } from '../../domain/hold-clock.ts'

const minute = 60_000
/** Hold duration that pages show if neither the initial data nor an order has it. */
const usualHoldMinutes = 10

/** Time by the server's clock, and how long it holds seats. */
export class HoldTime {
  /** Epoch milliseconds by our clock; ticks while an order page is open. */
  now: number
  /** Milliseconds that the server's clock is ahead. */
  offset = 0
  /** The most that was left of a hold when the server answered, in seconds. */
  longestHold = 0
  readonly #clock: Clock
  readonly #configuredMinutes: number | undefined

  /** @param configuredMinutes hold duration of the initial data; a foreign server may omit it */
  constructor(clock: Clock, configuredMinutes: number | undefined) {
    this.#clock = clock
    this.#configuredMinutes = configuredMinutes
    this.now = clock.now()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Duration of a new hold: as configured, and as the expiry of orders has shown. */
  get holdMinutes(): number {
    return Math.max(this.#configuredMinutes ?? 0, Math.round(this.longestHold / 60)) || usualHoldMinutes
  }

  tick(): void {
    this.now = this.#clock.now()
  }

  /** An answer has come. @param serverTime epoch milliseconds; null if it did not say */
  syncWith(serverTime: number | null): void {
    this.tick()
    this.offset = getClockOffset(serverTime, this.now, this.offset)
  }

  noteHold(secondsLeft: number): void {
    this.longestHold = Math.max(this.longestHold, secondsLeft)
  }

  /** What is left of an order's time; null without an order, and for one that has no end or nothing on it. */
  getHold(order: Order | null): Hold | null {
    const expiresAt = order && hasContents(order) ? order.expiresAt : null
    return expiresAt === null ? null : getHoldAt(expiresAt, this.now + this.offset)
  }

  /**
   * Whole minutes from now for which an extension would hold the seats. Zero if that is less than a minute longer than
   * the current hold: a server may give the latest end of a hold, without it there is no limit.
   */
  getMinutesToExtend(order: Order | null): number {
    const { expiresAt, latestExpiresAt } = order ?? {}
    if (typeof latestExpiresAt !== 'string' || typeof expiresAt !== 'string') return this.holdMinutes
    const latest = Date.parse(latestExpiresAt)
    if (Number.isNaN(latest)) return this.holdMinutes
    if (latest - Date.parse(expiresAt) < minute) return 0
    return Math.min(this.holdMinutes, Math.floor((latest - this.now - this.offset) / minute))
  }
}
