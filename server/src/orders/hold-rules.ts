import type { Condition } from '@foyer/contract/errors/catalogue'
import type { SeatType } from '@foyer/contract/wire/enumerations'
import type { RequestedTicket, SetShowtimeRequest } from '@foyer/contract/wire/orders'
import type { Seat } from '@foyer/contract/wire/seating'
import type { ProblemExtra } from '../http/problem.ts'
import type { SeatingPlanRules } from './settings.ts'
import { countRequestedPlaces } from './hold-request.ts'
import {
  listPlaceOffers,
  type PlaceOffer,
  type ShowtimeDetails,
  type TicketOffer,
} from './showtime-details.ts'

/** Why seats and tickets are refused; `detail` is a sentence for the client's developer. */
export interface Refusal {
  readonly condition: Condition
  readonly detail: string
  /** Additions to the answer: limits with their number. */
  readonly extra?: ProblemExtra
}

/** A ticket with the seats it takes, in the order of its places; null for unallocated seating. */
export interface SeatedTicket {
  readonly ticket: RequestedTicket
  readonly offer: TicketOffer
  readonly seatIds: readonly (string | null)[]
}

const sofaParts: ReadonlySet<SeatType> = new Set(['SofaLeft', 'SofaMiddle', 'SofaRight'])

/**
 * Checks that do not depend on other orders: limits, prices, ages, and tickets that match seats. Seats may come without
 * tickets: then they are held, and the tickets follow.
 * @param now epoch milliseconds
 * @returns the first refusal, or null
 */
export function findRefusal(
  request: SetShowtimeRequest,
  details: ShowtimeDetails,
  limits: { now: number; maximumTickets: number },
): Refusal | null {
  if (request.tickets.length === 0 && request.seats.length === 0) return null
  return (
    findTimeRefusal(details, limits.now) ??
    findTicketRefusal(request, details, limits.maximumTickets) ??
    findSeatRefusal(request, details)
  )
}

function findTimeRefusal(details: ShowtimeDetails, now: number): Refusal | null {
  if (now < details.startsAt) return null
  return { condition: 'showtime-closed', detail: `Showtime ${details.showtimeId} has started` }
}

function findTicketRefusal(
  request: SetShowtimeRequest,
  details: ShowtimeDetails,
  maximum: number,
): Refusal | null {
  if (countRequestedPlaces(request, details) > maximum) return getTicketLimitRefusal(maximum)
  if (new Set(request.tickets.map((ticket) => ticket.id)).size < request.tickets.length)
    return { condition: 'invalid-argument', detail: 'Two tickets have the same id' }
  for (const { ticketTypeId } of request.tickets) {
    const offer = details.offers.get(ticketTypeId)
    if (!offer)
      return {
        condition: 'ticket-type-unavailable',
        detail: `Ticket type ${ticketTypeId} is not sold for showtime ${details.showtimeId}`,
      }
    const { minimumAge } = details
    const isTooYoung = ({ maximumAge }: PlaceOffer) =>
      minimumAge !== null && maximumAge !== null && maximumAge < minimumAge
    if (listPlaceOffers(offer).some(isTooYoung))
      return {
        condition: 'ticket-type-unavailable',
        detail: `Ticket type ${ticketTypeId} is for people who are too young for this film (${minimumAge})`,
      }
  }
  return null
}

/** The refusal of an order with too many tickets, over all its showtimes. */
export function getTicketLimitRefusal(maximumTickets: number): Refusal {
  return {
    condition: 'ticket-limit-exceeded',
    detail: `An order has at most ${maximumTickets} tickets`,
    extra: { maximumTickets },
  }
}

/** Places of the requested tickets; those of a package one after the other. */
function listRequestedPlaces({ tickets }: SetShowtimeRequest, { offers }: ShowtimeDetails): PlaceOffer[] {
  return tickets.flatMap(({ ticketTypeId }) => {
    const offer = offers.get(ticketTypeId)
    return offer ? listPlaceOffers(offer) : []
  })
}

function findSeatRefusal(request: SetShowtimeRequest, details: ShowtimeDetails): Refusal | null {
  if (new Set(request.seats).size < request.seats.length)
    return { condition: 'invalid-argument', detail: 'A seat is named twice' }
  const unknown = request.seats.filter((id) => !details.seats.has(id))
  if (unknown.length > 0)
    return { condition: 'seats-invalid', detail: `There is no seat ${unknown.join(', ')} in this screen` }
  if (request.tickets.length === 0) return null
  const wanted = new Map<string, number>()
  for (const { areaCategoryId: area } of listRequestedPlaces(request, details))
    if (!details.unallocatedAreas.has(area)) wanted.set(area, (wanted.get(area) ?? 0) + 1)
  for (const id of request.seats) {
    const area = details.seats.get(id)?.areaCategoryId ?? ''
    wanted.set(area, (wanted.get(area) ?? 0) - 1)
  }
  for (const [area, missing] of wanted) {
    if (missing === 0) continue
    const difference =
      missing > 0 ? `${missing} more tickets than seats` : `${-missing} more seats than tickets`
    return { condition: 'ticket-seat-mismatch', detail: `Area ${area} has ${difference}` }
  }
  return findSeatTypeRefusal(request, details)
}

/**
 * For example a companion ticket with a wheelchair place: there are as many seats of the area as tickets, but not of
 * its seat type.
 */
function findSeatTypeRefusal(request: SetShowtimeRequest, details: ShowtimeDetails): Refusal | null {
  const waiting = [...request.seats]
  for (const place of listRequestedPlaces(request, details)) {
    if (!place.seatType) continue
    const at = waiting.findIndex((id) => fits(details.seats.get(id), place))
    if (at < 0)
      return {
        condition: 'ticket-seat-mismatch',
        detail: `Ticket type ${place.ticketTypeId} is for a seat of type ${place.seatType}, and too few were chosen`,
      }
    waiting.splice(at, 1)
  }
  return null
}

const fits = (seat: Seat | undefined, { areaCategoryId, seatType }: PlaceOffer) =>
  seat?.areaCategoryId === areaCategoryId && (seatType === null || seat.type === seatType)

/**
 * The seating plan rules that the chain has enabled: a sofa is sold as a whole, as far as its parts are available, and
 * a companion seat with its wheelchair place.
 * @param isUnavailable whether another order has the seat
 */
export function findSeatingPlanRefusal(
  seatIds: readonly string[],
  details: ShowtimeDetails,
  rules: SeatingPlanRules,
  isUnavailable: (seatId: string) => boolean,
): Refusal | null {
  const seats = seatIds.flatMap((id) => details.seats.get(id) ?? [])
  const chosen = new Set(seatIds)
  const broken =
    (rules.isCompanionTied ? findCompanionAlone(seats, chosen, details) : null) ??
    (rules.mustSellWholeSofas
      ? findSofaLeftOpen(seats, chosen, details, rules.partialSofas, isUnavailable)
      : null)
  return broken === null ? null : { condition: 'seat-rule-broken', detail: broken }
}

function findCompanionAlone(
  seats: readonly Seat[],
  chosen: ReadonlySet<string>,
  details: ShowtimeDetails,
): string | null {
  const alone = seats.find((seat) => {
    if (seat.type !== 'Companion') return false
    const places = findPartners(seat, details).filter((other) => other.type === 'Wheelchair')
    return places.length > 0 && !places.some((place) => chosen.has(place.id))
  })
  return alone ? `Companion seat ${alone.id} is sold only with the wheelchair place beside it` : null
}

function findSofaLeftOpen(
  seats: readonly Seat[],
  chosen: ReadonlySet<string>,
  details: ShowtimeDetails,
  allowed: number,
  isUnavailable: (seatId: string) => boolean,
): string | null {
  /** The parts that would be left of each sofa. */
  const open = new Set<string>()
  for (const seat of seats) {
    if (!sofaParts.has(seat.type)) continue
    const left = findPartners(seat, details).filter(
      (other) => sofaParts.has(other.type) && !chosen.has(other.id) && !isUnavailable(other.id),
    )
    if (left.length > 0) open.add(left.map((other) => other.id).join(', '))
  }
  if (open.size <= allowed) return null
  return `A sofa is sold as a whole: ${[...open].join('; ')} would be left`
}

/** Other parts of the chosen seats' sofas, whose availability decides. */
export function listPartners(seatIds: readonly string[], details: ShowtimeDetails): string[] {
  const ids = new Set<string>()
  for (const id of seatIds) {
    const seat = details.seats.get(id)
    if (seat) for (const other of findPartners(seat, details)) ids.add(other.id)
  }
  for (const id of seatIds) ids.delete(id)
  return [...ids].sort()
}

function findPartners(seat: Seat, details: ShowtimeDetails): Seat[] {
  return seat.seatGroupIds
    .flatMap((group) => details.seatGroups.get(group) ?? [])
    .filter((other) => other.id !== seat.id)
}

/**
 * Assigns seats to the tickets of each area, both in the order of the request; tickets for one seat type come first.
 * The request has passed `findRefusal`.
 */
export function assignSeats(request: SetShowtimeRequest, details: ShowtimeDetails): SeatedTicket[] {
  const free = [...request.seats]
  const takeSeat = (place: PlaceOffer): string | null => {
    const at = free.findIndex((id) => fits(details.seats.get(id), place))
    return at < 0 ? null : (free.splice(at, 1)[0] ?? null)
  }
  const tickets = request.tickets.flatMap((ticket) => {
    const offer = details.offers.get(ticket.ticketTypeId)
    // Copies of the places: two tickets of a type share an offer.
    return offer ? [{ ticket, offer, places: listPlaceOffers(offer).map((place) => ({ ...place })) }] : []
  })
  const places = tickets.flatMap((ticket) => ticket.places)
  const choosy = places.filter(({ seatType }) => seatType !== null)
  const others = places.filter(({ seatType }) => seatType === null)
  const seatIds = new Map([...choosy, ...others].map((place) => [place, takeSeat(place)]))
  return tickets.map(({ ticket, offer, places: own }) => ({
    ticket,
    offer,
    seatIds: own.map((place) => seatIds.get(place) ?? null),
  }))
}

/** Number of places that the tickets take in each unallocated area. */
export function countPlacesByArea(
  tickets: readonly SeatedTicket[],
  details: ShowtimeDetails,
): Map<string, number> {
  const places = new Map<string, number>()
  for (const { areaCategoryId: area } of tickets.flatMap(({ offer }) => listPlaceOffers(offer)))
    if (details.unallocatedAreas.has(area)) places.set(area, (places.get(area) ?? 0) + 1)
  return places
}
