import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { getFirstPricesStore } from './first-prices.ts'

const value = (amount: number) => ({ valueIncludingTax: amount, valueExcludingTax: amount, tax: 0 })
const price = (ticketTypeId: string, amount: number, change: object = {}) => ({
  ticketTypeId,
  price: value(amount),
  isDefault: true,
  bookingFee: value(0.8),
  restrictions: [] as string[],
  displayPriority: 1,
  ...change,
})

async function find(...prices: ReturnType<typeof price>[]) {
  const { stores, getCalls } = createTestStores({
    getTicketPrices: () =>
      answerWith({ ticketPrices: prices, relatedData: { ticketTypes: [], areaCategories: [] } }),
  })
  const first = getFirstPricesStore(stores)
  expect(first.isPending(['s1'])).toBe(true)
  await first.ensure(['s1', 's2'])
  await first.ensure(['s1'])
  expect(getCalls('getTicketPrices')).toHaveLength(2)
  expect(first.isPending(['s1', 's2'])).toBe(false)
  return first.find(['s1', 's2', 'unknown'])
}

test('is the lowest that everybody can have, with its fee', async () => {
  expect(
    await find(
      price('adult', 11.5),
      price('child', 6.5),
      price('member', 2, { restrictions: ['MemberReward'] }),
      price('companion', 0),
    ),
  ).toEqual({ amount: 7.3, hasFee: true })
})

test('says when no fee is in it, and nothing where there is no price', async () => {
  expect(await find(price('adult', 9, { bookingFee: value(0) }))).toEqual({ amount: 9, hasFee: false })
  expect(await find(price('member', 2, { restrictions: ['MemberReward'] }))).toBeUndefined()
})
