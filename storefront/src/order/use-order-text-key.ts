import { useCallback } from 'react'
import { useStore } from '../context/hooks.ts'
import { getOrderStores } from '../stores/orders/order-stores.ts'

/** Text keys that speak of seats, tickets or the showing, with those of the same place in an order without a showtime. */
const withoutShowtime = {
  'transaction.details.title': 'transaction.order.details.title',
  'transaction.details.intro': 'transaction.order.details.intro',
  'transaction.details.introMailed': 'transaction.order.details.introMailed',
  'transaction.details.phoneHelp': 'transaction.order.details.phoneHelp',
  'transaction.hold.more.title': 'transaction.order.hold.more.title',
  'transaction.hold.more.text': 'transaction.order.hold.more.text',
  'transaction.hold.more.action': 'transaction.order.hold.more.action',
  'transaction.hold.more.failed': 'transaction.order.hold.more.failed',
  'transaction.hold.last.title': 'transaction.order.hold.last.title',
  'transaction.hold.last.text': 'transaction.order.hold.last.text',
  'transaction.leave.text': 'transaction.order.leave.text',
  'transaction.leave.confirm': 'transaction.order.leave.confirm',
  'transaction.payment.sendTo': 'transaction.order.payment.sendTo',
  'transaction.payment.comfort': 'transaction.order.payment.comfort',
  'transaction.payment.frameFailed.text': 'transaction.order.payment.frameFailed.text',
  'transaction.payment.waiting.text': 'transaction.order.payment.waiting.text',
  'transaction.payment.declined.text': 'transaction.order.payment.declined.text',
  'transaction.payment.declined.insufficient-funds': 'transaction.order.payment.declined.insufficient-funds',
  'transaction.payment.declined.challenge-failed': 'transaction.order.payment.declined.challenge-failed',
  'transaction.payment.declined.expired-card': 'transaction.order.payment.declined.expired-card',
  'transaction.payment.declined.timed-out': 'transaction.order.payment.declined.timed-out',
  'transaction.payment.failed.text': 'transaction.order.payment.failed.text',
  'transaction.payment.redirect.note': 'transaction.order.payment.redirect.note',
  'transaction.payment.returned.text': 'transaction.order.payment.returned.text',
  'transaction.payment.expired.text': 'transaction.order.payment.expired.text',
  'transaction.payment.nothing.text': 'transaction.order.payment.nothing.text',
} as const

const isInTable = (key: string): key is keyof typeof withoutShowtime => Object.hasOwn(withoutShowtime, key)

/** Chooses text keys by what the order is for: those that speak of seats have others beside them. Call inside an observer. */
export function useOrderTextKey(): (key: string) => string {
  const { order } = useStore(getOrderStores)
  const hasNoShowtime = order.order?.showtimes.length === 0
  return useCallback(
    (key: string) => (hasNoShowtime && isInTable(key) ? withoutShowtime[key] : key),
    [hasNoShowtime],
  )
}
