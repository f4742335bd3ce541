import { makeAutoObservable, observableRef } from 'mobx'
import { readJson } from '../browser/storage.ts'
import type { BasketParts } from '../orders/basket.ts'
import { countItems, createLineId, isSameChoice, setQuantity, type NewItem } from '../orders/basket-items.ts'
import {
  emptyGiftBasket,
  type GiftBasket,
  type GiftCardChoice,
  type GiftLine,
} from './gift-basket-content.ts'
import { parseGiftBasket, toStoredGiftBasket } from './parse-gift-basket.ts'

export const giftBasketKey = 'foyer-gift-basket'

/**
 * The gift shop's basket: one per browser, shared by its tabs, apart from that of tickets, since an order has either.
 * Empty until the browser's storage has been read.
 */
export class GiftBasketStore {
  content: GiftBasket = emptyGiftBasket
  /** The browser's storage has been read: no lines now means that there are none. */
  isRestored = false
  readonly #parts: BasketParts

  constructor(parts: BasketParts) {
    this.#parts = parts
    makeAutoObservable(this, { content: observableRef }, { autoBind: true })
  }

  /** Reads the stored basket and follows the other tabs; returns how to stop. For after hydration. */
  start(): () => void {
    this.restore()
    return this.#parts.onLocalChange((key) => {
      if (key === giftBasketKey) this.restore()
    })
  }

  /** Reads the stored basket. */
  restore(): void {
    this.isRestored = true
    const stored = readJson(this.#parts.local, giftBasketKey)
    this.content = stored === null ? emptyGiftBasket : parseGiftBasket(stored)
  }

  get lines(): readonly GiftLine[] {
    return this.content.lines
  }

  /** Pieces in all lines. */
  get count(): number {
    return countItems(this.content.lines)
  }

  /** The cinema where goods are fetched; null until it is chosen. */
  get siteId(): string | null {
    return this.content.siteId
  }

  /** Undefined for a line that is not there, or no longer. */
  findLine(lineId: string): GiftLine | undefined {
    return this.content.lines.find(({ id }) => id === lineId)
  }

  /** Adds a gift card as a line of its own. @returns the line's id */
  addGiftCard(itemId: string, giftCard: GiftCardChoice): string {
    const { lines } = this.#read()
    const id = createLineId(lines, itemId)
    this.#setLines([...lines, { id, itemId, quantity: 1, modifiers: [], comment: '', giftCard }])
    return id
  }

  /** Changes what a card is made of. Nothing changes where the line is not there. */
  changeGiftCard(lineId: string, giftCard: GiftCardChoice): void {
    const { lines } = this.#read()
    this.#setLines(lines.map((line) => (line.id === lineId ? { ...line, giftCard } : line)))
  }

  /** Adds goods, to a line that is chosen in the same way where there is one. */
  addItem(item: NewItem): void {
    const { lines } = this.#read()
    const same = lines.find((line) => line.giftCard === null && isSameChoice(line, item))
    if (same) this.setQuantity(same.id, same.quantity + item.quantity)
    else this.#setLines([...lines, { id: createLineId(lines, item.itemId), ...item, giftCard: null }])
  }

  /** Replaces the goods of a line in its place. */
  replace(lineId: string, item: NewItem): void {
    const { lines } = this.#read()
    this.#setLines(
      lines.map((line) => (line.id === lineId ? { id: lineId, giftCard: line.giftCard, ...item } : line)),
    )
  }

  /** Keeps the reward of a line, which is paid from now on. */
  payFor(lineId: string): void {
    const { lines } = this.#read()
    this.#setLines(
      lines.map(({ rewardId, ...line }) =>
        line.id === lineId || rewardId === undefined ? line : { ...line, rewardId },
      ),
    )
  }

  /** Sets the quantity of a line; none takes it out. */
  setQuantity(lineId: string, quantity: number): void {
    this.#setLines(setQuantity(this.#read().lines, lineId, quantity))
  }

  /** Takes a line out. @returns puts it back where it was */
  remove(lineId: string): () => void {
    const { lines } = this.#read()
    const place = lines.findIndex(({ id }) => id === lineId)
    const line = lines[place]
    if (!line) return () => undefined
    this.setQuantity(lineId, 0)
    return () => {
      const now = this.#read().lines
      if (now.some(({ id }) => id === lineId)) return
      this.#setLines(now.toSpliced(place, 0, line))
    }
  }

  chooseSite(siteId: string): void {
    this.#write({ ...this.#read(), siteId })
  }

  /** The lines have been put on an order. */
  noteSent(orderId: string): void {
    this.#write({ ...this.#read(), orderId })
  }

  /** An order has been paid: empties the basket if it was put on that order. The cinema stays chosen. */
  settle(orderId: string): void {
    const { siteId, orderId: sentId } = this.#read()
    if (sentId === orderId) this.#write({ ...emptyGiftBasket, siteId })
  }

  /** What a press changes before the stored basket was read is a change of the stored one. */
  #read(): GiftBasket {
    if (!this.isRestored) this.restore()
    return this.content
  }

  #setLines(lines: readonly GiftLine[]): void {
    this.#write({ ...this.#read(), lines })
  }

  #write(basket: GiftBasket): void {
    this.content = basket
    this.#parts.local.set(giftBasketKey, toStoredGiftBasket(basket))
  }
}
