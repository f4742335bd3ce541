import { untilFurtherNotice } from '../../catalogue/item-changes.ts'
import type { SetItemsRequest } from '@foyer/contract/wire/order-items'
import { BoxOffice, openingTime } from '../testing/box-office.ts'
import { evening, seatA, siteId } from '../testing/small-cinema.ts'
import { FoodAndBeverageConfiguration } from '@foyer/contract/channel/food-and-beverage'
import { defaultOrderSettings } from '../settings.ts'

jest.setTimeout(30_000)

const minute = 60_000
const hour = 60 * minute
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
const butter = { modifierGroupId: 'topping', modifierId: 'butter' }
const coffee = { modifierGroupId: 'drink', modifierId: 'coffee' }
const oat = { modifierGroupId: 'milk', modifierId: 'oat' }
const meal = { id: 'i2', itemId: 'meal', modifiers: [{ ...coffee, modifiers: [oat] }] }
const expectRefusal = (problem: unknown, code: number, errors: object[]) =>
  expect(problem).toMatchObject({ errorCode: code, itemAvailabilityErrors: errors })

describe('food on an order', () => {
  it('has its sizes, modifiers of both levels, comment and taxes, and its names of now', async () => {
    const orderId = await office.order()
    const { body } = await set(orderId, {
      items: [
        { ...popcorn, quantity: 2, modifiers: [{ ...butter, quantity: 2 }], comment: '  warm,\n please ' },
        meal,
      ],
    })
    expect(body.order.items).toEqual([
      {
        id: 'i1',
        itemId: 'popcorn-small',
        quantity: 2,
        price: { valueIncludingTax: 11.6, valueExcludingTax: 9.67, tax: 1.93 },
        amountSaved: { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 },
        comment: 'warm, please',
        modifiers: [{ ...butter, name: { text: 'Butter', translations: [] }, quantity: 2, modifiers: [] }],
      },
      expect.objectContaining({
        price: { valueIncludingTax: 10.7, valueExcludingTax: 8.92, tax: 1.78 },
        modifiers: [
          expect.objectContaining({
            ...coffee,
            modifiers: [{ ...oat, name: { text: 'Oat', translations: [] }, quantity: 1 }],
          }),
        ],
      }),
    ])
    expect(body.order.totalPrice).toMatchObject({ valueIncludingTax: 22.3, tax: 3.71 })
    expect(body.relatedData.items?.map(({ name }) => name.text)).toEqual(['Popcorn – Small', 'Hot dog meal'])
  })

  it('stands beside tickets, and can be all that an order has', async () => {
    const orderId = await office.orderFor(evening, [seatA(1)])
    expect((await set(orderId, { items: [popcorn] })).body.order.showtimes).toHaveLength(1)
    const alone = await office.order()
    await set(alone, { items: [popcorn] })
    await office.call('setOrderCustomer', { orderId: alone }, { email: 'ines@postbox.example' })
    await office.pay(alone)
    const { body } = await office.call('getCompletedOrder', { orderId: alone })
    expect(body.order).toMatchObject({
      type: 'Standard',
      showtimes: [],
      items: [{ itemId: 'popcorn-small' }],
    })
  })

  it('costs what the chain has changed it to, and keeps that', async () => {
    office.changeItem('popcorn-small', { priceMinor: 500 })
    const orderId = await office.order()
    expect((await set(orderId, { items: [popcorn] })).body.order.totalPrice.valueIncludingTax).toBe(5)
    office.changeItem('popcorn-small', {})
    expect((await office.call('getOrder', { orderId })).body.order.totalPrice.valueIncludingTax).toBe(5)
  })
})

describe('items are refused', () => {
  it.each<[string, SetItemsRequest['items'], number, object]>([
    ['that are the gift shop’s', [{ id: 'i1', itemId: 'mug' }], 18100, { unavailableReason: 'NotSold' }],
    ['without their size', [{ id: 'i1', itemId: 'popcorn' }], 18100, { unavailableReason: 'NotSold' }],
    [
      'with a group that is not theirs',
      [{ ...popcorn, modifiers: [coffee] }],
      18103,
      { unavailableReason: 'ModifiersInvalid', modifierGroupId: 'drink' },
    ],
    [
      'with an unknown modifier',
      [{ ...popcorn, modifiers: [{ ...butter, modifierId: 'gold' }] }],
      18103,
      { modifierGroupId: 'topping', modifierId: 'gold' },
    ],
    [
      'with more of a group than it allows',
      [{ ...popcorn, modifiers: [{ ...butter, quantity: 3 }] }],
      18103,
      { modifierGroupId: 'topping', limit: 2 },
    ],
    [
      'without a required group',
      [{ id: 'i1', itemId: 'meal' }],
      18103,
      { modifierGroupId: 'drink', limit: 1 },
    ],
    [
      'without a required group that a modifier opens',
      [{ ...meal, id: 'i1', modifiers: [coffee] }],
      18103,
      { modifierGroupId: 'milk' },
    ],
    [
      'with more modifiers than one takes',
      [{ ...popcorn, modifiers: [{ ...butter, quantity: 99 }, butter] }],
      18104,
      { unavailableReason: 'TooManyModifiers', limit: 99 },
    ],
    [
      'with a comment of 26 characters',
      [{ ...popcorn, comment: '🍿'.repeat(26) }],
      18105,
      { unavailableReason: 'CommentTooLong', limit: 25 },
    ],
    [
      'that are more than there may be of one',
      [{ id: 'i1', itemId: 'crisps', quantity: 4 }],
      18106,
      { unavailableReason: 'TooManyItems', limit: 3 },
    ],
  ])('%s', async (_, items, code, error) => {
    const { problem } = await set(await office.order(), { items })
    expectRefusal(problem, code, [{ id: 'i1', itemId: items[0]?.itemId, ...error }])
  })

  it('line by line, with the code of the first', async () => {
    const { problem } = await set(await office.order(), {
      items: [popcorn, { id: 'i2', itemId: 'meal' }, { id: 'i3', itemId: 'mug' }],
      itemDeliveriesComment: 'x'.repeat(36),
    })
    expectRefusal(problem, 18103, [
      { id: 'i2', unavailableReason: 'ModifiersInvalid' },
      { id: 'i3', unavailableReason: 'NotSold' },
      { id: null, itemId: null, unavailableReason: 'DeliveryCommentTooLong', limit: 35 },
    ])
  })

  it('that are sold out, or whose modifier is', async () => {
    office.changeItem('popcorn', { soldOutUntil: untilFurtherNotice })
    office.changeItem('oat', { soldOutUntil: untilFurtherNotice })
    const { problem } = await set(await office.order(), { items: [popcorn, meal] })
    expectRefusal(problem, 18101, [
      { id: 'i1', unavailableReason: 'SoldOut' },
      { id: 'i2', unavailableReason: 'SoldOut', modifierId: 'oat' },
    ])
  })

  it('with a discount, as none is for items', async () => {
    const { problem } = await set(await office.order(), { items: [{ ...popcorn, discountId: 'happy-hour' }] })
    expect(problem).toMatchObject({
      errorCode: 18112,
      discountAvailabilityErrors: [{ discountId: 'happy-hour', unavailableReason: 'discount-invalid-10102' }],
    })
  })

  it('in the other numbering by one code, with the same errors', async () => {
    const other = await BoxOffice.open({ numbering: 2 })
    try {
      const put = async (items: object[]) =>
        other.call('setOrderItems', { orderId: await other.order() }, { items })
      expectRefusal((await put([{ ...popcorn, comment: 'x'.repeat(26) }])).problem, 40228, [
        { unavailableReason: 'CommentTooLong' },
      ])
      expect((await put([{ ...popcorn, discountId: 'any' }])).problem?.errorCode).toBe(40234)
    } finally {
      await other.close()
    }
  })
})

describe('hours of sale', () => {
  const beer = { items: [{ id: 'i1', itemId: 'beer' }] }

  it('are those of the wall clock at the site', async () => {
    // 01:00 in London, in summer: 00:00 UTC.
    office.clock.set(Date.parse('2027-06-30T00:00:00Z') - 1)
    expect((await set(await office.order(), beer)).problem).toBeNull()
    office.clock.set(Date.parse('2027-06-30T00:00:00Z'))
    const { problem } = await set(await office.order(), beer)
    expectRefusal(problem, 18102, [
      { unavailableReason: 'OutOfHours', availableAt: '2027-06-30T16:00:00.000Z' },
    ])
  })

  it('are those of the showtime where there is one to come', async () => {
    office.clock.set(openingTime - 8 * hour)
    expect((await set(await office.order(), beer)).problem?.errorCode).toBe(18102)
    expect((await set(await office.orderFor(evening, [seatA(2)]), beer)).problem).toBeNull()
  })
})

describe('deliveries', () => {
  const deliver = (own: Partial<NonNullable<SetItemsRequest['itemDeliveries']>[number]>) => ({
    items: [popcorn],
    itemDeliveries: [{ id: 'd1', method: 'InSeatDelivery' as const, itemIds: ['i1'], ...own }],
  })
  const toSeat = (seatId: string) => deliver({ seat: { showtimeId: evening, seatId } })

  it('go to a seat of the order, with the fee for it', async () => {
    const orderId = await office.orderFor(evening, [seatA(3)])
    const { body } = await set(orderId, { ...toSeat(seatA(3)), itemDeliveriesComment: 'after the adverts' })
    expect(body.order).toMatchObject({
      itemDeliveries: [
        {
          id: 'd1',
          method: 'InSeatDelivery',
          itemIds: ['i1'],
          seat: { showtimeId: evening, seatId: seatA(3), name: 'A3' },
        },
      ],
      itemDeliveriesComment: 'after the adverts',
      fees: [{ scope: 'InSeatDelivery', price: { valueIncludingTax: 0.42 } }],
      totalPrice: { valueIncludingTax: 12.5 + 0.8 + 4.2 + 0.42 },
    })
  })

  it('go to the seat of a code while its showtime is on, and not before', async () => {
    expect((await set(await office.order(), toSeat(seatA(3)))).problem?.errorCode).toBe(18108)
    office.clock.set(openingTime + 2 * hour)
    expect((await set(await office.order(), toSeat(seatA(3)))).problem).toBeNull()
    expect((await set(await office.order(), toSeat('9_9_9'))).problem?.errorCode).toBe(18108)
    office.clock.set(openingTime + 4 * hour)
    expect((await set(await office.order(), toSeat(seatA(3)))).problem?.errorCode).toBe(18108)
  })

  it('go to a place of the site, by its name', async () => {
    const at = (siteOrderLocationId: string) =>
      deliver({ method: 'CustomLocationDelivery', siteOrderLocationId })
    const { body } = await set(await office.order(), at('table-1'))
    expect(body.order.itemDeliveries).toMatchObject([
      { siteOrderLocation: { id: 'table-1', name: { text: 'Table 1' } } },
    ])
    expect((await set(await office.order(), at('table-9'))).problem?.errorCode).toBe(18108)
  })

  it.each<[string, SetItemsRequest]>([
    [
      'a method that the item does not have',
      {
        items: [{ id: 'i1', itemId: 'crisps' }],
        itemDeliveries: [{ id: 'd1', method: 'InSeatDelivery', itemIds: ['i1'] }],
      },
    ],
    ['a method that the site does not have', deliver({ method: 'ElectronicDelivery' })],
  ])('are refused with %s', async (_, body) => {
    const { problem } = await set(await office.order(), body)
    expectRefusal(problem, 18107, [{ id: 'i1', unavailableReason: 'DeliveryMethodNotAllowed' }])
  })

  it('are not for goods of the gift shop', async () => {
    const { body } = await office.call('createGiftShopOrder', {}, { siteId })
    const { problem } = await set(body.order.id, {
      items: [{ id: 'i1', itemId: 'mug' }],
      itemDeliveries: [{ id: 'd1', method: 'InSeatDelivery', itemIds: ['i1'] }],
    })
    expect(problem?.type).toBe('urn:foyer:problem:order-type-invalid')
  })

  it.each<[string, Partial<NonNullable<SetItemsRequest['itemDeliveries']>[number]>[]]>([
    ['twice of one id', [{}, { itemIds: [] }]],
    ['of one item twice', [{}, { id: 'd2' }]],
    ['of an item that is not there', [{ itemIds: ['i9'] }]],
  ])('are malformed %s', async (_, own) => {
    const { problem } = await set(await office.order(), {
      items: [popcorn],
      itemDeliveries: own.flatMap((each) => deliver(each).itemDeliveries),
    })
    expect(problem?.type).toBe('urn:foyer:problem:invalid-argument')
  })

  describe('at a time of pickup', () => {
    const pickUp = (at: number) => ({
      ...deliver({ method: 'ServiceAreaPickup' }),
      serviceAreaPickupSchedule: { startsAt: new Date(at).toISOString() },
    })
    const next = openingTime + 10 * minute

    it('are as many as a slot takes, and free again when one gives up', async () => {
      const first = await office.order()
      expect((await set(first, pickUp(next))).body.order.serviceAreaPickupSchedule).toEqual({
        startsAt: new Date(next).toISOString(),
      })
      await set(await office.order(), pickUp(next))
      const third = await office.order()
      expectRefusal((await set(third, pickUp(next))).problem, 18111, [
        { id: null, unavailableReason: 'PickupNotAvailable' },
      ])
      expect((await set(third, pickUp(next + 10 * minute))).problem).toBeNull()
      await set(first, { items: [] })
      expect((await set(third, pickUp(next))).problem).toBeNull()
    })

    it('is malformed if it is not on the calendar', async () => {
      const startsAt = '2026-99-99T00:00:00Z'
      const { problem } = await set(await office.order(), {
        ...pickUp(next),
        serviceAreaPickupSchedule: { startsAt },
      })
      expect(problem?.type).toBe('urn:foyer:problem:invalid-argument')
    })

    it.each([
      ['none was named', deliver({ method: 'ServiceAreaPickup' })],
      ['it has passed', pickUp(openingTime)],
      ['it is between two', pickUp(next + minute)],
      ['nothing is fetched there', { ...pickUp(next), itemDeliveries: [] }],
    ])('are refused if %s', async (_, body) => {
      expect((await set(await office.order(), body)).problem?.errorCode).toBe(18111)
    })
  })
})

describe('counted stock', () => {
  it('is held by an order until it is given up, and sold with it', async () => {
    await office.setStock('popcorn-small', 3)
    const orderId = await office.order()
    expect((await set(orderId, { items: [{ ...popcorn, quantity: 3 }] })).problem).toBeNull()
    const rival = await office.order()
    expectRefusal((await set(rival, { items: [popcorn] })).problem, 18101, [
      { id: 'i1', itemId: 'popcorn-small', unavailableReason: 'SoldOut', limit: 0 },
    ])
    await set(orderId, { items: [{ ...popcorn, quantity: 2 }] })
    expect((await set(rival, { items: [popcorn] })).problem).toBeNull()
    await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
    await office.pay(orderId)
    await office.call('deleteOrder', { orderId: rival })
    office.clock.advance(24 * hour)
    expectRefusal(
      (await set(await office.order(), { items: [{ ...popcorn, quantity: 2 }] })).problem,
      18101,
      [{ limit: 1 }],
    )
  })

  it('is held as long as the order’s seats', async () => {
    await office.setStock('popcorn-small', 1)
    const orderId = await office.order()
    await set(orderId, { items: [popcorn] })
    office.clock.advance(9 * minute)
    await office.hold(orderId, evening, [seatA(4)])
    office.clock.advance(9 * minute)
    expect((await set(await office.order(), { items: [popcorn] })).problem?.errorCode).toBe(18101)
    office.clock.advance(minute)
    expect((await set(await office.order(), { items: [popcorn] })).problem).toBeNull()
  })
})

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
