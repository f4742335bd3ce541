import type { OrderStores } from '../../stores/orders/order-stores.ts'
import { countTickets, type TicketQuantities } from './ticket-quantities.ts'

/**
 * Who an order is for, by ticket type id: as the order has it, which all tabs share; without one, as this tab chose.
 * Must be read inside an observer.
 */
export function getParty(
  { order, selections }: Pick<OrderStores, 'order' | 'selections'>,
  showtimeId: string,
): TicketQuantities {
  const held: Record<string, number> = {}
  const showtime = order.order?.showtimes.find((each) => each.showtimeId === showtimeId)
  for (const { ticketTypeId } of showtime?.tickets ?? []) held[ticketTypeId] = (held[ticketTypeId] ?? 0) + 1
  return countTickets(held) > 0 ? held : selections.of(showtimeId).tickets
}
