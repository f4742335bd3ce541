import type { TranslatedText } from '@foyer/contract/wire/common'
import type { SeatAvailabilityResponse, SeatLayoutResponse } from '@foyer/contract/wire/seating'
import type { SeatLimit, SeatRoom, SeatStatus } from '@foyer/design-system/seat-map'
import type { PricedArea } from '../tickets/ticket-areas.ts'
import type { TicketQuantities } from '../tickets/ticket-quantities.ts'

/** Area categories whose seats are wider and stand on a band of their own; every other is drawn plain. */
const premierCategories = new Set(['premier'])

export interface RoomInput {
  layout: SeatLayoutResponse
  areas: readonly PricedArea[]
  text: (translated: TranslatedText) => string
  money: (amount: number) => string
}

/** The wire's seat layout as the seat map wants it: names in the visitor's language, kinds of place with their prices. */
export function roomOf({ layout, areas, text, money }: RoomInput): SeatRoom {
  return {
    id: layout.seatLayout.id,
    rowCurvature: layout.seatLayout.rowCurvature ?? null,
    areas: layout.seatLayout.areas.map((area) => ({ ...area, name: text(area.name) })),
    categories: layout.relatedData.areaCategories.map((category) => {
      const tickets = areas.find((area) => area.areaCategory.id === category.id)?.tickets ?? []
      const lead = tickets.find(({ price }) => price.isDefault) ?? tickets[0]
      return {
        id: category.id,
        name: text(category.name),
        tier: premierCategories.has(category.id) ? 'premier' : 'standard',
        ...(lead && { price: money(lead.price.price.valueIncludingTax) }),
      }
    }),
  }
}

/** Statuses by seat; a seat that is not listed counts as sold. */
export function statusesOf(availability: SeatAvailabilityResponse): Map<string, SeatStatus> {
  return new Map(availability.seatAvailabilities.map(({ seatId, status }) => [seatId, status]))
}

/** As many seats of each area category as there are tickets for it. */
export function limitsOf(areas: readonly PricedArea[], quantities: TicketQuantities): SeatLimit[] {
  return areas
    .map(({ areaCategory, tickets }) => ({
      areaCategoryId: areaCategory.id,
      count: tickets.reduce((sum, { ticketType }) => sum + (quantities[ticketType.id] ?? 0), 0),
    }))
    .filter(({ count }) => count > 0)
}

/** A chosen seat with the ticket that is meant for it. */
export interface SeatTicket<S> {
  readonly seat: S
  readonly ticketTypeId: string | null
}

/**
 * Deals the tickets out to the chosen seats, area by area and in the order of the price list,
 * so that every seat shows a price.
 * Which ticket sits where does not matter within an area: the total is the same.
 */
export function ticketsForSeats<S extends { readonly categoryId: string }>(
  seats: readonly S[],
  areas: readonly PricedArea[],
  quantities: TicketQuantities,
): SeatTicket<S>[] {
  const waiting = new Map(
    areas.map(({ areaCategory, tickets }) => [
      areaCategory.id,
      tickets.flatMap(({ ticketType }) =>
        Array.from({ length: quantities[ticketType.id] ?? 0 }, () => ticketType.id),
      ),
    ]),
  )
  return seats.map((seat) => ({ seat, ticketTypeId: waiting.get(seat.categoryId)?.shift() ?? null }))
}
