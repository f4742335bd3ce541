import type { Order } from '@foyer/contract/wire/orders'

/** Whether something is on an order: a showtime, goods, a subscription. */
export const hasContents = ({ showtimes, items, subscription }: Order): boolean =>
  showtimes.length > 0 || items.length > 0 || Boolean(subscription)
