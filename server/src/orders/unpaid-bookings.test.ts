import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BookingMode } from '@foyer/contract/wire/enumerations'
import type { DatabaseTarget } from '../database/open-database.ts'
import { pickTestEngines } from '../database/testing/engines.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { releaseUnpaidOrders } from '../order-store/release-unpaid-orders.ts'
import { sweepExpiredOrders } from '../order-store/order-store.ts'
import { BoxOffice } from './testing/box-office.ts'
import { evening, lounge, seatA, siteId } from './testing/small-cinema.ts'

const minute = 60_000
/** Showtimes of the small cinema begin two hours after opening; bookings end half an hour before. */
const untilCutoff = 90 * minute
const settings = {
  allowUnpaidBookings: true,
  unpaidBookingCutoff: 30 * minute,
  holdDuration: 60 * minute,
  longestHold: 180 * minute,
}

// PostgreSQL in memory is slow to start.
jest.setTimeout(120_000)

const engines: { name: string; prepare(folder: string): Promise<DatabaseTarget> }[] = [
  { name: 'SQLite', prepare: async (folder) => ({ file: join(folder, 'foyer.db') }) },
  { name: 'PostgreSQL in memory', prepare: async () => ({ pglite: await openPgliteInMemory() }) },
]

async function bookIn(office: BoxOffice, bookingMode: BookingMode, seats: string[], types?: string[]) {
  const { body } = await office.call('createStandardOrder', {}, { siteId, bookingMode })
  const orderId = body.order.id
  const showtimeId = seats.length > 0 ? evening : lounge
  const held = await office.hold(orderId, showtimeId, seats, types)
  if (held.problem) throw new Error(JSON.stringify(held.problem))
  await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
  return orderId
}

async function completeIn(office: BoxOffice, orderId: string) {
  const answer = await office.call('startCompletion', { orderId })
  await office.services.completion.idle()
  return answer
}

describe.each(pickTestEngines(engines))('bookings that are paid at the cinema, on $name', ({ prepare }) => {
  let office: BoxOffice
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-unpaid-'))
    office = await BoxOffice.open({ target: await prepare(folder), settings })
  })
  beforeEach(() => office.reset())
  afterAll(async () => {
    await office.close()
    rmSync(folder, { recursive: true })
  })

  const book = (mode: BookingMode, seats: string[], types?: string[]) => bookIn(office, mode, seats, types)
  const complete = (orderId: string) => completeIn(office, orderId)
  const sweep = () => releaseUnpaidOrders(office.database, office.clock.now())
  /** Whether another order can hold the seat now. */
  const canHold = async (seatId: string) =>
    (await office.hold(await office.order(), evening, [seatId])).status === 200

  it.each(['Unpaid', 'UnpaidConfirmed'] as const)('are completed %s without a payment', async (mode) => {
    const orderId = await book(mode, [seatA(1)])
    expect((await complete(orderId)).status).toBe(200)
    const { body } = await office.call('getCompletedOrder', { orderId })
    expect(body.order.booking).toMatchObject({ mode, totalBookingFee: { valueIncludingTax: 0 } })
    expect(body.order).toMatchObject({ payments: [], totalPrice: { valueIncludingTax: 12.5 } })
    const journey = await office.call('getJourneyByOrderId', { orderId })
    expect(journey.body?.journey.orders[0]?.booking?.mode).toBe(mode)
    expect(await canHold(seatA(1))).toBe(false)
  })

  it('take no payment once they are made, by any call', async () => {
    const orderId = await book('Unpaid', [seatA(1)])
    await complete(orderId)
    const params = { orderId }
    const webPaymentMethodId = 'ledgerline-card'
    const redirectReturnUrl = 'http://shop.example/order/payment/'
    const online = [
      await office.call('createEmbeddedPayment', params, { webPaymentMethodId }),
      await office.call('createRedirectPayment', params, { webPaymentMethodId, redirectReturnUrl }),
      await office.call('addGiftCardPayment', params, { cardNumber: 'GIFT', pin: '0042' }),
    ]
    office.actAs({ kind: 'workstation', workstationId: 'till-1', siteId })
    const atTill = await office.call('createCinemaProcessedPayment', params, { reference: 'till 4' })
    expect([...online, atTill].map(({ problem }) => problem?.type)).toEqual(
      Array.from({ length: 4 }, () => 'urn:foyer:problem:order-in-completion'),
    )
    expect(await office.charges(orderId)).toEqual([])
  })

  it('need a customer', async () => {
    const { body } = await office.call('createStandardOrder', {}, { siteId, bookingMode: 'Unpaid' })
    const orderId = body.order.id
    await office.hold(orderId, evening, [seatA(1)])
    expect((await complete(orderId)).problem?.type).toMatch('customer-required')
  })

  it('state when they are released, if they are', async () => {
    const releasesAt = async (mode: BookingMode, seat: string) => {
      const orderId = await book(mode, [seat])
      await complete(orderId)
      return (await office.call('getCompletedOrder', { orderId })).body.order.booking?.releasesAt
    }
    expect(await releasesAt('Unpaid', seatA(1))).toBe('2026-11-21T19:30:00.000Z')
    expect(await releasesAt('UnpaidConfirmed', seatA(2))).toBeUndefined()
  })

  it('are free for others from the millisecond of the cut-off, marked or not', async () => {
    const orderId = await book('Unpaid', [seatA(1)])
    await complete(orderId)
    office.clock.advance(untilCutoff - 1)
    expect(await sweep()).toBe(0)
    expect(await canHold(seatA(1))).toBe(false)
    expect((await office.call('getCompletedOrder', { orderId })).status).toBe(200)
    office.clock.advance(1)
    expect((await office.call('getCompletedOrder', { orderId })).problem).toMatchObject({
      type: 'urn:foyer:problem:order-expired',
      status: 410,
    })
    expect((await office.call('getJourneyByOrderId', { orderId })).status).toBe(404)
    expect(await canHold(seatA(1))).toBe(true)
  })

  it('are marked as released once, with their claims, without those that another order has taken', async () => {
    const first = await book('Unpaid', [seatA(1), seatA(2)])
    const places = await book('Unpaid', [], ['lounge', 'lounge', 'lounge'])
    await complete(first)
    await complete(places)
    office.clock.advance(untilCutoff)
    const rival = await office.order()
    expect((await office.hold(rival, evening, [seatA(1)])).status).toBe(200)
    expect(await Promise.all([sweep(), sweep()])).toEqual(expect.arrayContaining([2, 0]))
    expect(await sweep()).toBe(0)
    expect(await office.claims(first)).toEqual({})
    expect(await office.claims(rival)).toEqual({ [seatA(1)]: 'held' })
    const counters = await office.database.read.selectFrom('scarce').select(['id', 'taken']).execute()
    expect(counters.find(({ id }) => id.startsWith('place:'))?.taken).toBe(0)
    expect((await office.call('getCompletedOrder', { orderId: first })).status).toBe(410)
  })

  it('are never released when they are confirmed, paid, or cost nothing', async () => {
    const confirmed = await book('UnpaidConfirmed', [seatA(1)])
    const free = await book('Unpaid', [seatA(2)], ['free'])
    const paid = await book('Paid', [seatA(3)])
    const online = await book('Unpaid', [seatA(4)])
    await complete(confirmed)
    await complete(free)
    await office.pay(paid)
    await office.pay(online)
    office.clock.advance(48 * 60 * minute)
    expect(await sweep()).toBe(0)
    expect(await sweepExpiredOrders(office.database, office.clock.now())).toBe(0)
    for (const orderId of [confirmed, free, paid, online]) {
      expect(Object.values(await office.claims(orderId))).toEqual(['sold'])
      expect((await office.call('getCompletedOrder', { orderId })).status).toBe(200)
    }
  })

  it.each(['Unpaid', 'UnpaidConfirmed'] as const)('are not taken %s from the cut-off on', async (mode) => {
    const before = await book(mode, [seatA(1)])
    office.clock.advance(45 * minute)
    await office.call('resetOrderExpiry', { orderId: before })
    office.clock.advance(45 * minute)
    const closed = expect.objectContaining({
      type: 'urn:foyer:problem:unpaid-booking-closed',
      status: 400,
      detail: `Showtime ${evening} takes unpaid bookings until 30 minutes before its start`,
    })
    expect((await complete(before)).problem).toEqual(closed)
    expect((await office.hold(before, evening, [seatA(2)])).problem).toEqual(closed)
    // Seats can always be released, and orders that are paid online can still be booked.
    expect((await office.hold(before, evening, [])).status).toBe(200)
    expect(await canHold(seatA(1))).toBe(true)
  })
})

describe('bookings that are paid at the cinema, with fees for them', () => {
  it('cost the booking fee', async () => {
    const office = await BoxOffice.open({ settings: { ...settings, isFeeApplicableToUnpaidBookings: true } })
    const orderId = await bookIn(office, 'Unpaid', [seatA(1)])
    expect((await office.call('getOrder', { orderId })).body.order).toMatchObject({
      totalPrice: { valueIncludingTax: 13.3 },
      booking: { totalBookingFee: { valueIncludingTax: 0.8 } },
    })
    await office.close()
  })
})

it('are released by any running server after the cut-off, also after all were down', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-unpaid-'))
  const target = { file: join(folder, 'foyer.db') }
  const first = await BoxOffice.open({ target, settings })
  const orderIds = await Promise.all([1, 2, 3].map((seat) => bookIn(first, 'Unpaid', [seatA(seat)])))
  for (const orderId of orderIds) await completeIn(first, orderId)
  await first.close()

  const servers = [await BoxOffice.open({ target, settings }), await BoxOffice.open({ target, settings })]
  for (const { clock } of servers) clock.advance(untilCutoff)
  const released = await Promise.all(
    servers.map((server) => releaseUnpaidOrders(server.database, server.clock.now())),
  )
  expect(released[0]! + released[1]!).toBe(3)
  for (const server of servers)
    for (const orderId of orderIds) {
      expect((await server.store.read(orderId))?.status).toBe('Expired')
      expect(await server.claims(orderId)).toEqual({})
    }
  for (const server of servers) await server.close()
  rmSync(folder, { recursive: true })
})
