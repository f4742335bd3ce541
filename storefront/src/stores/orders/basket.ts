import { makeAutoObservable, observableRef } from 'mobx'
import type { BookingMode } from '@foyer/contract/wire/enumerations'
import { readJson, type Storage } from '../browser/storage.ts'
import {
  emptyBasket,
  noItems,
  toTickets,
  type AppliedDiscount,
  type Basket,
  type BasketTicket,
} from './basket-content.ts'
import { parseBasket, toStoredBasket } from './parse-basket.ts'

export const basketKey = 'foyer-basket'

/** The part of the basket that a showtime has. */
export type Selection = Pick<Basket, 'bookingMode' | 'seatIds' | 'tickets' | 'discounts'>

/** The part of the basket that a cinema's menu fills. */
export type ItemSelection = Pick<
  Basket,
  'items' | 'delivery' | 'itemDeliveriesComment' | 'tip' | 'placeAddress'
>

const nothing: Selection = emptyBasket

export interface BasketParts {
  /** Of the browser, and of no visitor in it: the basket stays at sign-in. */
  local: Storage
  onLocalChange: (listener: (key: string, value: string | null) => void) => () => void
}

/** The basket: one per browser, shared by its tabs. Empty until the browser's storage has been read. */
export class BasketStore {
  content: Basket = emptyBasket
  #isRestored = false
  readonly #parts: BasketParts

  constructor(parts: BasketParts) {
    this.#parts = parts
    makeAutoObservable(this, { content: observableRef }, { autoBind: true })
  }

  /** Reads the stored basket and follows the other tabs; returns how to stop. For after hydration. */
  start(): () => void {
    this.restore()
    return this.#parts.onLocalChange((key) => {
      if (key === basketKey) this.restore()
    })
  }

  /** Reads the stored basket. */
  restore(): void {
    this.#isRestored = true
    const stored = readJson(this.#parts.local, basketKey)
    this.content = stored === null ? emptyBasket : parseBasket(stored)
  }

  /** The seats and tickets of a showtime; none of another than the basket's. */
  of(showtimeId: string): Selection {
    return this.content.showtimeId === showtimeId ? this.content : nothing
  }

  /**
   * Replaces the seats and the quantities of a showtime's tickets. A ticket that is still wanted keeps what opens its
   * price. Those of another showtime are dropped; goods stay as long as the cinema does.
   */
  choose(
    showtime: ShowtimeKey,
    chosen: { readonly seatIds: readonly string[]; readonly quantities: Readonly<Record<string, number>> },
  ): Selection {
    const { tickets } = this.of(showtime.id)
    return this.#select(showtime, {
      seatIds: [...chosen.seatIds],
      tickets: toTickets(chosen.quantities, tickets),
    })
  }

  chooseBookingMode(showtime: ShowtimeKey, bookingMode: BookingMode): void {
    this.#select(showtime, { bookingMode })
  }

  /** Replaces tickets by the same ones with another opener of their price. */
  setTickets(showtime: ShowtimeKey, tickets: readonly BasketTicket[]): Selection {
    return this.#select(showtime, { tickets })
  }

  /** Replaces the codes of discounts. A ticket does not ask for a discount whose code is not there any more. */
  setDiscounts(showtime: ShowtimeKey, discounts: readonly AppliedDiscount[]): void {
    const before = this.#getSelection(showtime.id)
    const removed = before.discounts
      .map(({ discountId }) => discountId)
      .filter((id) => discounts.every(({ discountId }) => discountId !== id))
    const tickets = before.tickets.map(({ discountId, ...ticket }) =>
      typeof discountId === 'string' && !removed.includes(discountId) ? { ...ticket, discountId } : ticket,
    )
    this.#select(showtime, { discounts, tickets })
  }

  /** The goods of a cinema; none of another than the basket's. */
  itemsAt(siteId: string): ItemSelection {
    return this.content.siteId === siteId ? this.content : noItems
  }

  /**
   * Changes the goods of a cinema, with their delivery, note, tip and place. Those of another cinema are dropped, with its
   * seats and tickets: an order is of one cinema.
   */
  changeItems(siteId: string, change: Partial<ItemSelection>): void {
    const before = this.#read()
    const isHere = before.siteId === siteId
    const { items, delivery, itemDeliveriesComment, tip } = isHere ? before : noItems
    // Another way to reach the visitor is not the one that a code has named.
    const placeAddress = isHere && change.delivery === undefined ? before.placeAddress : null
    const goods = { items, delivery, itemDeliveriesComment, tip, placeAddress, ...change }
    this.#write({ ...(isHere ? before : { ...emptyBasket, siteId }), ...goods })
  }

  /** The goods have been bought, or are not wanted any more. */
  dropItems(): void {
    if (this.#read().items.length > 0 || this.content.tip !== null)
      this.#write({ ...this.content, ...noItems })
  }

  /** The seats of a showtime are not wanted any more; its tickets are. */
  dropSeats(showtimeId: string): void {
    if (this.#read().showtimeId === showtimeId) this.#write({ ...this.content, seatIds: [] })
  }

  /** Empties the basket. */
  clear(): void {
    this.#isRestored = true
    this.content = emptyBasket
    this.#parts.local.remove(basketKey)
  }

  #select({ id, siteId }: ShowtimeKey, change: Partial<Selection>): Selection {
    const { bookingMode, seatIds, tickets, discounts } = this.#getSelection(id)
    const selection = { bookingMode, seatIds, tickets, discounts, ...change }
    const goods = this.content.siteId === null || this.content.siteId === siteId ? {} : noItems
    this.#write({ ...this.content, ...goods, showtimeId: id, siteId, ...selection })
    return this.content
  }

  #getSelection(showtimeId: string): Selection {
    return this.#read().showtimeId === showtimeId ? this.content : nothing
  }

  /** What a press changes before the stored basket was read is a change of the stored one. */
  #read(): Basket {
    if (!this.#isRestored) this.restore()
    return this.content
  }

  #write(basket: Basket): void {
    this.content = basket
    this.#parts.local.set(basketKey, toStoredBasket(basket))
  }
}

export interface ShowtimeKey {
  readonly id: string
  readonly siteId: string
}
