import { countByType } from '../../stores/orders/basket-content.ts'
import type { OrderStores } from '../../stores/orders/order-stores.ts'
import { countTickets, type TicketQuantities } from './ticket-quantities.ts'

/**
 * Who an order is for, by ticket type id: as the order has it, which all tabs share; without one, as the basket has it.
 * Must be read inside an observer.
 */
export function getParty(
  { order, basket }: Pick<OrderStores, 'order' | 'basket'>,
  showtimeId: string,
): TicketQuantities {
  const showtime = order.order?.showtimes.find((each) => each.showtimeId === showtimeId)
  const held = countByType(showtime?.tickets ?? [])
  return countTickets(held) > 0 ? held : countByType(basket.of(showtimeId).tickets)
}
