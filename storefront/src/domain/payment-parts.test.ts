import type { Order, OrderPayment } from '@foyer/contract/wire/orders'
import { findRestPayment, getRestToPay, getSettlement, listPaymentParts } from './payment-parts.ts'

const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const payment = (
  type: OrderPayment['type'],
  value: number,
  status: OrderPayment['status'] = 'NotStarted',
): OrderPayment => ({ id: `${type} ${String(value)}`, type, value: amount(value), status })
const order = (
  total: number,
  payments: OrderPayment[] = [],
  mode: 'Paid' | 'Unpaid' | 'UnpaidConfirmed' = 'Paid',
): Pick<Order, 'totalPrice' | 'payments' | 'booking'> => ({
  totalPrice: amount(total),
  payments,
  booking: { id: null, mode, totalBookingFee: amount(0), originalBookingFee: amount(0) },
})

test('a payment of the rest is no part, and a declined part pays nothing', () => {
  const mixed = order(30, [
    payment('GiftCard', 10),
    payment('GiftCard', 5, 'Declined'),
    payment('Redirect', 20, 'Declined'),
    payment('Embedded', 20),
  ])
  expect(listPaymentParts(mixed).map(({ id }) => id)).toEqual(['GiftCard 10'])
  expect(findRestPayment(mixed)?.type).toBe('Embedded')
  expect(getRestToPay(mixed)).toBe(20)
})

test('binary fractions leave no cent behind', () => {
  expect(getRestToPay(order(0.3, [payment('GiftCard', 0.1), payment('GiftCard', 0.2)]))).toBe(0)
})

test.each([
  ['web', order(30, [payment('GiftCard', 10)]), { kind: 'web', rest: 20 }],
  ['gift cards', order(30, [payment('GiftCard', 30)]), { kind: 'gift-cards', amount: 30 }],
  ['nothing', order(0), { kind: 'nothing' }],
  ['nothing, also where it is paid at the cinema', order(0, [], 'Unpaid'), { kind: 'nothing' }],
  ['at the cinema', order(30, [], 'UnpaidConfirmed'), { kind: 'at-cinema', amount: 30 }],
  ['an order without a booking', { ...order(30), booking: null }, { kind: 'web', rest: 30 }],
])('is settled by %s', (_, sold, settlement) => {
  expect(getSettlement(sold)).toEqual(settlement)
})
