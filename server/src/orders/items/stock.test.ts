import type { SetItemsRequest } from '@foyer/contract/wire/order-items'
import { BoxOffice } from '../testing/box-office.ts'
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
const expectRefusal = (problem: unknown, code: number, errors: object[]) =>
  expect(problem).toMatchObject({ errorCode: code, itemAvailabilityErrors: errors })

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
