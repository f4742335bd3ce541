import type { Order } from '@foyer/contract/wire/orders'
import type { TextsStore } from '../stores/channel/texts.ts'

/**
 * Key of the text that stands in the place of another one where an order is for no showtime:
 * `transaction.order.leave-text` for `transaction.leave.text`.
 */
export const toOrderTextKey = (key: string): string =>
  `transaction.order.${key.replace('transaction.', '').replaceAll('.', '-')}`

/**
 * Chooses text keys by what an order is for. A text that speaks of seats, tickets or the showtime has another one in its
 * place for an order without a showtime; any other text is for both.
 */
export function createOrderTextKey(
  texts: Pick<TextsStore, 'has'>,
  order: Pick<Order, 'showtimes'> | null,
): (key: string) => string {
  return (key) => {
    if (order?.showtimes.length !== 0) return key
    const own = toOrderTextKey(key)
    return texts.has(own) || texts.has(`${own}.other`) ? own : key
  }
}
