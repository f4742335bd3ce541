import type { SetItemsRequest } from '@foyer/contract/wire/order-items'
import { BoxOffice } from '../testing/box-office.ts'
import { FoodAndBeverageConfiguration } from '@foyer/contract/channel/food-and-beverage'
import { defaultOrderSettings } from '../settings.ts'

jest.setTimeout(30_000)

const channel = new FoodAndBeverageConfiguration()
Object.assign(channel.mandatoryFee.inSeatDelivery, { isEnabled: true, percentage: 10 })

let office: BoxOffice
beforeAll(async () => {
  office = await BoxOffice.open({
    settings: {
      items: {
        ...defaultOrderSettings.items,
        mandatoryFees: channel.mandatoryFee,
        tip: { scope: 'Order', suggestions: [500, 1_000] },
      },
    },
  })
})
beforeEach(() => office.reset())
afterAll(() => office.close())

const set = (orderId: string, body: SetItemsRequest) => office.call('setOrderItems', { orderId }, body)
const popcorn = { id: 'i1', itemId: 'popcorn-small' }

describe('a tip', () => {
  const tip = (orderId: string, wanted: object | null) =>
    office.call('setOrderTip', { orderId }, { tip: wanted })
  const begin = async () => {
    const orderId = await office.order()
    await set(orderId, { items: [{ ...popcorn, quantity: 5 }] })
    return orderId
  }

  it('is a share of the items, follows them, and falls away with them', async () => {
    const orderId = await begin()
    const { body } = await tip(orderId, { percentage: 10 })
    expect(body.order).toMatchObject({
      tip: { valueIncludingTax: 2.1, tax: 0 },
      totalPrice: { valueIncludingTax: 23.1 },
    })
    expect((await set(orderId, { items: [popcorn] })).body.order.tip?.valueIncludingTax).toBe(0.42)
    const emptied = (await set(orderId, { items: [] })).body.order
    expect([emptied.tip, emptied.totalPrice.valueIncludingTax]).toEqual([undefined, 0])
  })

  it('is an amount, and can be taken off', async () => {
    const orderId = await begin()
    expect((await tip(orderId, { amount: 3.5 })).body.order.totalPrice.valueIncludingTax).toBe(24.5)
    expect((await tip(orderId, null)).body.order.tip).toBeUndefined()
  })

  it.each([
    ['a percentage that nobody suggests', { percentage: 7 }],
    ['more decimals than the currency', { amount: 0.005 }],
    ['more than the items cost', { amount: 21.01 }],
  ])('is refused with %s', async (_, wanted) => {
    expect((await tip(await begin(), wanted)).problem?.type).toBe('urn:foyer:problem:invalid-argument')
  })

  it('is refused without items, and where none are taken', async () => {
    expect((await tip(await office.order(), { amount: 1 })).status).toBe(400)
    const other = await BoxOffice.open()
    try {
      const orderId = await other.order()
      await other.call('setOrderItems', { orderId }, { items: [popcorn] })
      expect((await other.call('setOrderTip', { orderId }, { tip: { amount: 1 } })).status).toBe(400)
    } finally {
      await other.close()
    }
  })
})
