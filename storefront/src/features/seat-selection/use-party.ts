import { usePage, useStore } from '../../context/hooks.ts'
import { countByType } from '../../stores/orders/basket-content.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { dropPreviews } from '../../order/tickets/ticket-areas.ts'
import {
  parseQuantities,
  countTickets,
  type TicketQuantities,
} from '../../order/tickets/ticket-quantities.ts'

/** Who wants seats: what the address says; without it, what was chosen before for the showtime. */
export function useParty(showtimeId: string): TicketQuantities {
  const { url } = usePage()
  const { sales, basket } = useStore(getOrderStores)
  const fromAddress = parseQuantities(url.searchParams)
  return dropPreviews(
    sales.areas(showtimeId),
    countTickets(fromAddress) > 0 ? fromAddress : countByType(basket.of(showtimeId).tickets),
  )
}
