import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import type { MonetaryValue } from '@foyer/contract/wire/common'
import type { Film } from '@foyer/contract/wire/films'
import type { Customer, Order, OrderResponse } from '@foyer/contract/wire/orders'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import { failed, success, type Result } from '../../cache/result.ts'
import type { Answer } from '../../services/http/api-client.ts'
import { isMissing, type Failure } from '../../services/http/failure.ts'
import { getClockOffset, getHoldAt, type Hold } from '../../domain/hold-clock.ts'
import { getOrderLines, type OrderLine } from '../../domain/order-lines.ts'
import { orderMemoryKey, parseRemembered } from './order-memory.ts'
import { done, isSentAlready, toOutcome, type OrderOutcome } from './order-outcome.ts'
import type { CustomerDetails, HoldRequest, OrderStoreParts, OrderWork } from './order-parts.ts'
import { getKnownOrder, withKnownOrder, type OrderPhase, type OrderState } from './order-state.ts'
import { toTickets } from './selections.ts'
import { SerialQueue } from './serial-queue.ts'

const tickEvery = 1_000
const minute = 60_000
/** Hold duration that pages show if neither the initial data nor an order has it. */
const usualHoldMinutes = 10
const nothing: MonetaryValue = { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 }
type Changed = Result<Answer<OrderResponse | undefined>, Failure>

/** The order in progress: one per browser, shared by its tabs, held for a time that the server's clock decides. */
export class OrderStore {
  state: OrderState = { phase: 'restoring', failure: null }
  busy: OrderWork | null = null
  /**
   * Incremented at the begin and the end of each change of the order: an earlier answer says nothing about the current
   * hold.
   */
  changes = 0
  /** The order of this browser that has become tickets while the page lives: not one that somebody has only opened. */
  bookedOrderId: string | null = null
  /** The last completed order of this tab, also from before a reload. */
  lastBookedOrderId: string | null = null
  /** Epoch milliseconds by our clock; ticks while an order page is open. */
  now: number
  offset = 0
  /** The most that was left of a hold when the server answered, in seconds. */
  longestHold = 0
  readonly #parts: OrderStoreParts
  /** The order that was begun for a showtime and has not held anything yet. */
  #begun: { readonly orderId: string; readonly showtimeId: string } | null = null
  /** One operation on the order at a time. */
  readonly #turns = new SerialQueue()

  constructor(parts: OrderStoreParts) {
    this.#parts = parts
    this.now = parts.clock.now()
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get phase(): OrderPhase {
    return this.state.phase
  }

  /** The server's latest state; kept after expiry, so that the page can say what was lost. */
  get response(): OrderResponse | null {
    return getKnownOrder(this.state)?.response ?? null
  }

  get order(): Order | null {
    return this.response?.order ?? null
  }

  get customer(): Customer | null {
    return getKnownOrder(this.state)?.customer ?? null
  }

  /** Seats are held for this visitor. */
  get isHeld(): boolean {
    return this.phase === 'active' && this.showtimeIdInOrder !== null
  }

  get showtimeIdInOrder(): string | null {
    return this.order?.showtimes[0]?.showtimeId ?? null
  }

  /** The order's showtime, also after the server no longer returns it. */
  get showtimeIdLastHeld(): string | null {
    return this.showtimeIdInOrder ?? this.#parts.memory.read()?.showtimeId ?? null
  }

  get lines(): readonly OrderLine[] {
    return this.response ? getOrderLines(this.response, (text) => this.#parts.texts.text(text)) : []
  }

  get total(): number {
    return this.order?.totalPrice.valueIncludingTax ?? 0
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
    const expiresAt = this.order?.showtimes.length ? this.order.expiresAt : null
    return expiresAt === null ? null : getHoldAt(expiresAt, this.now + this.offset)
  }

  /** Duration of a new hold: as configured, and as the expiry of orders has shown. */
  get holdMinutes(): number {
    return Math.max(this.#parts.holdMinutes ?? 0, Math.round(this.longestHold / 60)) || usualHoldMinutes
  }

  /**
   * Whole minutes from now for which an extension would hold the seats. Zero if that is less than a minute longer than
   * the current hold: a server may give the latest end of a hold, without it there is no limit.
   */
  get minutesToExtend(): number {
    const { expiresAt, latestExpiresAt } = this.order ?? {}
    if (typeof latestExpiresAt !== 'string' || typeof expiresAt !== 'string') return this.holdMinutes
    const latest = Date.parse(latestExpiresAt)
    if (Number.isNaN(latest)) return this.holdMinutes
    if (latest - Date.parse(expiresAt) < minute) return 0
    return Math.min(this.holdMinutes, Math.floor((latest - this.now - this.offset) / minute))
  }

  showtime(): Showtime | undefined {
    return this.response?.relatedData.showtimes.find((each) => each.id === this.showtimeIdInOrder)
  }

  film(): Film | undefined {
    const { relatedData } = this.response ?? {}
    return relatedData?.films.find((film) => film.id === this.showtime()?.filmId) ?? relatedData?.films[0]
  }

  ticketTypes(): readonly TicketType[] {
    return this.response?.relatedData.ticketTypes ?? []
  }

  /** Brings the order back, follows the clock and the other tabs; returns how to stop. For after hydration. */
  start(): () => void {
    this.#parts.selections.restore()
    this.lastBookedOrderId = this.#parts.memory.bookedOrderId
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
    }
  }

  tick(): void {
    this.now = this.#parts.clock.now()
    const isWaitingForBank = this.#parts.memory.paymentStatus === 'Started'
    if (this.phase !== 'active' || !this.hold?.isOver || isWaitingForBank) return
    this.#expire()
    // Expired by our clock; the server knows whether it was paid for, cancelled or extended elsewhere.
    void this.refresh()
  }

  /** Loads the order that this browser remembers. */
  async restore(): Promise<void> {
    const remembered = this.#parts.memory.read()
    if (!remembered) {
      if (this.phase === 'restoring') this.#drop()
      return
    }
    await this.#turns.take(() => this.#fetch(remembered.id))
  }

  /** Reloads the current order. */
  async refresh(): Promise<void> {
    const id = this.order?.id ?? this.#parts.memory.read()?.id
    if (id === undefined) await this.restore()
    else await this.#turns.take(() => this.#fetch(id))
  }

  /** Holds seats and tickets of a showtime, all or nothing; creates the order if there is none. */
  holdSeats({ showtime, seatIds, tickets }: HoldRequest): Promise<OrderOutcome> {
    const body = { seats: [...seatIds], tickets: toTickets(tickets) }
    return this.#write('holding', async () => {
      const usable = await this.#findUsableOrderId(showtime)
      if (!usable.ok) return usable.failure
      let orderId = usable.value
      let isFresh = orderId === null
      for (;;) {
        if (orderId === null) {
          const created = await this.#parts.service.createStandard({
            siteId: showtime.siteId,
            bookingMode: 'Paid',
          })
          if (!created.ok) return toOutcome(created.failure)
          orderId = created.value.body.order.id
          // Remembered before the request: if its response is lost, this order may hold the seats all the same.
          this.#parts.memory.write({ id: orderId, revision: 0, showtimeId: null })
          this.#begun = { orderId, showtimeId: showtime.id }
        }
        const held = await this.#parts.service.setShowtime(orderId, showtime.id, body)
        const outcome = await this.#take(orderId, held)
        // An order that ended meanwhile is replaced once: the seats may well be free still.
        if (outcome.kind !== 'order-expired' || isFresh) return outcome
        orderId = null
        isFresh = true
      }
    })
  }

  /** Resolves when no change of the order is in progress. */
  settled(): Promise<void> {
    return when(() => this.busy === null)
  }

  /** The order that now holds places of a showtime; null without one. */
  orderIdFor(showtimeId: string): string | null {
    return this.phase === 'active' && this.showtimeIdInOrder === showtimeId ? (this.order?.id ?? null) : null
  }

  /** Holds the seats for the whole period again. */
  extend(): Promise<OrderOutcome> {
    return this.#onOrder('extending', async (id) => this.#take(id, await this.#parts.service.resetExpiry(id)))
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

  saveCustomer(details: CustomerDetails): Promise<OrderOutcome> {
    const { givenName, familyName, email, phoneNumber } = details
    const languageTag = this.#parts.texts.languageTag
    return this.#onOrder('saving-customer', async (id) => {
      const body = { name: { givenName, familyName }, email, phoneNumber, preferences: { languageTag } }
      const saved = await this.#parts.service.setCustomer(id, body)
      if (saved.ok) {
        this.#parts.memory.dropTypedDetails()
        runInAction(() => (this.state = withKnownOrder(this.state, { customer: body })))
      }
      const outcome = await this.#take(id, saved)
      // The name is kept: if the order could not be read after an empty answer, it need not be entered again.
      return saved.ok && outcome.kind === 'network' ? done : outcome
    })
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
    if (this.showtimeIdInOrder !== null) this.#parts.selections.setSeats(this.showtimeIdInOrder, [])
    this.#parts.memory.clear()
    this.#drop()
  }

  /** This browser's order has become tickets: nothing of it is chosen any more. */
  settle(orderId: string): void {
    const showtimeId = this.showtimeIdInOrder
    this.bookedOrderId = this.lastBookedOrderId = this.#parts.memory.bookedOrderId = orderId
    this.forget()
    if (showtimeId !== null) this.#parts.selections.clear(showtimeId)
  }

  /** A payment has moved the end of the hold. */
  adoptExpiry(expiresAt: string | null): void {
    if (!this.response || expiresAt === null) return
    const response = { ...this.response, order: { ...this.response.order, expiresAt } }
    this.state = withKnownOrder(this.state, { response })
  }

  async #hearOtherTab(value: string | null): Promise<void> {
    const remembered = value === null ? null : parseRemembered(JSON.parse(value))
    if (remembered) await this.restore()
    // The other tab let go of the order, or finished it: the server knows which.
    else if (this.order) await this.refresh()
  }

  /** @returns why the state of the order is unknown; null if it is known now */
  async #fetch(id: string): Promise<Failure | null> {
    const [answer, customer] = await Promise.all([
      this.#parts.service.order(id),
      this.#parts.service.customer(id),
    ])
    if (!answer.ok) return this.#failToFetch(answer.failure)
    const { body, serverTime } = answer.value
    if (body.order.status === 'Completed') {
      this.forget()
      this.#parts.memory.bookedOrderId = id
      runInAction(() => {
        this.bookedOrderId = this.lastBookedOrderId = id
        this.state = { phase: 'completed', orderId: id }
      })
      return null
    }
    // A missing answer is not "no customer": a step would ask for a known name again. What this page knows is kept.
    const isNew = this.order?.id !== id
    if (isNew && !customer.ok && !isMissing(customer.failure)) return this.#failToFetch(customer.failure)
    const known = isNew ? null : this.customer
    runInAction(() => {
      this.#adopt(body, serverTime, customer.ok ? (customer.value.body?.customer ?? null) : known)
    })
    return null
  }

  #failToFetch(failure: Failure): Failure | null {
    if (toOutcome(failure).kind !== 'order-expired') {
      if (this.phase === 'restoring') runInAction(() => (this.state = { phase: 'restoring', failure }))
      return failure
    }
    const isGone = failure.kind === 'condition' && failure.condition !== 'order-expired'
    if (isGone) {
      const showtimeId = this.showtimeIdLastHeld
      this.forget()
      runInAction(() => (this.state = { phase: 'gone', showtimeId }))
    } else {
      this.#expire()
    }
    return null
  }

  /**
   * The order to use for a showtime: the current one if it can hold it, null for a new one. The seats of another order
   * are released first; if that is refused, for example because a card was sent, the order stays and nothing new
   * begins.
   */
  async #findUsableOrderId(showtime: HoldRequest['showtime']): Promise<Result<string | null, OrderOutcome>> {
    const remembered = this.#parts.memory.read()
    // Begun for this very showtime, and refused: it is reused, and the screen stays meanwhile.
    if (remembered && this.#begun?.orderId === remembered.id && this.#begun.showtimeId === showtime.id)
      return success(remembered.id)
    // It could not be loaded on arrival, or a hold got no response. A new order would replace it in storage, while the
    // old one may be paid for, or hold the requested seats.
    const isUnknown = this.phase === 'restoring' || this.phase === 'none' || this.order?.id !== remembered?.id
    if (remembered && isUnknown) {
      const failure = await this.#fetch(remembered.id)
      if (failure) return failed(toOutcome(failure))
    }
    const { order } = this
    if (!order || this.phase !== 'active') return success(null)
    const holdsAnother = this.showtimeIdInOrder !== null && this.showtimeIdInOrder !== showtime.id
    // Not every server names the cinema of an order that holds nothing yet.
    const isElsewhere = order.siteId !== '' && order.siteId !== showtime.siteId
    if (!isElsewhere && !holdsAnother) return success(order.id)
    const result = await this.#parts.service.remove(order.id)
    const outcome = result.ok ? done : toOutcome(result.failure)
    if (outcome.kind !== 'ok' && outcome.kind !== 'order-expired') return failed(outcome)
    this.forget()
    return success(null)
  }

  /** Takes the order from a change's answer; after an empty answer, the order as read then. */
  async #take(orderId: string, changed: Changed): Promise<OrderOutcome> {
    const isChanged = !changed.ok || changed.value.body !== undefined
    const result = isChanged ? changed : await this.#parts.service.order(orderId)
    if (!result.ok) return toOutcome(result.failure)
    const { body, serverTime } = result.value
    if (body === undefined) return done
    runInAction(() => {
      this.#adopt(body, serverTime, this.customer)
    })
    const revision = (this.#parts.memory.read()?.revision ?? 0) + 1
    this.#parts.memory.write({ id: body.order.id, revision, showtimeId: this.showtimeIdInOrder })
    return done
  }

  #adopt(response: OrderResponse, serverTime: number | null, customer: Customer | null): void {
    this.#begun = null
    this.now = this.#parts.clock.now()
    this.offset = getClockOffset(serverTime, this.now, this.offset)
    this.state = { phase: 'active', response, customer }
    this.longestHold = Math.max(this.longestHold, this.hold?.secondsLeft ?? 0)
    if (this.hold?.isOver) this.#expire()
  }

  #onOrder(work: OrderWork, run: (orderId: string) => Promise<OrderOutcome>): Promise<OrderOutcome> {
    return this.#write(work, async () => {
      const id = this.order?.id
      const outcome: OrderOutcome = id === undefined ? { kind: 'order-expired' } : await run(id)
      if (outcome.kind === 'order-expired') this.#expire()
      // It may have been cancelled or paid for elsewhere: the server decides.
      if (id !== undefined && (outcome.kind === 'order-expired' || isSentAlready(outcome)))
        await this.#fetch(id)
      return outcome
    })
  }

  #write(work: OrderWork, run: () => Promise<OrderOutcome>): Promise<OrderOutcome> {
    return this.#turns.take(async () => {
      runInAction(() => {
        this.busy = work
        this.changes += 1
      })
      try {
        return await run()
      } finally {
        runInAction(() => {
          this.busy = null
          this.changes += 1
        })
      }
    })
  }

  #expire(): void {
    runInAction(() => (this.state = { phase: 'expired', lost: getKnownOrder(this.state) }))
  }

  #drop(): void {
    runInAction(() => (this.state = { phase: 'none' }))
  }
}
