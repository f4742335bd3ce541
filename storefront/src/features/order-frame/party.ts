import type { OrderingStores } from '../../app/ordering.ts'
import { totalOf, type TicketQuantities } from '../tickets/ticket-quantities.ts'

/**
 * Who an order is for, by ticket type id: as the order has it, which all tabs share; without one, as this tab chose.
 * Must be read inside an observer.
 */
export function partyOf(
  { order, selections }: Pick<OrderingStores, 'order' | 'selections'>,
  showtimeId: string,
): TicketQuantities {
  const held: Record<string, number> = {}
  const showtime = order.order?.showtimes.find((each) => each.showtimeId === showtimeId)
  for (const { ticketTypeId } of showtime?.tickets ?? []) held[ticketTypeId] = (held[ticketTypeId] ?? 0) + 1
  return totalOf(held) > 0 ? held : selections.of(showtimeId).tickets
}
