import type { RequestedTicket } from '@foyer/contract/wire/orders'
import type { Clock } from '../../cache/clock.ts'

/**
 * What became of a code on another order.
 * - `added`: its id there; null where the server does not tell it.
 * - `refused`: it is not tried again.
 * - `unanswered`: nobody has judged it.
 */
export type CarryResult =
  | { readonly kind: 'added'; readonly id: string | null }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unanswered' }

/** Adds a code to an order. */
export type CarryCode = (orderId: string) => Promise<CarryResult>

/** Milliseconds: longer than an order is held. Who comes to the same page later may be somebody else. */
const lifetime = 60 * 60_000

interface RetainedCode {
  readonly orderId: string
  readonly carry: CarryCode
  /** Epoch milliseconds. */
  readonly storedAt: number
}

const openers = ['voucherId', 'ticketRedemptionCardId', 'thirdPartyMemberCardId'] as const

/**
 * Vouchers and cards that were added to orders, for the next order if theirs ends before it is paid for. They are worth
 * money: they are in the memory of this page for an hour, and in no storage.
 */
export class CarriedCodes {
  readonly #retained = new Map<string, RetainedCode>()
  /** By the id on an earlier order; null where there is none on the next. */
  readonly #nextIds = new Map<string, string | null>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get isEmpty(): boolean {
    this.#dropOld()
    return this.#retained.size === 0
  }

  /** @param id of the voucher or card on its order */
  keep(id: string, orderId: string, carry: CarryCode): void {
    this.#retained.set(id, { orderId, carry, storedAt: this.#clock.now() })
  }

  /** It was taken off its order. */
  drop(id: string): void {
    this.#retained.delete(id)
  }

  /** Nothing is carried on: the order was paid for, or given up. */
  clear(): void {
    this.#retained.clear()
    this.#nextIds.clear()
  }

  /** Adds what other orders had to this one. @returns whether something was added */
  async carryTo(orderId: string): Promise<boolean> {
    let isAdded = false
    this.#dropOld()
    for (const [id, code] of [...this.#retained]) {
      if (code.orderId === orderId) continue
      this.#retained.delete(id)
      const result = await code.carry(orderId)
      if (result.kind === 'unanswered') {
        this.#retained.set(id, code)
        continue
      }
      const nextId = result.kind === 'added' ? result.id : null
      if (nextId !== id) this.#nextIds.set(id, nextId)
      if (result.kind === 'added') isAdded = true
    }
    return isAdded
  }

  /** Tickets with the ids that vouchers and cards have now; without those that were refused. */
  toCurrent(tickets: readonly RequestedTicket[]): RequestedTicket[] {
    return tickets.map((ticket) => {
      const current = { ...ticket }
      for (const field of openers) if (current[field]) current[field] = this.#findCurrentId(current[field])
      return current
    })
  }

  #dropOld(): void {
    for (const [id, { storedAt }] of this.#retained)
      if (this.#clock.now() - storedAt > lifetime) this.#retained.delete(id)
  }

  #findCurrentId(id: string): string | null {
    const nextId = this.#nextIds.get(id)
    return typeof nextId === 'string' ? this.#findCurrentId(nextId) : nextId === null ? null : id
  }
}
