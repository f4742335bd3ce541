import { answerHeldOrder, answerWith, createTestStores } from '../../context/testing/order-stores.ts'

const showtime = { id: 's1', siteId: '1001' }

/** The discount codes of each hold: with tickets that have a discount or not, and with a code in the basket or not. */
async function hold(discountId: string | undefined, ...codes: string[]) {
  const ticket = { id: 't1', ticketTypeId: 'adult', discountId }
  const held = () =>
    answerHeldOrder({ showtimes: [{ showtimeId: 's1', tickets: [ticket], seats: [] }] as never })
  const { orderStores, getCalls } = createTestStores({
    getOrder: held,
    getOrderCustomer: () => answerWith({ customer: null }),
    setOrderShowtime: held,
  })
  const { basket, order } = orderStores
  await order.restore()
  basket.setDiscounts(
    showtime,
    codes.map((code) => ({ code, discountId: code.toLowerCase() })),
  )
  await order.holdSeats({ showtime, ...basket.of('s1') })
  return (getCalls('setOrderShowtime')[0]?.[1] as { body: { discountCodes?: string[] } }).body.discountCodes
}

test.each([
  ['no codes for an order without a discount: a server need not know the field', undefined, [], undefined],
  ['the codes of the basket', undefined, ['OWL'], ['OWL']],
  ['none in place of those that the order has: a code that was removed is not used', 'owl', [], []],
])('a hold names %s', async (_, discountId, codes, sent) => {
  expect(await hold(discountId, ...codes)).toEqual(sent)
})
