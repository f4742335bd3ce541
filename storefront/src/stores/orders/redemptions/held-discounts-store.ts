import { makeAutoObservable, runInAction } from 'mobx'
import type { OrderShowtime } from '@foyer/contract/wire/orders'
import { addAmounts } from '../../../domain/amounts.ts'
import type { OrdersService } from '../../../services/ocapi/orders.ts'
import type { AppliedDiscount } from '../basket-content.ts'
import type { BasketStore, ShowtimeKey } from '../basket.ts'
import { addCode, removeCode, type DiscountCodeResult, type DiscountsStore } from '../discounts.ts'
import { done, type OrderOutcome, type RefusedOutcome } from '../order-outcome.ts'
import type { OrderWork } from '../order-parts.ts'
import type { OrderStore } from '../order.ts'
import { isPlain, toRequested } from './redeemed-tickets.ts'

export interface HeldDiscountsStoreParts {
  orders: Pick<OrdersService, 'setShowtime'>
  order: OrderStore
  basket: BasketStore
  discounts: DiscountsStore
  /** The order costs another sum: a payment that was begun for the old one is over. */
  onChanged: () => void
}

/**
 * Result of entering the code of a discount for tickets that are held: that of looking it up, or why the order was not
 * changed.
 * - `not-for-order`: it takes nothing off any of these tickets.
 */
export type HeldDiscountResult = DiscountCodeResult | { readonly kind: 'not-for-order' } | RefusedOutcome

/** What a discount takes off the tickets of an order. */
export interface DiscountEffect {
  readonly tickets: number
  /** In the currency's main unit. */
  readonly saved: number
}

/** Codes of discounts for tickets that are held: the same seats and tickets are set again, with other codes. */
export class HeldDiscountsStore {
  /** Id of the discount that is being taken off; null without one. */
  removingId: string | null = null
  /** Orders and discounts for which codes were sent on arrival: they are not sent on each one. */
  readonly #sent = new Set<string>()
  readonly #parts: HeldDiscountsStoreParts

  constructor(parts: HeldDiscountsStoreParts) {
    this.#parts = parts
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** What a discount takes off the tickets that are held. */
  getEffect(discountId: string): DiscountEffect {
    const tickets = (this.#parts.order.order?.showtimes ?? []).flatMap((showtime) =>
      showtime.tickets.filter((ticket) => ticket.discountId === discountId),
    )
    return {
      tickets: tickets.length,
      saved: addAmounts(tickets.map(({ amountSaved }) => amountSaved.valueIncludingTax)),
    }
  }

  /** Puts the code of a discount on the order. One that takes nothing off is taken off again. */
  async add(showtime: ShowtimeKey, code: string): Promise<HeldDiscountResult> {
    const result = await this.#parts.discounts.check(showtime.id, code)
    if (result.kind !== 'available') return result
    const { discountId, ticketTypeIds } = result.discount
    const tickets = this.#find(showtime.id)?.tickets ?? []
    if (!tickets.some((ticket) => isPlain(ticket) && ticketTypeIds.includes(ticket.ticketTypeId)))
      return { kind: 'not-for-order' }
    const before = this.#parts.discounts.applied(showtime.id)
    const after = addCode(before, { code, discountId })
    const outcome = await this.#send('adding-code', showtime.id, after)
    if (outcome.kind !== 'ok') return outcome
    // Each ticket has the discount that saves most: that may still be another one.
    if (this.getEffect(discountId).tickets === 0) {
      await this.#send('removing-code', showtime.id, before)
      return { kind: 'not-for-order' }
    }
    this.#parts.basket.setDiscounts(showtime, after)
    return result
  }

  /** Sends the codes that were entered since the tickets were held. What takes nothing off stays, and says so in the list. */
  async applyWaiting(showtimeId: string): Promise<void> {
    const { order, discounts } = this.#parts
    const orderId = order.orderIdFor(showtimeId)
    const applied = discounts.applied(showtimeId)
    const waiting = applied
      .filter(({ discountId }) => this.getEffect(discountId).tickets === 0)
      .map(({ discountId }) => JSON.stringify([orderId, discountId]))
      .filter((key) => !this.#sent.has(key))
    if (orderId === null || waiting.length === 0) return
    for (const key of waiting) this.#sent.add(key)
    await this.#send('adding-code', showtimeId, applied)
  }

  /** Takes the code of a discount off: its tickets cost what they did. */
  async remove(showtime: ShowtimeKey, discountId: string): Promise<OrderOutcome> {
    if (this.removingId !== null) return done
    this.removingId = discountId
    try {
      const others = removeCode(this.#parts.discounts.applied(showtime.id), discountId)
      const outcome = await this.#send('removing-code', showtime.id, others)
      if (outcome.kind === 'ok') this.#parts.basket.setDiscounts(showtime, others)
      return outcome
    } finally {
      runInAction(() => (this.removingId = null))
    }
  }

  #find(showtimeId: string): OrderShowtime | undefined {
    return this.#parts.order.order?.showtimes.find((each) => each.showtimeId === showtimeId)
  }

  async #send(
    work: OrderWork,
    showtimeId: string,
    applied: readonly AppliedDiscount[],
  ): Promise<OrderOutcome> {
    const { order, orders, onChanged } = this.#parts
    const showtime = this.#find(showtimeId)
    if (!showtime) return { kind: 'order-expired' }
    const outcome = await order.change(work, (orderId) => {
      // As they are now: another change may have come before.
      const { seats, tickets } = this.#find(showtimeId) ?? showtime
      return orders.setShowtime(orderId, showtimeId, {
        seats: seats.map(({ id }) => id),
        tickets: tickets.map(toRequested),
        discountCodes: applied.map(({ code }) => code),
      })
    })
    if (outcome.kind === 'ok') onChanged()
    return outcome
  }
}
