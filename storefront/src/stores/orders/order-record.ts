import { makeAutoObservable, observableRef } from 'mobx'
import type { Customer, Order, OrderResponse } from '@foyer/contract/wire/orders'
import type { Failure } from '../../services/http/failure.ts'
import type { Hold } from '../../domain/hold-clock.ts'
import { HoldTime } from './hold-time.ts'
import type { OrderStoreParts } from './order-parts.ts'
import {
  getKnownOrder,
  getShowtimeIdInOrder,
  changeKnownOrder,
  type KnownOrder,
  type OrderState,
} from './order-state.ts'

/** The order's state and the ways from one to another, in this page and in what its browser remembers. Calls nobody. */
export class OrderRecord {
  state: OrderState = { phase: 'restoring', failure: null }
  /** The order of this browser that has become tickets while the page lives: not one that somebody has only opened. */
  bookedOrderId: string | null = null
  /** The last completed order of this tab, also from before a reload. */
  lastBookedOrderId: string | null = null
  readonly time: HoldTime
  readonly #parts: Pick<OrderStoreParts, 'basket' | 'memory' | 'carriedCodes' | 'lastGoods'>

  constructor({ basket, memory, carriedCodes, lastGoods, clock, holdMinutes }: OrderStoreParts) {
    this.#parts = { basket, memory, carriedCodes, lastGoods }
    this.time = new HoldTime(clock, holdMinutes)
    makeAutoObservable(this, { state: observableRef, time: false }, { autoBind: true })
  }

  /** The server's latest state; kept after expiry, so that the page can say what was lost. */
  get known(): KnownOrder | null {
    return getKnownOrder(this.state)
  }

  get order(): Order | null {
    return this.known?.response.order ?? null
  }

  get showtimeId(): string | null {
    return getShowtimeIdInOrder(this.state)
  }

  /** The order's showtime, also after the server no longer returns it. */
  get showtimeIdLastHeld(): string | null {
    return this.showtimeId ?? this.#parts.memory.read()?.showtimeId ?? null
  }

  get hold(): Hold | null {
    return this.time.getHold(this.order)
  }

  /** The server has answered with the order. */
  adopt(response: OrderResponse, serverTime: number | null, customer: Customer | null): void {
    this.time.syncWith(serverTime)
    this.state = { phase: 'active', response, customer }
    this.time.noteHold(this.hold?.secondsLeft ?? 0)
    if (this.hold?.isOver) this.expire()
  }

  change(change: Partial<KnownOrder>): void {
    this.state = changeKnownOrder(this.state, change)
  }

  /** Loading has failed. What is known stays; without it, the page says why. */
  fail(failure: Failure): void {
    if (this.state.phase === 'restoring') this.state = { phase: 'restoring', failure }
  }

  /** The hold has ended by time. */
  expire(): void {
    this.state = { phase: 'expired', lost: this.known }
  }

  /** It was given up, possibly in another tab. */
  vanish(): void {
    const showtimeId = this.showtimeIdLastHeld
    this.#parts.carriedCodes.clear()
    this.forget()
    this.state = { phase: 'gone', showtimeId }
  }

  /** Nothing is remembered, so that there is nothing to restore. */
  endRestoring(): void {
    if (this.state.phase === 'restoring') this.state = { phase: 'none' }
  }

  /** Lets go of the order in this browser; on the server it ends by itself. */
  forget(): void {
    if (this.showtimeId !== null) this.#parts.basket.dropSeats(this.showtimeId)
    this.makeWay()
  }

  /** Lets go of the order for another one that wants its seats: they stay chosen. */
  makeWay(): void {
    this.#parts.memory.clear()
    this.state = { phase: 'none' }
  }

  /** This browser's order has become tickets: nothing of it is chosen any more. */
  settle(orderId: string): void {
    const { basket, memory, carriedCodes } = this.#parts
    carriedCodes.clear()
    const showtimeId = this.showtimeIdLastHeld
    const isGiftShop = this.order?.id === orderId && this.order.type === 'GiftShop'
    if (!isGiftShop) this.#keepGoods()
    this.forget()
    this.bookedOrderId = this.lastBookedOrderId = memory.bookedOrderId = orderId
    // The gift shop has a basket of its own.
    if (isGiftShop) return
    // Another tab may have gone on to another showtime; goods go with the order that they were on.
    if (basket.content.showtimeId === showtimeId) basket.clear()
    else basket.dropItems()
  }

  /** What was bought can be had again: as it was chosen, since an order need not say that. */
  #keepGoods(): void {
    const { siteId, items } = this.#parts.basket.content
    const { response } = this.known ?? {}
    if (siteId === null || items.length === 0 || response?.order.items.length === 0) return
    const named = response?.relatedData.items ?? []
    this.#parts.lastGoods.keep({
      siteId,
      lines: items.map(({ itemId, quantity, modifiers, comment }) => ({
        ...{ itemId, quantity, modifiers, comment },
        name: named.find(({ id }) => id === itemId)?.name ?? null,
      })),
    })
  }

  /** It was found completed when it was loaded. */
  complete(orderId: string): void {
    this.settle(orderId)
    this.state = { phase: 'completed', orderId }
  }
}
