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
const expectRefusal = (problem: unknown, code: number, errors: object[]) =>
  expect(problem).toMatchObject({ errorCode: code, itemAvailabilityErrors: errors })

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
