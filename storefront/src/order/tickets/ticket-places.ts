import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import type { TicketQuantities } from './ticket-quantities.ts'

/** Places that one ticket takes: a package takes one for each of its tickets. */
export const getPlacesEach = ({ tickets = [] }: Pick<TicketType, 'tickets'>): number =>
  Math.max(1, tickets.length)

/** Places that the tickets take: seats, or room to sit. */
export function countPlaces(
  areas: readonly { readonly tickets: readonly { readonly ticketType: TicketType }[] }[],
  quantities: TicketQuantities,
): number {
  return areas
    .flatMap(({ tickets }) => tickets)
    .reduce((sum, { ticketType }) => sum + (quantities[ticketType.id] ?? 0) * getPlacesEach(ticketType), 0)
}
