import fc from 'fast-check'
import { sum, type TaxedAmount } from '../domain/money.ts'
import type { OrderToPrice } from './order-to-price.ts'
import { priceOrder } from './price-order.ts'
import type { PricedOrder } from './priced-order.ts'
import { createRandomOrder } from './testing/random-order.ts'

/** Orders with everything that affects a price. */
const anyOrder = fc.integer({ min: 0 }).map((seed) => createRandomOrder('property', seed))

function listAmounts({ tickets, items, mandatoryFees, totals }: PricedOrder): TaxedAmount[] {
  return [
    ...[...tickets, ...items].flatMap(({ original, saved, price }) => [original, saved, price]),
    ...tickets.flatMap(({ originalBookingFee, bookingFee }) => [originalBookingFee, bookingFee]),
    ...mandatoryFees.map(({ price }) => price),
    totals.totalPrice,
    totals.originalPrice,
    totals.saved,
    totals.totalBookingFee,
    totals.originalBookingFee,
    totals.mandatoryFee,
    totals.tip,
  ]
}

/** The same order with lines, discounts and deals' line ids reversed. */
function reverseLines(order: OrderToPrice): OrderToPrice {
  const reverse = <L extends { readonly discounts: readonly unknown[] }>(lines: readonly L[]): L[] =>
    lines.map((line) => ({ ...line, discounts: line.discounts.toReversed() })).toReversed()
  return {
    ...order,
    tickets: reverse(order.tickets),
    items: reverse(order.items),
    deals: order.deals.map((deal) => ({ ...deal, lineIds: deal.lineIds.toReversed() })),
  }
}

/** Changes every number in plain data. */
function changeNumbers(data: object): void {
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'number') Object.assign(data, { [key]: value + 7 })
    else if (typeof value === 'object' && value !== null) changeNumbers(value as object)
  }
}

function freeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null) Object.values(Object.freeze(data)).forEach(freeze)
  return data
}

it('totals are the sums of their lines, in gross and in tax', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { tickets, items, mandatoryFees, totals } = priceOrder(order)
      const lines = [...tickets, ...items]
      const fees = [...mandatoryFees.map(({ price }) => price), totals.tip]
      const bookingFees = tickets.map(({ bookingFee }) => bookingFee)
      expect(totals.totalPrice).toEqual(sum([...lines.map(({ price }) => price), ...bookingFees, ...fees]))
      expect(totals.totalBookingFee).toEqual(sum(bookingFees))
      expect(sum([totals.totalPrice, totals.saved])).toEqual(totals.originalPrice)
      for (const { original, saved, price } of lines) expect(sum([price, saved])).toEqual(original)
    }),
  )
})

it('nothing is negative, and no amount is less than its tax or than what is saved of it', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const priced = priceOrder(order)
      for (const { gross, tax } of listAmounts(priced)) {
        expect(Number.isSafeInteger(gross) && Number.isSafeInteger(tax)).toBe(true)
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(tax).toBeLessThanOrEqual(gross)
      }
      for (const { saved, original } of [...priced.tickets, ...priced.items])
        expect(saved.gross).toBeLessThanOrEqual(original.gross)
    }),
  )
})

it('the order of lines, of their discounts and of what deals are for does not count', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { tickets, items, ...rest } = priceOrder(order)
      const other = priceOrder(reverseLines(order))
      expect(other.tickets).toEqual(tickets.toReversed())
      expect(other.items).toEqual(items.toReversed())
      expect(other).toMatchObject({ ...rest, refusals: expect.arrayContaining([...rest.refusals]) })
    }),
  )
})

it('payments and the rest are the total, and a payment that is taken off is to be paid again', () => {
  let removed = 0
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { payments, restToPay, totals } = priceOrder(order)
      const covered = payments.reduce((all, each) => all + each.covered, 0)
      expect(covered + restToPay).toBe(totals.totalPrice.gross)
      const fixed = order.payments.filter(({ type }) => type === 'GiftCard' || type === 'MemberBalance')
      const before = priceOrder({ ...order, payments: fixed })
      if (before.refusals.some(({ kind }) => kind === 'PaymentExceedsRest' || kind === 'NothingToPay')) return
      for (const payment of before.payments) {
        const after = priceOrder({ ...order, payments: fixed.filter(({ id }) => id !== payment.id) })
        expect(after.restToPay).toBe(before.restToPay + payment.covered)
        expect(after.totals).toEqual(before.totals)
        removed += 1
      }
    }),
  )
  expect(removed).toBeGreaterThan(10)
})

it('a priced order stays as it is when a catalogue changes, and what it was priced from is not touched', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const catalogue = structuredClone(order)
      const priced = priceOrder(catalogue)
      const before = JSON.stringify(priced)
      changeNumbers(catalogue)
      expect(JSON.stringify(priced)).toBe(before)
      expect(JSON.stringify(priceOrder(freeze(order)))).toBe(before)
    }),
  )
})
