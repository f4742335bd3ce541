import type { Transaction } from 'kysely'
import type { OrderResponse, SetShowtimeRequest } from '@foyer/contract/wire/orders'
import type { Tables } from '../database/tables.ts'
import { ProblemError } from '../http/problem.ts'
import { claimPlaces, releasePlaces } from './area-claims.ts'
import {
  partnersOf,
  placesByArea,
  refusalOf,
  seatingPlanRefusal,
  seatTickets,
  type Refusal,
  type SeatedTicket,
} from './hold-rules.ts'
import { requireChangeable } from './order-access.ts'
import { orderResponse, type FactsById } from './order-document.ts'
import { lockOrder, type OrderRecord, type TicketRow } from './order-records.ts'
import type { OrderServiceDependencies } from './order-service.ts'
import { claimSeats, releaseSeats, seatsOfOthers, type ClaimSeats } from './seat-claims.ts'
import type { ShowtimeFacts } from './showtime-facts.ts'
import { factsOfOrder, type Write } from './write.ts'

/** What a hold needs. `claim` is the guard; only a test puts another in its place, to show that it guards. */
export type HoldDependencies = Omit<OrderServiceDependencies, 'ids'> & { claim?: ClaimSeats }

/** Seats and tickets of a showtime put on an order: the moment at which seats are held. */
export class HoldService {
  readonly #dependencies: HoldDependencies
  readonly #claim: ClaimSeats

  constructor(dependencies: HoldDependencies) {
    this.#dependencies = dependencies
    this.#claim = dependencies.claim ?? claimSeats
  }

  /**
   * Replaces the order's seats and tickets for the showtime, all or nothing: the old seats are free in the moment the
   * new ones are held, and stay held when the new ones are not to be had. No tickets and no seats: off the order.
   * @throws ProblemError `seats-unavailable` (with `unavailableSeatIds`), `showtime-unavailable`, and what the rules refuse
   */
  async setShowtime(
    orderId: string,
    showtimeId: string,
    request: SetShowtimeRequest,
  ): Promise<Write<OrderResponse>> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const facts = await factsOfOrder(store, catalogue, orderId, [showtimeId])
    const showtime = facts.get(showtimeId)
    if (!showtime) throw new ProblemError('showtime-unavailable')
    const now = clock.now()
    const refusal = refusalOf(request, showtime, { now, maximumTickets: settings.maximumTicketsPerOrder })
    return async (trx) => {
      const record = requireChangeable(await lockOrder(trx, orderId), now)
      // After the look at the order, so that a closed order is called that, whatever is asked of it.
      refuse(refusal)
      const command: HoldCommand = { record, showtime, request, now, facts }
      if (record.order.site_id !== showtime.siteId)
        throw new ProblemError('invalid-argument', { detail: 'The showtime is at another cinema' })
      this.#refuseTicketsElsewhere(command)
      return this.#replace(trx, command)
    }
  }

  #refuseTicketsElsewhere({ record, showtime, request }: HoldCommand): void {
    const elsewhere = record.tickets.filter((ticket) => ticket.showtime_id !== showtime.showtimeId)
    const { maximumTicketsPerOrder } = this.#dependencies.settings
    if (elsewhere.length + request.tickets.length > maximumTicketsPerOrder)
      refuse({
        condition: 'ticket-limit-exceeded',
        detail: `An order has at most ${maximumTicketsPerOrder} tickets`,
      })
    if (elsewhere.some((other) => request.tickets.some((ticket) => ticket.id === other.ticket_id)))
      refuse({ condition: 'invalid-argument', detail: 'A ticket id is used for another showtime' })
  }

  async #replace(trx: Transaction<Tables>, command: HoldCommand): Promise<OrderResponse> {
    const { record, showtime, request, now, facts } = command
    const { settings } = this.#dependencies
    const tickets = seatTickets(request, showtime)
    await this.#takeSeats(trx, command)
    await this.#takePlaces(trx, command, tickets)
    const changed = await writeTickets(trx, record, showtime, tickets)
    const total = changed.tickets.reduce((sum, row) => sum + row.price_minor + row.booking_fee_minor, 0)
    // A first hold starts the time; a change of mind does not give more of it.
    const isFirst = record.tickets.length === 0 && tickets.length > 0
    const expiresAt = isFirst ? now + settings.holdDuration : record.order.expires_at
    await trx
      .updateTable('customer_order')
      .set({ total_minor: total, expires_at: expiresAt })
      .where('id', '=', record.order.id)
      .execute()
    // Card fields that were opened for the old sum: the provider is refused when it asks whether it may charge them.
    await trx
      .deleteFrom('payment')
      .where('order_id', '=', record.order.id)
      .where('status', '=', 'NotStarted')
      .execute()
    const payments = changed.payments.filter((payment) => payment.status !== 'NotStarted')
    const order = { ...record.order, total_minor: total, expires_at: expiresAt }
    return orderResponse({ ...changed, order, payments }, facts, settings.currencyDecimals)
  }

  async #takeSeats(trx: Transaction<Tables>, command: HoldCommand): Promise<void> {
    const { record, showtime, request, now } = command
    const { showtimeId } = showtime
    const orderId = record.order.id
    const partners = partnersOf(request.seats, showtime)
    const others = await seatsOfOthers(trx, { showtimeId, orderId, seatIds: partners, now })
    const blocked = showtime.blockedSeatIds
    const gone = new Set(request.seats.filter((id) => blocked.has(id)))
    const claimed = await this.#claim(trx, {
      showtimeId,
      orderId,
      seatIds: request.seats.filter((id) => !gone.has(id)),
      state: 'held',
      expiresAt: this.#expiryOf(record, now),
      now,
    })
    for (const id of request.seats) if (!claimed.has(id)) gone.add(id)
    // Everything the statement took is given back when this throws: the transaction goes with it.
    if (gone.size > 0)
      throw new ProblemError('seats-unavailable', {
        unavailableSeatIds: request.seats.filter((id) => gone.has(id)),
      })
    const { seatingPlan } = this.#dependencies.settings
    refuse(
      seatingPlanRefusal(request.seats, showtime, seatingPlan, (id) => blocked.has(id) || others.has(id)),
    )
    await releaseSeats(trx, { orderId, showtimeId, keep: request.seats })
  }

  async #takePlaces(
    trx: Transaction<Tables>,
    { record, showtime, now }: HoldCommand,
    tickets: readonly SeatedTicket[],
  ): Promise<void> {
    const orderId = record.order.id
    const { showtimeId } = showtime
    const places = placesByArea(tickets, showtime)
    for (const [areaCategoryId, quantity] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const capacity = showtime.unallocatedAreas.get(areaCategoryId) ?? 0
      const claim = { showtimeId, areaCategoryId, orderId, quantity, capacity, state: 'held' as const, now }
      if (!(await claimPlaces(trx, { ...claim, expiresAt: this.#expiryOf(record, now) })))
        throw new ProblemError('seats-unavailable', { detail: `Area ${areaCategoryId} is full` })
    }
    await releasePlaces(trx, { orderId, showtimeId, keep: [...places.keys()] })
  }

  #expiryOf(record: OrderRecord, now: number): number {
    return record.tickets.length === 0
      ? now + this.#dependencies.settings.holdDuration
      : record.order.expires_at
  }
}

interface HoldCommand {
  readonly record: OrderRecord
  readonly showtime: ShowtimeFacts
  readonly request: SetShowtimeRequest
  /** Epoch milliseconds. */
  readonly now: number
  readonly facts: FactsById
}

function refuse(refusal: Refusal | null): void {
  if (refusal) throw new ProblemError(refusal.condition, { detail: refusal.detail })
}

/** Puts the tickets in the place of those that the order had for the showtime. */
async function writeTickets(
  trx: Transaction<Tables>,
  record: OrderRecord,
  { showtimeId }: ShowtimeFacts,
  tickets: readonly SeatedTicket[],
): Promise<OrderRecord> {
  const orderId = record.order.id
  const ofShowtime = { order_id: orderId, showtime_id: showtimeId }
  await trx
    .deleteFrom('order_ticket')
    .where('order_id', '=', orderId)
    .where('showtime_id', '=', showtimeId)
    .execute()
  const rows: TicketRow[] = tickets.map(({ ticketId, offer, seatId }, position) => ({
    ...ofShowtime,
    ticket_id: ticketId,
    ticket_type_id: offer.ticketTypeId,
    area_category_id: offer.areaCategoryId,
    seat_id: seatId,
    price_minor: offer.priceMinor,
    booking_fee_minor: offer.bookingFeeMinor,
    tax_basis_points: offer.taxBasisPoints,
    position,
  }))
  const isOn = record.showtimeIds.includes(showtimeId)
  if (rows.length > 0) {
    if (!isOn)
      await trx
        .insertInto('order_showtime')
        .values({ ...ofShowtime, position: record.showtimeIds.length })
        .execute()
    await trx.insertInto('order_ticket').values(rows).execute()
  } else if (isOn) {
    await trx
      .deleteFrom('order_showtime')
      .where('order_id', '=', orderId)
      .where('showtime_id', '=', showtimeId)
      .execute()
  }
  const others = record.showtimeIds.filter((id) => id !== showtimeId)
  return {
    ...record,
    showtimeIds: rows.length === 0 ? others : isOn ? record.showtimeIds : [...others, showtimeId],
    tickets: [...record.tickets.filter((ticket) => ticket.showtime_id !== showtimeId), ...rows],
  }
}
