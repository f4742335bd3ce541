import type { Seat } from '@foyer/contract/wire/seating'
import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import { anyArea } from '../../services/reading/any-area.ts'
import { isAllocated, type Seating } from './area-kind.ts'
import { getPlaceKind, type PricedArea, type TicketAreaChoice, type TicketOption } from './ticket-areas.ts'
import { getPlacesEach } from './ticket-places.ts'
import type { TicketQuantities } from './ticket-quantities.ts'

/** Seats by the kind of place that a ticket for them is of. */
export type SeatCounts = ReadonlyMap<string, number>

/** Seats that were chosen before their tickets, counted by the kinds of place that tickets are for. */
export function countSeatsByKind(
  seats: readonly Pick<Seat, 'areaCategoryId' | 'type'>[],
  areas: readonly PricedArea[],
): SeatCounts {
  const kinds = new Set(
    areas.flatMap(({ tickets }) => tickets.map(({ ticketType }) => getPlaceKind(ticketType))),
  )
  const counts = new Map<string, number>()
  for (const { areaCategoryId, type } of seats) {
    const own = getPlaceKind({ areaCategoryId, seatType: type })
    const kind = [own, areaCategoryId].find((each) => kinds.has(each)) ?? anyArea
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}

/** Seats that one ticket of a type takes, by kind of place: a package takes one for each of its tickets. */
function getSeatsPerTicket(ticketType: TicketType): SeatCounts {
  return new Map([[getPlaceKind(ticketType), getPlacesEach(ticketType)]])
}

/** Seats of each kind of place that have no ticket yet. */
export function countFreeSeats(
  seats: SeatCounts,
  areas: readonly PricedArea[],
  quantities: TicketQuantities,
): Map<string, number> {
  const free = new Map(seats)
  for (const { ticketType } of areas.flatMap(({ tickets }) => tickets))
    for (const [kind, count] of getSeatsPerTicket(ticketType))
      if (free.has(kind)) free.set(kind, (free.get(kind) ?? 0) - count * (quantities[ticketType.id] ?? 0))
  return free
}

/** The quantities with no more tickets than seats of their kind; places without numbers are not touched. */
export function clipToSeats(
  quantities: TicketQuantities,
  areas: readonly PricedArea[],
  seats: SeatCounts,
  showtime: Seating,
): TicketQuantities {
  const left = new Map(seats)
  const clipped: Record<string, number> = {}
  for (const { areaCategory, tickets } of areas)
    for (const { ticketType } of tickets) {
      const wanted = quantities[ticketType.id] ?? 0
      let quantity = wanted
      if (isAllocated(showtime, areaCategory.id))
        for (const [kind, count] of getSeatsPerTicket(ticketType)) {
          quantity = Math.min(quantity, Math.floor((left.get(kind) ?? 0) / count))
          left.set(kind, (left.get(kind) ?? 0) - quantity * count)
        }
      if (quantity > 0) clipped[ticketType.id] = quantity
    }
  return clipped
}

export interface SeatedChoicesInput {
  readonly choices: readonly TicketAreaChoice[]
  readonly areas: readonly PricedArea[]
  readonly seats: SeatCounts
  readonly quantities: TicketQuantities
  readonly showtime: Seating
  /** Also those for which no seat is chosen; without it they are left out. */
  readonly showsUnselected: boolean
}

/**
 * What may be chosen for seats that were chosen first: as many tickets of a kind of place as there are seats of it. Places
 * without numbers are on no map, so that they can always be added.
 */
export function toSeatedChoices(input: SeatedChoicesInput): TicketAreaChoice[] {
  const { choices, areas, seats, quantities, showtime, showsUnselected } = input
  const free = countFreeSeats(seats, areas, quantities)
  return choices.flatMap((area) => {
    if (!isAllocated(showtime, area.areaCategory.id)) return area
    const tickets = area.tickets.flatMap((choice) => {
      const needed = [...getSeatsPerTicket(choice.ticketType)]
      const hasSeats = needed.every(([kind]) => seats.has(kind))
      if (!hasSeats && !showsUnselected) return []
      if (!hasSeats) return withoutSeat(choice)
      const more = Math.min(
        ...needed.map(([kind, count]) => Math.floor(Math.max(0, free.get(kind) ?? 0) / count)),
      )
      return { ...choice, maximum: Math.min(choice.maximum, choice.quantity + more) }
    })
    if (tickets.length === 0) return []
    const kinds = new Set(area.tickets.map(({ ticketType }) => getPlaceKind(ticketType)))
    const chosenSeats = [...kinds].reduce((sum, kind) => sum + (seats.get(kind) ?? 0), 0)
    return { ...area, tickets, available: null, chosenSeats }
  })
}

/** A ticket for which no seat is chosen; another reason why it cannot be had stays. */
function withoutSeat(choice: TicketOption): TicketOption {
  const { kind } = choice.availability
  const isOpen = kind === 'available' || kind === 'limit-reached'
  return { ...choice, maximum: 0, availability: isOpen ? { kind: 'no-seat' } : choice.availability }
}
