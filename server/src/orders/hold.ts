import type { Transaction } from 'kysely'
import type { OrderResponse, SetShowtimeRequest } from '@foyer/contract/wire/orders'
import type { Tables } from '../database/tables.ts'
import type { ProofOfWorkCaptcha } from '../captcha/proof-of-work.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { ProblemError } from '../http/problem.ts'
import { claimPlaces, releasePlaces } from './area-claims.ts'
import {
  listPartners,
  countPlacesByArea,
  findRefusal,
  findSeatingPlanRefusal,
  assignSeats,
  type Refusal,
  type SeatedTicket,
} from './hold-rules.ts'
import { getShowtimeLimits, listUnpaidHolds, type UnpaidHold } from './hold-limits.ts'
import { requireChangeable } from './order-access.ts'
import { getLatestEnd, toOrderResponse, type ShowtimeDetailsById } from './order-document.ts'
import { lockOrder, type OrderRecord, type TicketRow } from './order-records.ts'
import type { OrderServiceDependencies } from './order-service.ts'
import { claimSeats, releaseSeats, findSeatsOfOthers, type ClaimSeats } from './seat-claims.ts'
import type { ShowtimeDetails } from './showtime-details.ts'
import type { Write } from '../database/write.ts'
import { loadShowtimeDetails } from './load-showtime-details.ts'

/** Dependencies of a hold. `claim` is the guard; only a test replaces it, to prove that it guards. */
export type HoldDependencies = Omit<OrderServiceDependencies, 'ids'> & {
  claim?: ClaimSeats
  /** Whether what one client may hold is limited. */
  limits: LimitSwitch
  /** Requires proof of work from clients that hold many seats. */
  captcha: ProofOfWorkCaptcha
}

/** What answers to a challenge of a hold are for; the subject is the order. */
const holdAction = 'hold'

/** Puts seats and tickets of a showtime on an order: the moment at which seats are held. */
export class HoldService {
  readonly #dependencies: HoldDependencies
  readonly #claim: ClaimSeats

  constructor(dependencies: HoldDependencies) {
    this.#dependencies = dependencies
    this.#claim = dependencies.claim ?? claimSeats
  }

  /**
   * Replaces the order's seats and tickets for the showtime, all or nothing: the old seats are released when the new
   * ones are held, and stay held if the new ones are unavailable. Seats without tickets are held and cost nothing until
   * their tickets are named. No tickets and no seats: removes the showtime.
   * @param captchaResponse the answer to a challenge, if the caller sent one
   * @throws ProblemError `seats-unavailable` (with `unavailableSeatIds`), `showtime-unavailable`, refusals of the
   * rules, `held-seats-limit-exceeded`, `captcha-required` (with `challenge`)
   */
  async setShowtime(
    orderId: string,
    showtimeId: string,
    request: SetShowtimeRequest,
    captchaResponse?: string,
  ): Promise<Write<OrderResponse>> {
    const { database, catalogue, clock, settings } = this.#dependencies
    const details = await loadShowtimeDetails(database, catalogue, orderId, [showtimeId])
    const showtime = details.get(showtimeId)
    if (!showtime) throw new ProblemError('showtime-unavailable')
    const now = clock.now()
    const refusal = findRefusal(request, showtime, { now, maximumTickets: settings.maximumTicketsPerOrder })
    const hasSolved = captchaResponse !== undefined && (await this.#isSolved(orderId, captchaResponse))
    return async (trx) => {
      const record = requireChangeable(await lockOrder(trx, orderId), now)
      // After the check of the order, so that a closed order is reported as closed, whatever the request.
      refuse(refusal)
      const command: HoldCommand = { record, showtime, request, now, details, hasSolved }
      if (record.order.site_id !== showtime.siteId)
        throw new ProblemError('invalid-argument', { detail: 'The showtime is at another cinema' })
      this.#refuseTicketsElsewhere(command)
      await this.#refuseTooMuch(trx, command)
      return this.#replace(trx, command)
    }
  }

  /** A wrong answer counts against the client that began the order, as its held seats do. */
  async #isSolved(orderId: string, captchaResponse: string): Promise<boolean> {
    const { database, captcha } = this.#dependencies
    const order = await database.read
      .selectFrom('customer_order')
      .select('client')
      .where('id', '=', orderId)
      .executeTakeFirst()
    const purpose = { action: holdAction, subject: orderId }
    return (await captcha.verify(captchaResponse, purpose, order?.client ?? null)) === 'ok'
  }

  /** Counts the client's unpaid seats. An order that does not grow is never refused: its seats were counted before. */
  async #refuseTooMuch(trx: Transaction<Tables>, command: HoldCommand): Promise<void> {
    const { record, showtime, request, now, hasSolved } = command
    const { limits, settings, captcha } = this.#dependencies
    const { id: orderId, client } = record.order
    const { showtimeId } = showtime
    const wanted = countRequestedPlaces(request)
    const own = countPlaces(record, (id) => id === showtimeId)
    if (!limits.isOn || client === null || wanted <= own) return
    const others = (await listUnpaidHolds(trx, client, now)).filter(
      (hold) => hold.orderId !== orderId || hold.showtimeId !== showtimeId,
    )
    const ofShowtime = others.filter((hold) => hold.showtimeId === showtimeId)
    const { most, unchallenged } = getShowtimeLimits(settings.holdLimits, showtime)
    const here = countSeats(ofShowtime) + wanted
    if (here > most) throw tooManyHolds(ofShowtime, most, now)
    const { seatsInAll } = settings.holdLimits
    if (countSeats(others) + wanted > seatsInAll) throw tooManyHolds(others, Math.min(most, seatsInAll), now)
    if (here > unchallenged && !hasSolved)
      throw new ProblemError('captcha-required', {
        challenge: await captcha.challenge(trx, { action: holdAction, subject: orderId }, client),
      })
  }

  #refuseTicketsElsewhere({ record, showtime, request }: HoldCommand): void {
    const elsewhere = record.tickets.filter((ticket) => ticket.showtime_id !== showtime.showtimeId)
    const { maximumTicketsPerOrder } = this.#dependencies.settings
    const placesElsewhere = countPlaces(record, (id) => id !== showtime.showtimeId)
    if (placesElsewhere + countRequestedPlaces(request) > maximumTicketsPerOrder)
      refuse({
        condition: 'ticket-limit-exceeded',
        detail: `An order has at most ${maximumTicketsPerOrder} tickets`,
      })
    if (elsewhere.some((other) => request.tickets.some((ticket) => ticket.id === other.ticket_id)))
      refuse({ condition: 'invalid-argument', detail: 'A ticket id is used for another showtime' })
  }

  async #replace(trx: Transaction<Tables>, command: HoldCommand): Promise<OrderResponse> {
    const { record, showtime, request, now, details } = command
    const { settings } = this.#dependencies
    const tickets = assignSeats(request, showtime)
    await this.#takeSeats(trx, command)
    await this.#takePlaces(trx, command, tickets)
    const changed = await writeTickets(trx, command, tickets)
    const total = changed.tickets.reduce((sum, row) => sum + row.price_minor + row.booking_fee_minor, 0)
    // A first hold starts the time; a change of mind does not give more of it.
    const isFirst = record.showtimeIds.length === 0 && countRequestedPlaces(request) > 0
    const expiresAt = isFirst ? this.#getExpiry(record, now) : record.order.expires_at
    await trx
      .updateTable('customer_order')
      .set({ total_minor: total, expires_at: expiresAt })
      .where('id', '=', record.order.id)
      .execute()
    // Card fields opened for the old total: the provider is refused when it requests the charge.
    await trx
      .deleteFrom('payment')
      .where('order_id', '=', record.order.id)
      .where('status', '=', 'NotStarted')
      .execute()
    const payments = changed.payments.filter((payment) => payment.status !== 'NotStarted')
    const order = { ...record.order, total_minor: total, expires_at: expiresAt }
    return toOrderResponse({ ...changed, order, payments }, details, settings)
  }

  async #takeSeats(trx: Transaction<Tables>, command: HoldCommand): Promise<void> {
    const { record, showtime, request, now } = command
    const { showtimeId } = showtime
    const orderId = record.order.id
    const partners = listPartners(request.seats, showtime)
    const others = await findSeatsOfOthers(trx, { showtimeId, orderId, seatIds: partners, now })
    const blocked = showtime.blockedSeatIds
    const unavailable = new Set(request.seats.filter((id) => blocked.has(id)))
    const claimed = await this.#claim(trx, {
      showtimeId,
      orderId,
      seatIds: request.seats.filter((id) => !unavailable.has(id)),
      state: 'held',
      expiresAt: this.#getExpiry(record, now),
      now,
    })
    for (const id of request.seats) if (!claimed.has(id)) unavailable.add(id)
    // A throw rolls the transaction back, and with it everything the statement has claimed.
    if (unavailable.size > 0)
      throw new ProblemError('seats-unavailable', {
        unavailableSeatIds: request.seats.filter((id) => unavailable.has(id)),
      })
    const { seatingPlan } = this.#dependencies.settings
    refuse(
      findSeatingPlanRefusal(request.seats, showtime, seatingPlan, (id) => blocked.has(id) || others.has(id)),
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
    const places = countPlacesByArea(tickets, showtime)
    for (const [areaCategoryId, quantity] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const capacity = showtime.unallocatedAreas.get(areaCategoryId) ?? 0
      const claim = { showtimeId, areaCategoryId, orderId, quantity, capacity, state: 'held' as const, now }
      if (!(await claimPlaces(trx, { ...claim, expiresAt: this.#getExpiry(record, now) })))
        throw new ProblemError('seats-unavailable', { detail: `Area ${areaCategoryId} is full` })
    }
    await releasePlaces(trx, { orderId, showtimeId, keep: [...places.keys()] })
  }

  #getExpiry(record: OrderRecord, now: number): number {
    const { settings } = this.#dependencies
    return record.showtimeIds.length === 0
      ? Math.min(now + settings.holdDuration, getLatestEnd(record.order, settings))
      : record.order.expires_at
  }
}

interface HoldCommand {
  readonly record: OrderRecord
  readonly showtime: ShowtimeDetails
  readonly request: SetShowtimeRequest
  /** Epoch milliseconds. */
  readonly now: number
  readonly details: ShowtimeDetailsById
  /** The caller has solved a challenge for this hold. */
  readonly hasSolved: boolean
}

/** Seats and counted places that a request is for, be it by its tickets or by its seats. */
const countRequestedPlaces = ({ seats, tickets }: SetShowtimeRequest) =>
  Math.max(seats.length, tickets.length)

/** Seats and counted places that an order has of some of its showtimes. */
const countPlaces = ({ tickets, openSeats }: OrderRecord, isMeant: (showtimeId: string) => boolean) =>
  tickets.filter((ticket) => isMeant(ticket.showtime_id)).length +
  openSeats.filter((seat) => isMeant(seat.showtimeId)).length

const countSeats = (holds: readonly UnpaidHold[]) => holds.reduce((sum, { seats }) => sum + seats, 0)

/** The refusal; `retryAfter` is the time until the first of the held seats expires. */
function tooManyHolds(holds: readonly UnpaidHold[], most: number, now: number): ProblemError {
  const ends = holds.map(({ expiresAt }) => expiresAt)
  return new ProblemError(
    'held-seats-limit-exceeded',
    { maximumHeldSeats: most },
    { retryAfter: Math.max(1, Math.ceil(((ends.length > 0 ? Math.min(...ends) : now) - now) / 1_000)) },
  )
}

function refuse(refusal: Refusal | null): void {
  if (refusal) throw new ProblemError(refusal.condition, { detail: refusal.detail })
}

/** Replaces the order's tickets for the showtime; its seats are claimed already. */
async function writeTickets(
  trx: Transaction<Tables>,
  { record, showtime: { showtimeId }, request }: HoldCommand,
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
  const isWanted = countRequestedPlaces(request) > 0
  if (isWanted && !isOn)
    await trx
      .insertInto('order_showtime')
      .values({ ...ofShowtime, position: record.showtimeIds.length })
      .execute()
  if (rows.length > 0) await trx.insertInto('order_ticket').values(rows).execute()
  if (!isWanted && isOn)
    await trx
      .deleteFrom('order_showtime')
      .where('order_id', '=', orderId)
      .where('showtime_id', '=', showtimeId)
      .execute()
  const open = rows.length > 0 ? [] : [...request.seats].sort().map((seatId) => ({ showtimeId, seatId }))
  const others = record.showtimeIds.filter((id) => id !== showtimeId)
  return {
    ...record,
    showtimeIds: !isWanted ? others : isOn ? record.showtimeIds : [...others, showtimeId],
    openSeats: [...record.openSeats.filter((seat) => seat.showtimeId !== showtimeId), ...open],
    tickets: [...record.tickets.filter((ticket) => ticket.showtime_id !== showtimeId), ...rows],
  }
}
