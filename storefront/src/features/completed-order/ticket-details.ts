import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'

/** An order's first showtime, joined with everything the ticket prints. */
export interface TicketDetails {
  readonly showtime: CompletedOrderResponse['relatedData']['showtimes'][number]
  readonly film: CompletedOrderResponse['relatedData']['films'][number]
  readonly screen: CompletedOrderResponse['relatedData']['screens'][number] | undefined
  readonly site: CompletedOrderResponse['relatedData']['sites'][number] | undefined
  readonly rating: CompletedOrderResponse['relatedData']['censorRatings'][number] | undefined
  readonly seats: CompletedOrderResponse['order']['showtimes'][number]['seats']
  /** How many of each ticket type, in the order they were bought. */
  readonly tickets: readonly {
    readonly ticketType: CompletedOrderResponse['relatedData']['ticketTypes'][number]
    readonly quantity: number
    /** Area in which these sit where they like; null for tickets with seats. */
    readonly unallocatedArea: CompletedOrderResponse['relatedData']['areaCategories'][number] | null
  }[]
}

/** Joins what a ticket prints; null for an order that is for no showtime. */
export function getTicketDetails({ order, relatedData }: CompletedOrderResponse): TicketDetails | null {
  const [held] = order.showtimes
  const showtime = relatedData.showtimes.find((each) => each.id === held?.showtimeId)
  const film = relatedData.films.find((each) => each.id === showtime?.filmId)
  if (!held || !showtime || !film) return null
  const counts = new Map<string, number>()
  for (const { ticketTypeId } of held.tickets) counts.set(ticketTypeId, (counts.get(ticketTypeId) ?? 0) + 1)
  return {
    showtime,
    film,
    screen: relatedData.screens.find((each) => each.id === showtime.screenId),
    site: relatedData.sites.find((each) => each.id === showtime.siteId),
    rating: relatedData.censorRatings.find((each) => each.id === film.censorRatingId),
    seats: held.seats,
    tickets: [...counts].flatMap(([id, quantity]) => {
      const ticketType = relatedData.ticketTypes.find((each) => each.id === id)
      const isSeated = held.tickets.some((ticket) => ticket.ticketTypeId === id && ticket.seatId !== null)
      const area = relatedData.areaCategories.find((each) => each.id === ticketType?.areaCategoryId)
      return ticketType ? [{ ticketType, quantity, unallocatedArea: isSeated ? null : (area ?? null) }] : []
    }),
  }
}
