import { randomUUID } from 'node:crypto'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { BoxOffice } from './testing/box-office.ts'
import { evening, lounge, seatA, siteId } from './testing/small-cinema.ts'
import { sweepExpiredOrders } from '../order-store/order-store.ts'

const minute = 60_000
// PostgreSQL in memory is slow to start.
jest.setTimeout(120_000)

describe('orders on PostgreSQL', () => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open({ target: { pglite: await openPgliteInMemory() } })
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  it('lets one of many rivals have a seat, and an expired hold be taken over', async () => {
    const orders = await Promise.all(Array.from({ length: 40 }, () => office.order()))
    const answers = await Promise.all(orders.map((orderId) => office.hold(orderId, evening, [seatA(1)])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    office.clock.advance(10 * minute)
    const secondOrder = await office.order()
    expect((await office.hold(secondOrder, evening, [seatA(1), seatA(2)])).status).toBe(200)
    expect((await office.hold(secondOrder, evening, [seatA(2), seatA(3)])).status).toBe(200)
    expect(await office.claims(secondOrder)).toEqual({ [seatA(2)]: 'held', [seatA(3)]: 'held' })
  })

  it('counts places, and sweeps expired orders', async () => {
    const [first, second] = [await office.order(), await office.order()]
    expect((await office.hold(first, lounge, [], ['lounge', 'lounge', 'lounge'])).status).toBe(200)
    expect((await office.hold(second, lounge, [], ['lounge', 'lounge', 'lounge'])).status).toBe(400)
    expect((await office.hold(second, lounge, [], ['lounge', 'lounge'])).status).toBe(200)
    office.clock.advance(10 * minute)
    expect(await sweepExpiredOrders(office.database, office.clock.now())).toBe(2)
    const third = await office.order()
    const five = Array.from({ length: 5 }, () => 'lounge')
    expect((await office.hold(third, lounge, [], five)).status).toBe(200)
  })

  it('never fails because of U+0000, which it cannot store', async () => {
    const orderId = await office.order()
    const calls = [
      ['GET', 'orders/%00'],
      ['DELETE', 'orders/%00'],
      ['POST', 'orders/%00/expiry/reset'],
      ['GET', 'orders/%00/customer'],
      ['GET', 'orders/completed/%00'],
      ['GET', 'orders/%00/completion'],
      ['POST', 'orders/%00/completion'],
      ['GET', 'orders/%00/payments/embedded/current'],
      ['GET', 'journeys/by-order-id/%00'],
      ['PUT', `orders/${orderId}/showtimes/%00`],
    ] as const
    for (const [method, path] of calls) {
      const { statusCode } = await office.app.inject({ method, url: `/ocapi/v1/${path}` })
      expect([path, statusCode]).toEqual([path, 400])
    }
    const ticket = await office.app.inject({
      method: 'PUT',
      url: `/ocapi/v1/orders/${orderId}/showtimes/${evening}`,
      payload: { seats: [seatA(1)], tickets: [{ id: 'a\u0000b', ticketTypeId: 'adult' }] },
    })
    expect(ticket.statusCode).toBe(400)
    const name = await office.app.inject({
      method: 'PUT',
      url: `/ocapi/v1/orders/${orderId}/customer`,
      payload: { name: { givenName: 'In\u0000es', familyName: 'Marchetti' } },
    })
    expect(name.statusCode).toBe(400)
  })

  it('replays an idempotent answer', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const create = () => office.call('createStandardOrder', {}, { siteId }, headers)
    const answers = await Promise.all([create(), create(), create()])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('sells a ticket', async () => {
    const orderId = await office.orderFor(evening, [seatA(5)])
    await office.pay(orderId, '4000000000000002')
    await office.pay(orderId)
    expect((await office.call('getCompletion', { orderId })).body.status).toBe('Completed')
    expect((await office.call('getJourneyByOrderId', { orderId })).status).toBe(200)
    expect(await office.charges(orderId)).toEqual(['declined', 'captured'])
  })
})
