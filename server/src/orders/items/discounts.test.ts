import type { SetItemsRequest } from '@foyer/contract/wire/order-items'
import type { MemberCaller } from '../../domain/caller.ts'
import { BoxOffice, openingTime } from '../testing/box-office.ts'
import { siteId } from '../testing/small-cinema.ts'

jest.setTimeout(30_000)

let office: BoxOffice
beforeAll(async () => {
  office = await BoxOffice.open()
})
beforeEach(() => office.reset())
afterAll(() => office.close())

const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }
const set = (orderId: string, items: SetItemsRequest['items'], more: Partial<SetItemsRequest> = {}) =>
  office.call('setOrderItems', { orderId }, { items, ...more })
const popcorn = { id: 'i1', itemId: 'popcorn-small' }
const beer = { id: 'i2', itemId: 'beer' }
const butter = { modifierGroupId: 'topping', modifierId: 'butter' }
const meal = {
  id: 'i3',
  itemId: 'meal',
  modifiers: [{ modifierGroupId: 'drink', modifierId: 'cola' }],
}
/** Happy hour: 23:30 at the cinema. */
const atNight = Date.parse('2026-11-21T23:30:00Z')

describe('a discount on an item', () => {
  it('reduces the price of its pieces and not of their modifiers, tax contained, line by line', async () => {
    const { body } = await set(await office.order(), [
      { ...popcorn, quantity: 2, modifiers: [butter], discountId: 'early' },
      { ...popcorn, id: 'i4' },
    ])
    // 2 × £4.20 are £8.40, of which 12.5 % are £1.05; two toppings cost £1.60.
    expect(body.order.items).toMatchObject([
      {
        price: { valueIncludingTax: 8.95, valueExcludingTax: 7.46, tax: 1.49 },
        amountSaved: { valueIncludingTax: 1.05 },
        discountId: 'early',
        discountName: { text: 'Before the crowd' },
      },
      { price: { valueIncludingTax: 4.2 }, amountSaved: { valueIncludingTax: 0 } },
    ])
    expect(body.order.items[1]).not.toHaveProperty('discountId')
    expect(body.order.totalPrice.valueIncludingTax).toBe(13.15)
  })

  it('is given without being named if it is automatic, while its hours last', async () => {
    office.clock.set(atNight)
    const orderId = await office.order()
    expect((await set(orderId, [{ ...beer, quantity: 3 }])).body.order.items).toMatchObject([
      { price: { valueIncludingTax: 12 }, discountId: 'happy', amountSaved: { valueIncludingTax: 4.5 } },
    ])
    office.clock.set(openingTime)
    const early = await office.order()
    expect((await set(early, [beer])).body.order.totalPrice.valueIncludingTax).toBe(5.5)
  })

  it('goes by when items are handed over, not by when they are ordered', async () => {
    const { body } = await set(await office.order(), [{ ...popcorn, discountId: 'early' }], {
      itemDeliveries: [{ id: 'd1', itemIds: ['i1'], method: 'ServiceAreaPickup' }],
      serviceAreaPickupSchedule: { startsAt: '2026-11-21T18:20:00.000Z' },
    })
    expect(body.order.items[0]?.discountId).toBe('early')
    const afterwards = await set(await office.order(), [{ ...popcorn, discountId: 'early' }], {
      itemDeliveries: [{ id: 'd1', itemIds: ['i1'], method: 'ServiceAreaPickup' }],
      serviceAreaPickupSchedule: { startsAt: '2026-11-21T18:30:00.000Z' },
    })
    expect(afterwards.problem).toMatchObject({ errorCode: 18112 })
  })

  it('is for members where it says so', async () => {
    const orderId = await office.order()
    expect((await set(orderId, [{ ...meal, discountId: 'club' }])).problem).toMatchObject({
      discountAvailabilityErrors: [{ discountId: 'club', unavailableReason: 'loyalty-required' }],
    })
    office.actAs(ines)
    const { items } = (await set(await office.order(), [{ ...meal, discountId: 'club' }])).body.order
    expect(items).toMatchObject([{ price: { valueIncludingTax: 8.9 }, discountId: 'club' }])
  })

  it('is on the receipt as it was sold, whatever the hour', async () => {
    const orderId = await office.order()
    await set(orderId, [{ ...popcorn, discountId: 'early' }])
    await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
    await office.pay(orderId)
    office.clock.set(atNight)
    const { body } = await office.call('getCompletedOrder', { orderId })
    expect(body.order.items).toMatchObject([
      {
        discountId: 'early',
        discountName: { text: 'Before the crowd' },
        price: { valueIncludingTax: 3.67 },
        amountSaved: { valueIncludingTax: 0.53 },
      },
    ])
    expect(body.order.totalPrice.valueIncludingTax).toBe(3.67)
  })

  it('is taken off by the next request that does not name it', async () => {
    const orderId = await office.order()
    await set(orderId, [{ ...popcorn, discountId: 'one-free' }])
    expect((await set(orderId, [{ ...popcorn, discountId: null }])).body.order.items).toMatchObject([
      { price: { valueIncludingTax: 4.2 } },
    ])
  })

  it('is for goods of the gift shop too, but for no gift card', async () => {
    const begin = async () => (await office.call('createGiftShopOrder', {}, { siteId })).body.order.id
    const mug = { id: 'i1', itemId: 'mug', discountId: 'gift-week' }
    expect((await set(await begin(), [mug])).body.order.totalPrice.valueIncludingTax).toBe(11.25)
    const giftCard = { amount: 25, faceId: 'sunset' }
    const { problem } = await set(await begin(), [{ ...mug, itemId: 'gift-card', giftCard }])
    expect(problem).toMatchObject({
      errorCode: 18112,
      discountAvailabilityErrors: [{ discountId: 'gift-week', unavailableReason: 'discount-invalid-10102' }],
    })
  })
})

describe('a discount is refused, and the order is as it was', () => {
  it.each<[string, SetItemsRequest['items'], string, string]>([
    ['of tickets', [{ ...popcorn, discountId: 'matinee' }], 'matinee', 'discount-invalid-10103'],
    ['of another cinema', [{ ...popcorn, discountId: 'other-cinema' }], 'other-cinema', 'discount-invalid'],
    ['of the gift shop', [{ ...popcorn, discountId: 'gift-week' }], 'gift-week', 'discount-invalid'],
    ['at another time', [{ ...beer, discountId: 'happy' }], 'happy', 'discount-invalid-10101'],
    ['for another item', [{ ...beer, discountId: 'early' }], 'early', 'discount-invalid-10102'],
    [
      'for more pieces than it allows',
      [
        { ...popcorn, discountId: 'one-free' },
        { ...popcorn, id: 'i4', discountId: 'one-free' },
      ],
      'one-free',
      'items-unavailable-18106',
    ],
  ])('%s', async (_, items, discountId, unavailableReason) => {
    const orderId = await office.order()
    await set(orderId, [popcorn])
    expect((await set(orderId, items)).problem).toMatchObject({
      status: 400,
      errorCode: 18112,
      discountAvailabilityErrors: [{ discountId, unavailableReason }],
    })
    expect((await office.call('getOrder', { orderId })).body.order.items).toMatchObject([
      { itemId: 'popcorn-small', price: { valueIncludingTax: 4.2 } },
    ])
  })

  it('with each of several named once, and after what is wrong with items', async () => {
    const orderId = await office.order()
    const { problem } = await set(orderId, [
      { ...popcorn, discountId: 'matinee' },
      { ...popcorn, id: 'i4', discountId: 'matinee' },
      { ...beer, discountId: 'early' },
    ])
    expect(problem?.discountAvailabilityErrors).toHaveLength(2)
    const sooner = await set(orderId, [{ id: 'i1', itemId: 'mug', discountId: 'matinee' }])
    expect(sooner.problem).toMatchObject({ errorCode: 18100 })
  })
})
