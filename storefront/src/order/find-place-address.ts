import type { Order } from '@foyer/contract/wire/orders'
import type { BasketStore } from '../stores/orders/basket.ts'

/**
 * Page of the code at the seat or table that an order was begun with; null for tickets, for the gift shop's goods, which
 * the basket's code says nothing of, and for food of another place.
 */
export const findPlaceAddress = (order: Order, basket: Pick<BasketStore, 'itemsAt'>): string | null =>
  order.type === 'Standard' && order.showtimes.length === 0 ? basket.itemsAt(order.siteId).placeAddress : null
