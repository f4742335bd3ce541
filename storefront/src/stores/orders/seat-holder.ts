import type { Order } from '@foyer/contract/wire/orders'
import { failed, success, type Result } from '../../cache/result.ts'
import { done, toOutcome, type OrderOutcome } from './order-outcome.ts'
import type { HoldRequest, OrderStoreParts, WantedOrder } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'
import type { OrderRecord } from './order-record.ts'

type Parts = Pick<OrderStoreParts, 'service' | 'memory' | 'carriedCodes'>

/** Holds seats and tickets in the order that can have them: the current one, or a new one. */
export class SeatHolder {
  readonly #parts: Parts
  readonly #record: OrderRecord
  readonly #reader: OrderReader
  /** The order that was begun for a request and has not held anything yet. */
  #begun: ({ readonly orderId: string } & WantedOrder) | null = null

  constructor(parts: Parts, record: OrderRecord, reader: OrderReader) {
    this.#parts = parts
    this.#record = record
    this.#reader = reader
  }

  /** All or nothing. An order that ended meanwhile is replaced once: the seats may well be free still. */
  async hold({ showtime, bookingMode, seatIds, tickets, discounts }: HoldRequest): Promise<OrderOutcome> {
    const { service, memory, carriedCodes } = this.#parts
    const body = {
      seats: [...seatIds],
      ...((discounts.length > 0 || this.#hasDiscount()) && {
        discountCodes: discounts.map(({ code }) => code),
      }),
    }
    const usable = await this.#findUsableOrderId({ showtime, bookingMode })
    if (!usable.ok) return usable.failure
    let orderId = usable.value
    let isFresh = orderId === null
    for (;;) {
      if (orderId === null) {
        const created = await service.createStandard({ siteId: showtime.siteId, bookingMode })
        if (!created.ok) return toOutcome(created.failure)
        orderId = created.value.body.order.id
        // Remembered before the request: if its response is lost, this order may hold the seats all the same.
        memory.write({ id: orderId, revision: 0, showtimeId: null })
        this.#begun = { orderId, showtime, bookingMode }
      }
      await carriedCodes.carryTo(orderId)
      const held = await service.setShowtime(orderId, showtime.id, {
        ...body,
        tickets: carriedCodes.toCurrent(tickets),
      })
      const outcome = await this.#reader.take(orderId, held)
      if (outcome.kind === 'ok') this.#begun = null
      if (outcome.kind !== 'order-expired' || isFresh) return outcome
      orderId = null
      isFresh = true
    }
  }

  /** Begins an order that holds nothing yet; keeps one that can hold what is wanted. */
  async begin(wanted: WantedOrder): Promise<OrderOutcome> {
    const { service, carriedCodes } = this.#parts
    const usable = await this.#findUsableOrderId(wanted)
    if (!usable.ok) return usable.failure
    if (usable.value !== null && usable.value === this.#record.order?.id) return done
    const { showtime, bookingMode } = wanted
    const begun =
      usable.value === null
        ? await service.createStandard({ siteId: showtime.siteId, bookingMode })
        : await service.order(usable.value)
    if (!begun.ok) return toOutcome(begun.failure)
    const { id } = begun.value.body.order
    const isChanged = await carriedCodes.carryTo(id)
    return this.#reader.take(id, isChanged ? await service.order(id) : begun)
  }

  /**
   * The order to use: the current one if it can hold the showtime in this booking mode, null for a new one. The seats of
   * another order are released first; if that is refused, for example because a card was sent, the order stays and
   * nothing new begins.
   */
  async #findUsableOrderId(wanted: WantedOrder): Promise<Result<string | null, OrderOutcome>> {
    const record = this.#record
    const remembered = this.#parts.memory.read()
    // Begun for this very request, and refused: it is reused, and the screen stays meanwhile.
    if (remembered && this.#isBegunFor(remembered.id, wanted)) return success(remembered.id)
    const failure = await this.#reader.loadUnknown()
    if (failure) return failed(toOutcome(failure))
    // Loading may have brought another state.
    const { state } = record
    if (state.phase !== 'active') return success(null)
    const { order } = state.response
    if (canHold(order, wanted)) return success(order.id)
    const result = await this.#parts.service.remove(order.id)
    const outcome = result.ok ? done : toOutcome(result.failure)
    if (outcome.kind !== 'ok' && outcome.kind !== 'order-expired') return failed(outcome)
    if (record.showtimeId === wanted.showtime.id) record.makeWay()
    else record.forget()
    return success(null)
  }

  /** The codes of an order are replaced by those that are sent: without any, those it has are taken off. */
  #hasDiscount(): boolean {
    const { showtimes = [] } = this.#record.order ?? {}
    return showtimes.some(({ tickets }) => tickets.some(({ discountId }) => (discountId ?? null) !== null))
  }

  #isBegunFor(orderId: string, { showtime, bookingMode }: WantedOrder): boolean {
    return (
      this.#begun?.orderId === orderId &&
      this.#begun.showtime.id === showtime.id &&
      this.#begun.bookingMode === bookingMode
    )
  }
}

/** Whether an order can hold a showtime: an order's cinema and booking mode do not change. */
function canHold(order: Order, { showtime, bookingMode }: WantedOrder): boolean {
  const holdsAnother = order.showtimes.some(({ showtimeId }) => showtimeId !== showtime.id)
  // Not every server names the cinema or the mode of an order that holds nothing yet.
  const isElsewhere = order.siteId !== '' && order.siteId !== showtime.siteId
  const isBookedOtherwise = order.booking != null && order.booking.mode !== bookingMode
  return !holdsAnother && !isElsewhere && !isBookedOtherwise
}
