import { makeAutoObservable, runInAction, when } from 'mobx'
import type { MonetaryValue } from '@foyer/contract/wire/common'
import type { Film } from '@foyer/contract/wire/films'
import type { Customer, Order } from '@foyer/contract/wire/orders'
import type { Hold } from '../../domain/hold-clock.ts'
import { hasContents } from '../../domain/order-contents.ts'
import { getOrderLines, type OrderLine } from '../../domain/order-lines.ts'
import { orderMemoryKey, parseRemembered } from './order-memory.ts'
import { done, isSentAlready, toOutcome, type OrderOutcome } from './order-outcome.ts'
import type { CustomerDetails, HoldRequest, OrderStoreParts, OrderWork, WantedOrder } from './order-parts.ts'
import { OrderReader, type Changed } from './order-reader.ts'
import { OrderRecord } from './order-record.ts'
import { beginAtSite } from './begin-at-site.ts'
import { beginGiftShop, type GiftShopBegin, type WantedGifts } from './begin-gift-shop.ts'
import type { OrderState } from './order-state.ts'
import { SeatHolder } from './seat-holder.ts'
import { SerialQueue } from './serial-queue.ts'

const tickEvery = 1_000
const nothing: MonetaryValue = { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 }

/** The order in progress: one per browser, shared by its tabs, held for a time that the server's clock decides. */
export class OrderStore {
  busy: OrderWork | null = null
  /**
   * Incremented at the begin and the end of each change of the order: an earlier answer says nothing about the current
   * hold.
   */
  changes = 0
  readonly #parts: OrderStoreParts
  readonly #record: OrderRecord
  readonly #reader: OrderReader
  readonly #holder: SeatHolder
  /** One operation on the order at a time. */
  readonly #turns = new SerialQueue()

  constructor(parts: OrderStoreParts) {
    this.#parts = parts
    this.#record = new OrderRecord(parts)
    this.#reader = new OrderReader(parts, this.#record)
    this.#holder = new SeatHolder(parts, this.#record, this.#reader)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get state(): OrderState {
    return this.#record.state
  }

  get order(): Order | null {
    return this.#record.order
  }

  get customer(): Customer | null {
    return this.#record.known?.customer ?? null
  }

  /** An order is in progress with something on it, be it seats or goods. */
  get isOpen(): boolean {
    return this.state.phase === 'active' && hasContents(this.state.response.order)
  }

  /** Seats are held for this visitor. */
  get isHeld(): boolean {
    return this.state.phase === 'active' && this.showtimeIdInOrder !== null
  }

  get showtimeIdInOrder(): string | null {
    return this.#record.showtimeId
  }

  /** The order's showtime, also after the server no longer returns it. */
  get showtimeIdLastHeld(): string | null {
    return this.#record.showtimeIdLastHeld
  }

  /** The order of this browser that has become tickets while the page lives: not one that somebody has only opened. */
  get bookedOrderId(): string | null {
    return this.#record.bookedOrderId
  }

  /** The last completed order of this tab, also from before a reload. */
  get lastBookedOrderId(): string | null {
    return this.#record.lastBookedOrderId
  }

  get lines(): readonly OrderLine[] {
    const response = this.#record.known?.response
    return response ? getOrderLines(response, (text) => this.#parts.texts.text(text)) : []
  }

  get total(): number {
    return this.totals.total.valueIncludingTax
  }

  /** The amount due, with fees and tax, and the fees in it. */
  get totals(): { total: MonetaryValue; bookingFee: MonetaryValue } {
    return {
      total: this.order?.totalPrice ?? nothing,
      bookingFee: this.order?.booking?.totalBookingFee ?? nothing,
    }
  }

  /** Remaining hold; null if nothing is held. */
  get hold(): Hold | null {
    return this.#record.hold
  }

  /** Duration of a new hold: as configured, and as the expiry of orders has shown. */
  get holdMinutes(): number {
    return this.#record.time.holdMinutes
  }

  /** Whole minutes from now for which an extension would hold the seats; 0 where it would hardly help. */
  get minutesToExtend(): number {
    return this.#record.time.getMinutesToExtend(this.order)
  }

  film(): Film | undefined {
    const related = this.#record.known?.response.relatedData
    const showtime = related?.showtimes.find(({ id }) => id === this.showtimeIdInOrder)
    return related?.films.find((film) => film.id === showtime?.filmId) ?? related?.films[0]
  }

  /** Brings the order and the basket back, follows the clock and the other tabs; returns how to stop. For after hydration. */
  start(): () => void {
    const stopBasket = this.#parts.basket.start()
    runInAction(() => (this.#record.lastBookedOrderId = this.#parts.memory.bookedOrderId))
    void this.restore()
    const timer = setInterval(() => {
      this.tick()
    }, tickEvery)
    const stopHearing = this.#parts.onLocalChange((key, value) => {
      if (key === orderMemoryKey) void this.#hearOtherTab(value)
    })
    return () => {
      clearInterval(timer)
      stopHearing()
      stopBasket()
    }
  }

  tick(): void {
    this.#record.time.tick()
    const isWaitingForBank = this.#parts.memory.paymentStatus === 'Started'
    if (this.state.phase !== 'active' || !this.hold?.isOver || isWaitingForBank) return
    this.#record.expire()
    // Expired by our clock; the server knows whether it was paid for, cancelled or extended elsewhere.
    void this.refresh()
  }

  /** Loads the order that this browser remembers. */
  async restore(): Promise<void> {
    const remembered = this.#parts.memory.read()
    if (remembered) await this.#turns.take(() => this.#reader.load(remembered.id))
    else this.#record.endRestoring()
  }

  /** Reloads the current order. */
  async refresh(): Promise<void> {
    const id = this.order?.id ?? this.#parts.memory.read()?.id
    if (id === undefined) await this.restore()
    else await this.#turns.take(() => this.#reader.load(id))
  }

  /**
   * Holds seats and tickets of a showtime, all or nothing; creates the order if there is none, or if the current one is
   * of another showtime, cinema or booking mode.
   */
  holdSeats(request: HoldRequest): Promise<OrderOutcome> {
    // As it is now: what is chosen may change while another operation ends.
    const wanted = { ...request, seatIds: [...request.seatIds], tickets: [...request.tickets] }
    return this.#write('holding', () => this.#holder.hold(wanted))
  }

  /** Begins the order that codes are put on before anything is held; keeps one that can hold the showtime. */
  begin(wanted: WantedOrder): Promise<OrderOutcome> {
    return this.#write('adding-code', () => this.#holder.begin(wanted))
  }

  /** Begins an order at a cinema that goods are put on; keeps the current one of that cinema, with what is on it. */
  beginAtSite(siteId: string): Promise<OrderOutcome> {
    return this.#write('setting-items', () => beginAtSite(siteId, this.#parts, this.#record, this.#reader))
  }

  /** Begins an order of the gift shop; keeps the current one where it is one. */
  beginGiftShop(wanted: WantedGifts): Promise<GiftShopBegin> {
    return this.#write('setting-items', () => beginGiftShop(wanted, this.#parts, this.#record, this.#reader))
  }

  /** Begins the next order if the one that has ended had vouchers or cards, so that what they open is on sale again. */
  async resume(wanted: WantedOrder): Promise<void> {
    if (!this.#parts.carriedCodes.isEmpty) await this.begin(wanted)
  }

  /** Resolves when no change of the order is in progress. */
  settled(): Promise<void> {
    return when(() => this.busy === null)
  }

  /** The order that now holds places of a showtime; null without one. */
  orderIdFor(showtimeId: string): string | null {
    return this.isHeld && this.showtimeIdInOrder === showtimeId ? (this.order?.id ?? null) : null
  }

  /** Holds the seats for the whole period again. */
  extend(): Promise<OrderOutcome> {
    return this.change('extending', (id) => this.#parts.service.resetExpiry(id))
  }

  /** Customer details typed before a reload, by field. */
  typedDetails(): Readonly<Record<string, string>> | null {
    const id = this.order?.id
    return id === undefined ? null : this.#parts.memory.typedDetails(id)
  }

  /** Stores input, in this tab and for the life of the order. */
  keepTypedDetails(fields: Readonly<Record<string, string>>): void {
    if (this.order) this.#parts.memory.keepTypedDetails(this.order.id, fields)
  }

  async saveCustomer(details: CustomerDetails): Promise<OrderOutcome> {
    const { givenName, familyName, email, phoneNumber } = details
    const languageTag = this.#parts.texts.languageTag
    const body = { name: { givenName, familyName }, email, phoneNumber, preferences: { languageTag } }
    let isSaved = false
    const outcome = await this.change('saving-customer', async (id) => {
      const saved = await this.#parts.service.setCustomer(id, body)
      if (saved.ok) {
        isSaved = true
        this.#parts.memory.dropTypedDetails()
        this.#record.change({ customer: body })
      }
      return saved
    })
    // The name is kept: if the order could not be read after an empty answer, it need not be entered again.
    return isSaved && outcome.kind === 'network' ? done : outcome
  }

  /** Releases the seats. Skipped while an embedded payment is Created or Started: it may still take money. */
  cancel(): Promise<OrderOutcome | { kind: 'skipped' }> {
    if (this.#parts.memory.isPaying) return Promise.resolve({ kind: 'skipped' })
    return this.#onOrder('cancelling', async (id) => {
      const result = await this.#parts.service.remove(id)
      const outcome = result.ok ? done : toOutcome(result.failure)
      if (outcome.kind === 'ok' || outcome.kind === 'order-expired') {
        this.forget()
        return done
      }
      this.#parts.logger.warn('The order could not be cancelled')
      return outcome
    })
  }

  /** Lets go of the order in this browser; on the server it ends by itself. */
  forget(): void {
    this.#record.forget()
  }

  /** This browser's order has become tickets: nothing of it is chosen any more. */
  settle(orderId: string): void {
    this.#record.settle(orderId)
  }

  /** A payment has moved the end of the hold. */
  adoptExpiry(expiresAt: string | null): void {
    const response = this.#record.known?.response
    if (!response || expiresAt === null) return
    this.#record.change({ response: { ...response, order: { ...response.order, expiresAt } } })
  }

  async #hearOtherTab(value: string | null): Promise<void> {
    const remembered = value === null ? null : parseRemembered(JSON.parse(value))
    if (remembered) await this.restore()
    // The other tab let go of the order, or finished it: the server knows which.
    else if (this.order) await this.refresh()
  }

  /** A change of the current order, in its turn; an answer without the order is followed by reading it. */
  change(work: OrderWork, call: (orderId: string) => Promise<Changed>): Promise<OrderOutcome> {
    return this.#onOrder(work, async (id) => this.#reader.take(id, await call(id)))
  }

  #onOrder(work: OrderWork, run: (orderId: string) => Promise<OrderOutcome>): Promise<OrderOutcome> {
    return this.#write(work, async () => {
      const id = this.order?.id
      const outcome: OrderOutcome = id === undefined ? { kind: 'order-expired' } : await run(id)
      if (outcome.kind === 'order-expired') this.#record.expire()
      // It may have been cancelled or paid for elsewhere: the server decides.
      if (id !== undefined && (outcome.kind === 'order-expired' || isSentAlready(outcome)))
        await this.#reader.load(id)
      return outcome
    })
  }

  #write<Outcome>(work: OrderWork, run: () => Promise<Outcome>): Promise<Outcome> {
    return this.#turns.take(async () => {
      this.#setWork(work)
      try {
        return await run()
      } finally {
        this.#setWork(null)
      }
    })
  }

  #setWork(work: OrderWork | null): void {
    runInAction(() => {
      this.busy = work
      this.changes += 1
    })
  }
}
