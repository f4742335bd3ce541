import { priceOrder } from './price-order.ts'
import { toWireLine, toWirePayment, toWireTicket, toWireTotals } from './to-wire.ts'
import { buildItem, buildOrder, buildTicket } from './testing/build-order.ts'

const order = buildOrder({
  tickets: [
    buildTicket({
      discounts: [
        { id: 'd', source: 'Automatic', calculation: { kind: 'PercentageOff', basisPoints: 2_500 } },
      ],
    }),
  ],
  items: [buildItem()],
})
const { tickets, items, totals } = priceOrder(order)

it('has a ticket with its price, what it saves and its fee', () => {
  expect(tickets.map((ticket) => toWireTicket(ticket, 2))).toEqual([
    {
      price: { valueIncludingTax: 8.1, valueExcludingTax: 6.75, tax: 1.35 },
      amountSaved: { valueIncludingTax: 2.7, valueExcludingTax: 2.25, tax: 0.45 },
      bookingFee: { valueIncludingTax: 0.75, valueExcludingTax: 0.62, tax: 0.13 },
    },
  ])
})

it.each([
  [0, 500],
  [2, 5],
  [3, 0.5],
])('writes main units of a currency with %i decimals', (decimals, price) => {
  expect(items.map((item) => toWireLine(item, decimals).price.valueIncludingTax)).toEqual([price])
})

it('has the totals by their names', () => {
  expect(toWireTotals(totals, 2)).toMatchObject({
    totalPrice: { valueIncludingTax: 13.85, tax: 2.31 },
    originalPrice: { valueIncludingTax: 16.55 },
    saved: { valueIncludingTax: 2.7 },
    totalBookingFee: { valueIncludingTax: 0.75 },
  })
})

it("gives a payment the order's tax only if it pays for the whole order", () => {
  const { totalPrice } = totals
  expect(toWirePayment(1_385, totalPrice, 2)).toMatchObject({ valueIncludingTax: 13.85, tax: 2.31 })
  expect(toWirePayment(1_000, totalPrice, 2)).toEqual({
    valueIncludingTax: 10,
    valueExcludingTax: 10,
    tax: 0,
  })
})
