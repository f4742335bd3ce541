import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../../context/testing/order-stores.ts'
import { getCodeStores } from './code-stores.ts'

const showtime = { id: 's1', siteId: '1001' }
const owl = {
  discountId: 'owl',
  name: { text: 'Night owl', translations: [] },
  isAutomatic: false,
  isAvailable: true,
  unavailableReason: null,
  calculation: { type: 'PercentageOff', percentageOff: 25 },
  ticketTypeIds: ['adult'],
}
const value = (valueIncludingTax: number) => ({
  valueIncludingTax,
  valueExcludingTax: valueIncludingTax,
  tax: 0,
})
const ticket = (id: string, ticketTypeId: string, change: object = {}) => ({
  id,
  ticketTypeId,
  price: value(12),
  amountSaved: value(0),
  rewardId: null,
  ticketRedemptionCardId: null,
  voucherId: null,
  ...change,
})
const cheaper = (discountId: string) => ({ discountId, price: value(9), amountSaved: value(3) })
const orderWith = (...tickets: object[]) =>
  answerHeldOrder({ showtimes: [{ showtimeId: 's1', tickets, seats: [{ id: '1' }] }] as never })
const [adult, child] = [ticket('t1', 'adult'), ticket('t2', 'child')]

async function open(script: Script) {
  const { stores, orderStores, getCalls } = createTestStores({
    getOrder: () => orderWith(adult, child),
    getOrderCustomer: () => answerWith({ customer: null }),
    getDiscountAvailability: () => answerWith({ discountAvailabilities: [owl] }),
    ...script,
  })
  await orderStores.order.restore()
  const getSent = () => getCalls('setOrderShowtime').map(([, request]) => (request as { body: object }).body)
  return { ...orderStores, ...getCodeStores(stores), getSent }
}

describe('the code of a discount for tickets that are held', () => {
  it('sets the same seats and tickets again, with the codes that there were', async () => {
    const { heldDiscounts, discounts, basket, getSent } = await open({
      setOrderShowtime: () => orderWith(ticket('t1', 'adult', cheaper('owl')), child),
    })
    basket.setDiscounts(showtime, [{ code: 'KIDS', discountId: 'kids' }])
    expect(await heldDiscounts.add(showtime, ' owl ')).toEqual({ kind: 'available', discount: owl })
    expect(getSent()).toEqual([
      {
        seats: ['1'],
        tickets: [
          { id: 't1', ticketTypeId: 'adult' },
          { id: 't2', ticketTypeId: 'child' },
        ],
        discountCodes: ['KIDS', 'OWL'],
      },
    ])
    expect(discounts.applied('s1').map(({ code }) => code)).toEqual(['KIDS', 'OWL'])
    expect(heldDiscounts.getEffect('owl')).toEqual({ tickets: 1, saved: 3 })
  })

  it('is not sent if no ticket is of its types, or a voucher pays for those that are', async () => {
    const { heldDiscounts, discounts, getSent } = await open({
      getOrder: () => orderWith(ticket('t1', 'adult', { voucherId: 'v1' }), child),
    })
    expect(await heldDiscounts.add(showtime, 'OWL')).toEqual({ kind: 'not-for-order' })
    expect(getSent()).toEqual([])
    expect(discounts.applied('s1')).toEqual([])
  })

  it('is taken off again if another discount saves more', async () => {
    const { heldDiscounts, discounts, getSent } = await open({
      setOrderShowtime: () => orderWith(ticket('t1', 'adult', cheaper('tuesday')), child),
    })
    expect(await heldDiscounts.add(showtime, 'OWL')).toEqual({ kind: 'not-for-order' })
    expect(getSent()).toMatchObject([{ discountCodes: ['OWL'] }, { discountCodes: [] }])
    expect(discounts.applied('s1')).toEqual([])
  })

  it('that the server refuses leaves the codes as they were', async () => {
    const { heldDiscounts, discounts } = await open({
      setOrderShowtime: () => refuseFor('payment-in-progress'),
    })
    expect(await heldDiscounts.add(showtime, 'OWL')).toMatchObject({ condition: 'payment-in-progress' })
    expect(discounts.applied('s1')).toEqual([])
  })
})

describe('taking it off', () => {
  const discounted = ticket('t1', 'adult', { ...cheaper('owl'), discountId: 'owl' })
  const codes = [
    { code: 'KIDS', discountId: 'kids' },
    { code: 'OWL', discountId: 'owl' },
  ]

  it('sends the other codes, and tickets that name no discount', async () => {
    const { heldDiscounts, discounts, basket, getSent } = await open({
      getOrder: () => orderWith(discounted),
      setOrderShowtime: () => orderWith(adult),
    })
    basket.setDiscounts(showtime, codes)
    expect(await heldDiscounts.remove(showtime, 'owl')).toEqual({ kind: 'ok' })
    expect(getSent()).toEqual([
      { seats: ['1'], tickets: [{ id: 't1', ticketTypeId: 'adult' }], discountCodes: ['KIDS'] },
    ])
    expect(discounts.openIds('s1')).toEqual(['kids'])
  })

  it('ends a payment that was begun for the old sum', async () => {
    const { heldDiscounts, basket, payments } = await open({
      getOrder: () => orderWith(discounted),
      setOrderShowtime: () => orderWith(adult),
    })
    const dropped = jest.spyOn(payments, 'dropFields')
    basket.setDiscounts(showtime, codes)
    await heldDiscounts.remove(showtime, 'owl')
    expect(dropped).toHaveBeenCalledTimes(1)
  })

  it('keeps it when nobody answers', async () => {
    const { heldDiscounts, discounts, basket } = await open({
      getOrder: () => orderWith(discounted),
      setOrderShowtime: () => unreachable(),
    })
    basket.setDiscounts(showtime, codes)
    expect(await heldDiscounts.remove(showtime, 'owl')).toMatchObject({ kind: 'network' })
    expect(discounts.openIds('s1')).toEqual(['kids', 'owl'])
    expect(heldDiscounts.removingId).toBeNull()
  })
})

describe('a code that was entered while the tickets were held already', () => {
  it('is sent on arrival, once', async () => {
    const { heldDiscounts, basket, getSent } = await open({ setOrderShowtime: () => orderWith(adult) })
    basket.setDiscounts(showtime, [{ code: 'OWL', discountId: 'owl' }])
    await heldDiscounts.applyWaiting('s1')
    await heldDiscounts.applyWaiting('s1')
    expect(getSent()).toMatchObject([{ discountCodes: ['OWL'] }])
  })

  it('is not sent if the tickets have it', async () => {
    const { heldDiscounts, basket, getSent } = await open({
      getOrder: () => orderWith(ticket('t1', 'adult', cheaper('owl'))),
    })
    basket.setDiscounts(showtime, [{ code: 'OWL', discountId: 'owl' }])
    await heldDiscounts.applyWaiting('s1')
    expect(getSent()).toEqual([])
  })
})
