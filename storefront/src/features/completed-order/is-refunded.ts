import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'

/** Whether an order was given back: its code admits nobody. */
export const isRefunded = ({ showtimes }: Pick<CompletedOrderResponse['order'], 'showtimes'>): boolean =>
  showtimes.some(({ tickets }) => tickets.some(({ refundStatus }) => refundStatus === 'Refunded'))
