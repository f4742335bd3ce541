import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { getAddressPrefix } from '../http/address-prefix.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { readCustomer } from '../order-store/order-contents.ts'

const hour = 3_600_000

/**
 * Failed tries of an hour. A reference has 34 bits and is said aloud, so each of the ways to guess has a limit of its own:
 * from one address, about one reference, for one e-mail address, and all of them together.
 */
const hourly = { ofAddress: 20, ofReference: 10, ofEmail: 10, together: 10_000 }
/**
 * Every answer comes at this distance from its question, milliseconds, so that none tells by its time whether a
 * reference is somebody's.
 */
export const answerAfter = 250

/** What a search for an order comes to. */
export type FindOrderResult =
  | { readonly kind: 'found'; readonly orderId: string }
  | { readonly kind: 'not-found' }
  /** Not looked: too many have failed. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

export interface OrderFinderOptions {
  readonly database: Database
  readonly clock: Clock
  readonly limits: LimitSwitch
  /** In place of the usual distance, in tests. */
  readonly answerAfter?: number
}

export interface OrderQuestion {
  readonly reference: string
  readonly email: string
  /** Of who asks. */
  readonly address: string
}

/** A reference as it is printed, however somebody typed it. */
const plainReference = (text: string) => text.toUpperCase().replace(/[\s\p{Cf}-]/gu, '')
const plainEmail = (text: string) => text.trim().toLowerCase()
const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Finds a completed order by what its customer knows of it. Each server counts for itself, and anew when it starts: two
 * servers on one database let twice as many tries through. What may be held is counted in the database instead.
 */
export class OrderFinder {
  readonly #options: OrderFinderOptions
  readonly #failures = new Map<string, number>()
  #countedHour = 0
  #together = 0

  constructor(options: OrderFinderOptions) {
    this.#options = options
  }

  async find(question: OrderQuestion): Promise<FindOrderResult> {
    const distance = pause(this.#options.answerAfter ?? answerAfter)
    const found = await this.#search(question)
    await distance
    return found
  }

  async #search({ reference, email, address }: OrderQuestion): Promise<FindOrderResult> {
    const [wantedReference, wantedEmail] = [plainReference(reference), plainEmail(email)]
    const counters = [
      { key: `address ${getAddressPrefix(address)}`, most: hourly.ofAddress },
      { key: `reference ${wantedReference}`, most: hourly.ofReference },
      // Not the address itself: nobody who looks into this memory should read it.
      { key: `email ${digest(wantedEmail).toString('base64')}`, most: hourly.ofEmail },
    ]
    const retryAfterSeconds = this.#limitedFor(counters)
    if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds }
    // Counted before it is known, so that many at once are not all looked at before the first has failed.
    this.#count(counters, 1)
    const orderId = await this.#findOrderByReference(wantedReference, wantedEmail)
    if (orderId === null) return { kind: 'not-found' }
    this.#count(counters, -1)
    return { kind: 'found', orderId }
  }

  async #findOrderByReference(reference: string, email: string): Promise<string | null> {
    const order = await this.#options.database.read
      .selectFrom('sales_order')
      .select(['id', 'customer'])
      .where('booking_id', '=', reference)
      .where('status', '=', 'Completed')
      .executeTakeFirst()
    const customer = order && readCustomer(order.customer)
    const isTheirs = timingSafeEqual(digest(plainEmail(customer?.email ?? '')), digest(email))
    return order && customer && isTheirs ? order.id : null
  }

  /** Seconds until it may be tried again; null where it may now. */
  #limitedFor(counters: readonly { key: string; most: number }[]): number | null {
    const now = this.#options.clock.now()
    const hourNow = Math.floor(now / hour)
    if (hourNow !== this.#countedHour) {
      this.#countedHour = hourNow
      this.#failures.clear()
      this.#together = 0
    }
    if (!this.#options.limits.isOn) return null
    const isFull =
      this.#together >= hourly.together ||
      counters.some(({ key, most }) => (this.#failures.get(key) ?? 0) >= most)
    return isFull ? Math.ceil(((hourNow + 1) * hour - now) / 1_000) : null
  }

  #count(counters: readonly { key: string }[], by: 1 | -1): void {
    this.#together = Math.max(0, this.#together + by)
    for (const { key } of counters) {
      const count = (this.#failures.get(key) ?? 0) + by
      if (count > 0) this.#failures.set(key, count)
      else this.#failures.delete(key)
    }
  }
}
