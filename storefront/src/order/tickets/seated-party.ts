import type { Showtime } from '@foyer/contract/wire/showtimes'
import { isAllocated } from './area-kind.ts'
import type { PricedArea } from './ticket-areas.ts'
import type { TicketQuantities } from './ticket-quantities.ts'

/**
 * The part of a party that wants named seats. An auditorium may have both: those with tickets of an area without allocated
 * seating sit where they like, and no seat is chosen for them.
 */
export function getSeatedParty(
  areas: readonly PricedArea[],
  quantities: TicketQuantities,
  showtime: Pick<Showtime, 'areaCategories' | 'isAllocatedSeating'>,
): TicketQuantities {
  const seated = areas
    .filter(({ areaCategory }) => isAllocated(showtime, areaCategory.id))
    .flatMap(({ tickets }) => tickets.map(({ ticketType }) => ticketType.id))
  return Object.fromEntries(Object.entries(quantities).filter(([id]) => seated.includes(id)))
}
