import type { PricedArea } from './ticket-areas.ts'
import type { TicketQuantities } from './ticket-quantities.ts'

/** What an order can ask for: the chosen quantities without tickets that are not, or no longer, on sale. */
export function getTicketsOnSale(
  areas: readonly Pick<PricedArea, 'tickets'>[],
  quantities: TicketQuantities,
): TicketQuantities {
  const types = areas.flatMap(({ tickets }) => tickets.map(({ ticketType }) => ticketType.id))
  return Object.fromEntries(types.flatMap((id) => (quantities[id] ? [[id, quantities[id]]] : [])))
}
