import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { getAddressPrefix } from '../http/address-prefix.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { readCustomer } from '../order-store/order-contents.ts'

const hour = 3_600_000

/**
 * Failed searches allowed in an hour. A reference has 34 bits and is read aloud, so each way of guessing has its own
 * limit: from one address, for one reference, for one e-mail address, and in total.
 */
const hourly = { ofAddress: 20, ofReference: 10, ofEmail: 10, together: 10_000 }
/**
 * Delay of every answer, counted from the request, milliseconds: response times do not reveal whether a reference
 * exists.
 */
export const answerAfter = 250

/** Result of a search for an order. */
export type FindOrderResult =
  | { readonly kind: 'found'; readonly orderId: string }
  | { readonly kind: 'not-found' }
  /** Not searched: there were too many failures. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

export interface OrderFinderOptions {
  readonly database: Database
  readonly clock: Clock
  readonly limits: LimitSwitch
  /** Replaces the default delay in tests. */
  readonly answerAfter?: number
}

export interface OrderQuestion {
  readonly reference: string
  readonly email: string
  /** Address of the caller. */
  readonly address: string
}

/** Normalises a typed reference to its printed form. */
const plainReference = (text: string) => text.toUpperCase().replace(/[\s\p{Cf}-]/gu, '')
const plainEmail = (text: string) => text.trim().toLowerCase()
const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Finds a completed order by what its customer knows. Each server counts for itself, from zero when it starts: two
 * servers on one database allow twice as many tries. (Limits of holds are counted in the database instead.)
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
      // A hash, so that the address cannot be read from this process's memory.
      { key: `email ${digest(wantedEmail).toString('base64')}`, most: hourly.ofEmail },
    ]
    const retryAfterSeconds = this.#limitedFor(counters)
    if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds }
    // Counted before the result is known, so that simultaneous searches cannot all pass before the first one fails.
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

  /** Seconds until the next try is allowed; null if it is allowed now. */
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
