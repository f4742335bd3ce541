import { turnToScreen } from '@foyer/contract/seating/turn-layout'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { SeatAvailabilityResponse, SeatLayoutResponse } from '@foyer/contract/wire/seating'
import type { SeatLimit, SeatMapModel, SeatStatus } from '@foyer/design-system/order/seat-map'
import { anyArea } from '../../services/reading/any-area.ts'
import { getShownPrice, type PriceModes } from '../../domain/shown-prices.ts'
import { getPlaceKind, type PricedArea } from '../../order/tickets/ticket-areas.ts'
import { getPlacesEach } from '../../order/tickets/ticket-places.ts'
import type { TicketQuantities } from '../../order/tickets/ticket-quantities.ts'

export interface AuditoriumInput {
  layout: SeatLayoutResponse
  areas: readonly PricedArea[]
  /** Area categories whose seats are wider and stand on a band of their own; every other is drawn plain. */
  premierAreaCategoryIds: readonly string[]
  modes: PriceModes
  text: (translated: TranslatedText) => string
  money: (amount: number) => string
}

/**
 * The wire's seat layout as the seat map wants it: seen facing the screen, whichever way the server draws its
 * auditoriums, names in the visitor's language, kinds of place with their prices. Where a ticket is for one kind of
 * seat, those seats are a kind of place of their own: a companion seat is not for a wheelchair ticket.
 */
export function createAuditorium({
  layout,
  areas,
  premierAreaCategoryIds,
  modes,
  text,
  money,
}: AuditoriumInput): SeatMapModel {
  const reserved = areas.flatMap(({ tickets }) => tickets).filter(({ ticketType }) => ticketType.seatType)
  const reservedKinds = new Set(reserved.map(({ ticketType }) => getPlaceKind(ticketType)))
  return {
    id: layout.seatLayout.id,
    rowCurvature: layout.seatLayout.rowCurvature ?? null,
    areas: turnToScreen(layout.seatLayout).areas.map((area) => ({
      ...area,
      name: text(area.name),
      rows: area.rows.map((row) => ({
        ...row,
        seats: row.seats.map((seat) => {
          const kind = getPlaceKind({ areaCategoryId: seat.areaCategoryId, seatType: seat.type })
          return reservedKinds.has(kind) ? { ...seat, areaCategoryId: kind } : seat
        }),
      })),
    })),
    categories: [
      ...layout.relatedData.areaCategories.map((category) => {
        const tickets = areas.find((area) => area.areaCategory.id === category.id)?.tickets ?? []
        const lead = tickets.find(({ price }) => price.isDefault) ?? tickets[0]
        return {
          id: category.id,
          name: text(category.name),
          tier: premierAreaCategoryIds.includes(category.id) ? ('premier' as const) : ('standard' as const),
          ...(lead && { price: money(getShownPrice(lead.price, modes)) }),
        }
      }),
      ...reserved.map(({ ticketType, price }) => ({
        id: getPlaceKind(ticketType),
        name: text(ticketType.description),
        tier: 'standard' as const,
        price: money(getShownPrice(price, modes)),
      })),
    ],
  }
}

/** Statuses by seat; a seat that is not listed counts as sold. */
export function getSeatStatuses(availability: SeatAvailabilityResponse): Map<string, SeatStatus> {
  return new Map(availability.seatAvailabilities.map(({ seatId, status }) => [seatId, status]))
}

/** As many seats of each kind of place as there are tickets for it. */
export function getSeatLimits(areas: readonly PricedArea[], quantities: TicketQuantities): SeatLimit[] {
  const counts = new Map<string, number>()
  for (const { ticketType } of areas.flatMap(({ tickets }) => tickets)) {
    const kind = getPlaceKind(ticketType)
    const places = (quantities[ticketType.id] ?? 0) * getPlacesEach(ticketType)
    counts.set(kind, (counts.get(kind) ?? 0) + places)
  }
  return [...counts]
    .map(([kind, count]) => ({ areaCategoryId: kind === anyArea ? null : kind, count }))
    .filter(({ count }) => count > 0)
}

/**
 * Limits for seats that are chosen before their tickets: any, up to the most of an order, of the kinds of place that are
 * on sale.
 */
export function getOpenLimits(
  auditorium: Pick<SeatMapModel, 'categories'>,
  areas: readonly PricedArea[],
  maximum: number,
): SeatLimit[] {
  const onSale = new Set(
    areas.flatMap(({ tickets }) => tickets.map(({ ticketType }) => getPlaceKind(ticketType))),
  )
  const closed = onSale.has(anyArea) ? [] : auditorium.categories.filter(({ id }) => !onSale.has(id))
  return [
    { areaCategoryId: null, count: maximum },
    ...closed.map(({ id }) => ({ areaCategoryId: id, count: 0 })),
  ]
}

/** The cheapest tickets for seats whose tickets are not chosen yet, by ticket type id. */
export function getLeastTickets(
  seats: readonly { readonly categoryId: string }[],
  areas: readonly PricedArea[],
): TicketQuantities {
  const offers = areas
    .flatMap(({ tickets }) => tickets)
    .filter(({ ticketType }) => getPlacesEach(ticketType) === 1)
    .toSorted((a, b) => a.price.price.valueIncludingTax - b.price.price.valueIncludingTax)
  const quantities: Record<string, number> = {}
  for (const { categoryId } of seats) {
    const offer = offers.find(({ ticketType }) => [categoryId, anyArea].includes(getPlaceKind(ticketType)))
    if (offer) quantities[offer.ticketType.id] = (quantities[offer.ticketType.id] ?? 0) + 1
  }
  return quantities
}

/** A chosen seat with the ticket that is meant for it. */
export interface SeatTicket<S> {
  readonly seat: S
  readonly ticketTypeId: string | null
  /** Whether the ticket's price stands at this seat: a package has one for all its seats. */
  readonly isPriced: boolean
}

/**
 * Deals the tickets out to the chosen seats, by kind of place and in the order of the price list,
 * so that every seat shows a price.
 * Which ticket sits where does not matter within a kind of place: the total is the same.
 */
export function countTicketsForSeats<S extends { readonly categoryId: string }>(
  seats: readonly S[],
  areas: readonly PricedArea[],
  quantities: TicketQuantities,
): SeatTicket<S>[] {
  const waiting = new Map<string, Pick<SeatTicket<S>, 'ticketTypeId' | 'isPriced'>[]>()
  for (const { ticketType } of areas.flatMap(({ tickets }) => tickets)) {
    const kind = getPlaceKind(ticketType)
    const placesEach = getPlacesEach(ticketType)
    const these = Array.from({ length: (quantities[ticketType.id] ?? 0) * placesEach }, (_, index) => ({
      ticketTypeId: ticketType.id,
      isPriced: index % placesEach === 0,
    }))
    waiting.set(kind, [...(waiting.get(kind) ?? []), ...these])
  }
  return seats.map((seat) => ({
    seat,
    ...(waiting.get(seat.categoryId)?.shift() ??
      waiting.get(anyArea)?.shift() ?? { ticketTypeId: null, isPriced: false }),
  }))
}
