import { BoxOffice } from '../orders/testing/box-office.ts'
import { evening, seatA } from '../orders/testing/small-cinema.ts'

const day = 24 * 60 * 60_000

describe('the link of a completed order', () => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open()
  }, 30_000)
  afterAll(() => office.close())

  it('shows the customer until a week after the showtime, and then only the tickets', async () => {
    const orderId = await office.orderFor(evening, [seatA(1)])
    await office.pay(orderId)
    const { startsAt } = await office.database.read
      .selectFrom('showtime')
      .select('starts_at as startsAt')
      .where('id', '=', evening)
      .executeTakeFirstOrThrow()
    const shown = async () => {
      const completed = await office.call('getCompletedOrder', { orderId })
      const journey = await office.call('getJourneyByOrderId', { orderId })
      return [completed.body.order.customer, journey.body?.journey.orders[0]?.customer]
    }
    office.clock.set(startsAt + 7 * day)
    for (const customer of await shown())
      expect(customer).toMatchObject({ email: expect.stringContaining('@') })
    office.clock.advance(1)
    expect(await shown()).toEqual([null, null])
    const { text } = await office.call('getCompletedOrder', { orderId })
    expect(text).not.toContain('@')
    expect((await office.call('getCompletedOrder', { orderId })).body.order.showtimes).toHaveLength(1)
  })
})
