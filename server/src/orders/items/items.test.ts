import { untilFurtherNotice } from '../../catalogue/item-changes.ts'
import type { SetItemsRequest } from '@foyer/contract/wire/order-items'
import { BoxOffice, openingTime } from '../testing/box-office.ts'
import { evening, seatA } from '../testing/small-cinema.ts'

jest.setTimeout(30_000)

const minute = 60_000
const hour = 60 * minute
let office: BoxOffice
beforeAll(async () => {
  office = await BoxOffice.open()
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
