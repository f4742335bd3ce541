import { BoxOffice } from '../orders/testing/box-office.ts'
import { evening, lounge, seatA } from '../orders/testing/small-cinema.ts'
import { sweepExpiredOrders } from '../order-store/order-store.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'

const minute = 60_000
const slowCard = '4000000000000044'
/** The hold's time plus the grace time of a bank. */
const untilEverythingExpired = 13 * minute

// Large auditorium schemas are compiled once, which takes long on a busy machine.
jest.setTimeout(30_000)

describe('completing an order', () => {
  let office: BoxOffice
  let captures: string[]
  let beforeCapture: () => Promise<void>
  const around = (port: PaymentProvider): PaymentProvider => ({
    ...port,
    capture: async (reference) => {
      await beforeCapture()
      captures.push(reference)
      return port.capture(reference)
    },
  })
  beforeAll(async () => {
    office = await BoxOffice.open({ around })
  })
  beforeEach(async () => {
    captures = []
    beforeCapture = async () => {}
    await office.reset()
  })
  afterAll(() => office.close())

  const completion = (orderId: string) => office.call('getCompletion', { orderId })

  it('can be posted for an order without an amount due; posting again returns its state', async () => {
    const orderId = await office.orderFor(evening, [seatA(1)], ['free'])
    expect((await completion(orderId)).status).toBe(404)
    const { status, body } = await office.call('startCompletion', { orderId })
    expect(status).toBe(200)
    expect(body.status).toBe('Pending')
    await office.services.completion.idle()
    const again = await office.call('startCompletion', { orderId })
    expect(again.body).toEqual((await completion(orderId)).body)
    expect(again.body.status).toBe('Completed')
    expect(captures).toEqual([])
  })

  it('refuses an order that is not paid, or has nothing on it', async () => {
    const orderId = await office.orderFor(evening, [seatA(1)])
    expect((await office.call('startCompletion', { orderId })).problem?.type).toMatch('payment-incomplete')
    const empty = await office.order()
    expect((await office.call('startCompletion', { orderId: empty })).problem?.type).toMatch('order-empty')
  })

  it('is Pending, with a journey being created, while the payment is captured', async () => {
    const orderId = await office.orderFor(evening, [seatA(1)])
    let take = () => {}
    beforeCapture = () => new Promise((resolve) => (take = resolve))
    await office.sendCard(await office.paymentSession(orderId), '4111111111111111')
    expect((await completion(orderId)).body.status).toBe('Pending')
    expect((await office.call('getJourneyByOrderId', { orderId })).status).toBe(202)
    expect((await office.call('startCompletion', { orderId })).body.status).toBe('Pending')
    expect((await office.call('getOrder', { orderId })).body.order).toMatchObject({
      status: 'InProgress',
      expiresAt: null,
    })
    office.clock.advance(untilEverythingExpired)
    expect(await sweepExpiredOrders(office.database, office.clock.now())).toBe(0)
    take()
    await office.services.completion.idle()
    expect((await completion(orderId)).body.status).toBe('Completed')
    expect((await office.call('getJourneyByOrderId', { orderId })).status).toBe(200)
  })

  it('fails and takes no money if the hold has expired and the seats are taken', async () => {
    const orderId = await office.orderFor(evening, [seatA(1), seatA(2)])
    await office.sendCard(await office.paymentSession(orderId), slowCard)
    office.clock.advance(untilEverythingExpired)
    const rival = await office.order()
    expect((await office.hold(rival, evening, [seatA(2)])).status).toBe(200)
    await office.wait(0)
    expect((await completion(orderId)).body).toMatchObject({ status: 'Failed', transactionNumber: null })
    expect(captures).toEqual([])
    expect(await office.charges(orderId)).toEqual(['voided'])
    expect(await office.claims(orderId)).toEqual({})
    expect(await office.claims(rival)).toEqual({ [seatA(2)]: 'held' })
    const { body } = await office.call('getCurrentEmbeddedPayment', { orderId })
    expect(body).toMatchObject({
      embeddedPayment: { status: 'Declined' },
      declineReason: 'seats-unavailable',
    })
    expect((await office.call('getJourneyByOrderId', { orderId })).status).toBe(404)
  })

  it('completes if the hold has expired but the seats are still free', async () => {
    const orderId = await office.orderFor(evening, [seatA(1), seatA(2)])
    await office.sendCard(await office.paymentSession(orderId), slowCard)
    office.clock.advance(untilEverythingExpired)
    expect(await sweepExpiredOrders(office.database, office.clock.now())).toBe(1)
    await office.wait(0)
    expect((await completion(orderId)).body.status).toBe('Completed')
    expect(await office.claims(orderId)).toEqual({ [seatA(1)]: 'sold', [seatA(2)]: 'sold' })
  })

  it('never pays without a seat, nor sells a seat twice, whichever comes first at the deadline', async () => {
    for (const offset of [-2, -1, 0, 1, 2]) {
      await office.reset()
      const orderId = await office.orderFor(evening, [seatA(1)])
      await office.sendCard(await office.paymentSession(orderId), slowCard)
      const rival = await office.order()
      office.clock.advance(10 * minute + offset)
      const [held] = await Promise.all([
        office.hold(rival, evening, [seatA(1)]),
        office.provider.settleDue(),
        sweepExpiredOrders(office.database, office.clock.now()),
      ])
      await office.services.completion.idle()
      const { status } = (await completion(orderId)).body
      const own = Object.values(await office.claims(orderId))
      expect([status, own, await office.charges(orderId)]).toEqual(
        held.status === 200 ? ['Failed', [], ['voided']] : ['Completed', ['sold'], ['captured']],
      )
    }
  })

  it('continues after the provider was unreachable, and charges once', async () => {
    const orderId = await office.orderFor(evening, [seatA(1)])
    let failures = 1
    beforeCapture = async () => {
      if (failures-- > 0) throw new Error('connection reset')
    }
    await office.pay(orderId)
    expect((await completion(orderId)).body.status).toBe('Completed')
    expect(captures).toHaveLength(1)
  })

  it('releases the seats if the provider refuses the capture', async () => {
    const orderId = await office.orderFor(evening, [seatA(1)])
    beforeCapture = async () => {
      await office.database.tx((trx) =>
        trx.updateTable('provider_charge').set({ status: 'voided' }).execute(),
      )
    }
    await office.pay(orderId)
    expect((await completion(orderId)).body.status).toBe('Failed')
    expect(await office.claims(orderId)).toEqual({})
    expect(await office.charges(orderId)).toEqual(['voided'])
  })

  it('sells unallocated places like allocated seats', async () => {
    const orderId = await office.orderFor(lounge, [], ['lounge', 'lounge', 'lounge'])
    await office.pay(orderId)
    office.clock.advance(untilEverythingExpired)
    const rival = await office.order()
    expect((await office.hold(rival, lounge, [], ['lounge', 'lounge', 'lounge'])).status).toBe(400)
    expect((await office.hold(rival, lounge, [], ['lounge', 'lounge'])).status).toBe(200)
  })
})
