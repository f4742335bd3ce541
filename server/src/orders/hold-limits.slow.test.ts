import { randomUUID } from 'node:crypto'
import type { DatabaseTarget } from '../database/open-database.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { BoxOffice, openingTime } from './testing/box-office.ts'
import { evening, hall, hallSeats, seatA, siteId } from './testing/small-cinema.ts'
import { createClientKey } from './client-key.ts'
import { getShowtimeLimits } from './hold-limits.ts'
import { defaultOrderSettings } from './settings.ts'
import type { ShowtimeDetails } from './showtime-details.ts'

const minute = 60_000
// Thousands of calls, which take long on a busy machine; PostgreSQL in memory is slow to start.
jest.setTimeout(120_000)

const hold = (
  office: BoxOffice,
  orderId: string,
  showtimeId: string,
  seats: readonly string[],
  solved?: string | null,
) =>
  office.call(
    'setOrderShowtime',
    { orderId, showtimeId },
    { seats, tickets: seats.map(() => ({ id: randomUUID(), ticketTypeId: 'adult' })) },
    solved ? { 'x-captcha-response': solved } : {},
  )

/** Holds seats, and solves the challenge if there is one. */
async function insist(office: BoxOffice, orderId: string, showtimeId: string, seats: readonly string[]) {
  const first = await hold(office, orderId, showtimeId, seats)
  const solved = office.solve(first.problem)
  return solved === null ? first : hold(office, orderId, showtimeId, seats, solved)
}

/** Seats of the hall that are held or sold now. */
async function taken(office: BoxOffice): Promise<number> {
  const rows = await office.database.read
    .selectFrom('seat_claim')
    .select('seat_id')
    .where('showtime_id', '=', hall)
    .where('expires_at', '>', office.clock.now())
    .execute()
  return rows.length
}

/** A PostgreSQL server as well, if one is configured: only there do transactions run in parallel. Its data are deleted. */
const serverUrl = process.env.FOYER_TEST_DATABASE_URL
const engines = ['SQLite', 'PostgreSQL in memory', ...(serverUrl ? ['a PostgreSQL server'] : [])]

async function parseTarget(engine: string): Promise<DatabaseTarget | undefined> {
  if (engine === 'SQLite') return undefined
  return engine === 'a PostgreSQL server' && serverUrl
    ? { url: serverUrl }
    : { pglite: await openPgliteInMemory() }
}

describe.each(engines)('what one client may hold, on %s', (engine) => {
  let office: BoxOffice
  beforeAll(async () => {
    const target = await parseTarget(engine)
    office = await BoxOffice.open({ limited: true, ...(target ? { target } : {}) })
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  it('leaves three quarters of an auditorium for sale after 20 minutes of a bot with resets and new orders', async () => {
    let orders: string[] = []
    for (let at = 0; at < 20; at += 1) {
      // Two seats at a time, so that each order is below the challenge's limit; every challenge is solved.
      for (let first = 0; first + 2 <= hallSeats.length; first += 2) {
        const orderId = await office.order('203.0.113.7')
        const { status } = await insist(office, orderId, hall, hallSeats.slice(first, first + 2))
        if (status === 200) orders.push(orderId)
        // A bot that is refused repeatedly would gain nothing from trying the other seats.
        else if (status === 429) break
      }
      for (const orderId of orders)
        await office.call('resetOrderExpiry', { orderId }, undefined, {}, '203.0.113.7')
      expect(await taken(office)).toBeLessThanOrEqual(hallSeats.length / 4)
      office.clock.advance(minute)
      orders = orders.slice(-100)
    }
    const visitor = await office.order('198.51.100.4')
    const free = hallSeats.slice(-6)
    expect((await insist(office, visitor, hall, free)).status).toBe(200)
  })

  it('refuses with the limit and a retry time, and does not affect others', async () => {
    const first = await office.order('203.0.113.7')
    expect((await insist(office, first, hall, hallSeats.slice(0, 10))).status).toBe(200)
    const second = await office.order('203.0.113.7')
    office.clock.advance(2 * minute)
    expect((await insist(office, second, hall, hallSeats.slice(10, 20))).status).toBe(200)
    const third = await office.order('203.0.113.7')
    const answer = await office.app.inject({
      method: 'PUT',
      url: `/ocapi/v1/orders/${third}/showtimes/${hall}`,
      payload: { seats: hallSeats.slice(20, 21), tickets: [{ id: randomUUID(), ticketTypeId: 'adult' }] },
    })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe(String(8 * 60))
    expect(answer.json()).toMatchObject({
      type: 'urn:foyer:problem:held-seats-limit-exceeded',
      maximumHeldSeats: 20,
    })
    const neighbour = await office.order('203.0.113.8')
    expect((await hold(office, neighbour, hall, hallSeats.slice(20, 22))).status).toBe(200)
    // A hold may be changed and reduced, but not enlarged.
    expect((await hold(office, second, hall, hallSeats.slice(30, 40))).status).toBe(200)
    expect((await hold(office, second, hall, hallSeats.slice(30, 39))).status).toBe(200)
    expect((await insist(office, second, hall, hallSeats.slice(30, 41))).status).toBe(429)
    // Released or expired holds no longer count.
    await office.call('deleteOrder', { orderId: first })
    expect((await insist(office, third, hall, hallSeats.slice(0, 10))).status).toBe(200)
  })

  it('counts one /64 as one client, and not what is paid for', async () => {
    const paid = await office.orderFor(evening, [seatA(1), seatA(2)])
    await office.pay(paid)
    const orders = await Promise.all([1, 2, 3].map((n) => office.order(`2001:db8:0:7::${n}`)))
    const statuses: number[] = []
    for (const [index, orderId] of orders.entries())
      statuses.push(
        (
          await insist(office, orderId, evening, [
            seatA(4 + 3 * index),
            seatA(5 + 3 * index),
            seatA(6 + 3 * index),
          ])
        ).status,
      )
    // 27 seats: the limit is six.
    expect(statuses).toEqual([200, 200, 429])
    const mine = await office.order()
    expect((await insist(office, mine, evening, [13, 14, 15, 16, 17, 18].map(seatA))).status).toBe(200)
  })

  it('does not exceed the limit with simultaneous requests', async () => {
    const orders = await Promise.all(Array.from({ length: 40 }, () => office.order()))
    const answers = await Promise.all(
      orders.map((orderId, index) =>
        insist(office, orderId, hall, hallSeats.slice(3 * index, 3 * index + 3)),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(34)
    expect(await taken(office)).toBe(18)
  })

  it('still lets exactly one of many rivals of many addresses have a seat', async () => {
    const orders = await Promise.all(
      Array.from({ length: 60 }, (_, n) => office.order(`198.51.100.${n + 1}`)),
    )
    const answers = await Promise.all(
      orders.map((orderId) => hold(office, orderId, hall, hallSeats.slice(0, 1))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, problem } of answers)
      if (status !== 200) expect(problem).toMatchObject({ unavailableSeatIds: hallSeats.slice(0, 1) })
  })

  it('requires a proof of work above a tenth of the auditorium, valid once and for that order', async () => {
    const orderId = await office.order()
    const seats = hallSeats.slice(0, 13)
    const answer = await hold(office, orderId, hall, seats)
    expect(answer.status).toBe(403)
    expect(answer.problem).toMatchObject({ type: 'urn:foyer:problem:captcha-required' })
    const solved = office.solve(answer.problem)
    const other = await office.order()
    expect((await hold(office, other, hall, seats, solved)).status).toBe(403)
    expect((await hold(office, orderId, hall, seats, `${solved}x`)).status).toBe(403)
    expect((await hold(office, orderId, hall, seats, solved)).status).toBe(200)
    expect((await hold(office, orderId, hall, hallSeats.slice(0, 14), solved)).status).toBe(403)
    const refused = office.solve((await hold(office, orderId, hall, hallSeats.slice(0, 14))).problem)
    office.clock.advance(5 * minute)
    expect((await hold(office, orderId, hall, hallSeats.slice(0, 14), refused)).status).toBe(403)
  })

  it("requires more work the more of a client's answers are wrong or reused, up to a limit", async () => {
    const seats = hallSeats.slice(0, 13)
    const [orderId, neighbour] = [await office.order(), await office.order('198.51.100.4')]
    const measureWork = async (of = orderId, answer?: string | null) => {
      const { status, problem } = await hold(office, of, hall, seats, answer)
      expect(status).toBe(403)
      return problem?.challenge?.maximum
    }
    expect(await measureWork()).toBe(60_000)
    const wrong = [
      'no answer at all',
      'pow1~salt~1~signed',
      ...Array.from({ length: 6 }, (_, at) => `pow1~s~${at}~x`),
    ]
    const work: unknown[] = []
    for (const answer of wrong) work.push(await measureWork(orderId, answer))
    // One or two wrong answers are tolerated; no browser has to try more than a million numbers.
    expect(work).toEqual([60_000, 60_000, 120_000, 240_000, 480_000, 960_000, 960_000, 960_000])
    expect(await measureWork(neighbour)).toBe(60_000)
    // Forgotten an hour after the last one.
    office.clock.advance(60 * minute)
    const secondOrder = await office.order()
    expect(await measureWork(secondOrder)).toBe(60_000)
  })

  it('counts a reused answer as wrong, and not a late one', async () => {
    const orderId = await office.order()
    const seats = (count: number) => hallSeats.slice(0, count)
    const solved = office.solve((await hold(office, orderId, hall, seats(13))).problem)
    expect((await hold(office, orderId, hall, seats(13), solved)).status).toBe(200)
    const again = async () =>
      (await hold(office, orderId, hall, seats(14), solved)).problem?.challenge?.maximum
    expect([await again(), await again(), await again()]).toEqual([60_000, 60_000, 120_000])
    const refused = office.solve((await hold(office, orderId, hall, seats(14))).problem)
    office.clock.advance(5 * minute)
    expect((await hold(office, orderId, hall, seats(14), refused)).problem?.challenge?.maximum).toBe(120_000)
  })

  it('answers a repeated hold as before, although its challenge is used up', async () => {
    const orderId = await office.order()
    const seats = hallSeats.slice(0, 13)
    const solved = office.solve((await hold(office, orderId, hall, seats)).problem) ?? ''
    const body = { seats, tickets: seats.map(() => ({ id: randomUUID(), ticketTypeId: 'adult' })) }
    const headers = { 'x-captcha-response': solved, 'idempotency-key': randomUUID() }
    const again = () => office.call('setOrderShowtime', { orderId, showtimeId: hall }, body, headers)
    const [first, second] = [await again(), await again()]
    expect(first.status).toBe(200)
    expect(second.text).toBe(first.text)
  })

  it('counts all showtimes together', async () => {
    const small = await BoxOffice.open({
      limited: true,
      settings: {
        holdLimits: { seatsOfShowtime: 20, shareOfShowtime: 0.25, seatsInAll: 8, challengeShare: 1 },
      },
    })
    expect((await hold(small, await small.order(), evening, [1, 2, 3, 4].map(seatA))).status).toBe(200)
    expect((await hold(small, await small.order(), hall, hallSeats.slice(0, 4))).status).toBe(200)
    const refused = await hold(small, await small.order(), hall, hallSeats.slice(4, 5))
    expect(refused.status).toBe(429)
    await small.close()
  })
})

describe('limits of one client in an auditorium', () => {
  const { holdLimits } = defaultOrderSettings
  const auditorium = (capacity: number): ShowtimeDetails =>
    ({
      seats: new Map(),
      unallocatedAreas: new Map([['floor', capacity]]),
    }) as Partial<ShowtimeDetails> as ShowtimeDetails

  it.each([
    [4, 2, 2],
    [8, 2, 2],
    [27, 6, 2],
    [58, 14, 5],
    [80, 20, 8],
    [120, 20, 10],
    [400, 20, 10],
  ])('of %d seats is %d, and %d without a challenge', (capacity, most, unchallenged) => {
    expect(getShowtimeLimits(holdLimits, auditorium(capacity))).toEqual({ most, unchallenged })
  })

  it('requires no challenge if the share is 1', () => {
    expect(getShowtimeLimits({ ...holdLimits, challengeShare: 1 }, auditorium(120)).unchallenged).toBe(20)
  })
})

describe('the longest hold of an order', () => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open({ limited: true })
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  it('is three times the hold, however often the expiry is reset', async () => {
    const orderId = await office.order()
    const held = await office.hold(orderId, evening, [seatA(1)])
    const latest = new Date(openingTime + 30 * minute).toISOString()
    expect(held.body.order.latestExpiresAt).toBe(latest)
    for (let at = 0; at < 3; at += 1) {
      office.clock.advance(8 * minute)
      expect((await office.call('resetOrderExpiry', { orderId })).status).toBe(200)
    }
    expect((await office.call('getOrder', { orderId })).body.order.expiresAt).toBe(latest)
    const refused = await office.call('resetOrderExpiry', { orderId })
    expect(refused.status).toBe(409)
    expect(refused.problem).toMatchObject({ type: 'urn:foyer:problem:hold-time-exhausted' })
    office.clock.advance(6 * minute)
    expect((await office.call('getOrder', { orderId })).status).toBe(410)
    expect((await office.hold(await office.order(), evening, [seatA(1)])).status).toBe(200)
  })

  it('begins with the order, not with its latest seats', async () => {
    const orderId = await office.order()
    for (let at = 0; at < 3; at += 1) {
      await office.hold(orderId, evening, [seatA(1)])
      office.clock.advance(8 * minute)
      await office.hold(orderId, evening, [])
    }
    const { body } = await office.hold(orderId, evening, [seatA(1)])
    expect(body.order.expiresAt).toBe(new Date(openingTime + 30 * minute).toISOString())
  })

  it("is extended once for typing a card and the bank's answer", async () => {
    const orderId = await office.orderFor(evening, [seatA(1)])
    for (let at = 0; at < 3; at += 1) {
      office.clock.advance(9 * minute)
      await office.call('resetOrderExpiry', { orderId })
    }
    office.clock.advance(2 * minute + 59_000)
    const session = await office.paymentSession(orderId)
    const end = async () =>
      (
        await office.database.read
          .selectFrom('sales_order')
          .select('expires_at')
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow()
      ).expires_at - openingTime
    expect(await end()).toBe(31 * minute + 59_000)
    office.clock.advance(minute)
    await office.paymentSession(orderId)
    expect(await end()).toBe(32 * minute)
    await office.sendCard(session, '4000000000000002')
    expect(await end()).toBe(33 * minute + 59_000)
    for (let at = 0; at < 20; at += 1) {
      office.clock.advance(50_000)
      const next = await office.call(
        'createEmbeddedPayment',
        { orderId },
        { webPaymentMethodId: 'ledgerline-card' },
      )
      if (next.status !== 200 && next.status !== 201) break
      await office.sendCard(await office.paymentSession(orderId), '4000000000000002')
    }
    expect(await end()).toBeLessThanOrEqual(35 * minute)
  })
})

describe('the key of a client', () => {
  it('is the same for one address, another for another key, and not the address', () => {
    const key = createClientKey(new TextEncoder().encode('one key'))
    expect(key('203.0.113.7')).toBe(key('::ffff:203.0.113.7'))
    expect(key('203.0.113.7')).not.toBe(key('203.0.113.8'))
    expect(key('203.0.113.7')).not.toBe(createClientKey(new TextEncoder().encode('another'))('203.0.113.7'))
    expect(key('203.0.113.7')).not.toContain('203')
  })
})

describe('with limits off', () => {
  it('lets one address hold a whole auditorium, as benchmarks need', async () => {
    const office = await BoxOffice.open()
    const orderId = await office.order()
    expect((await office.hold(orderId, hall, hallSeats.slice(0, 20))).status).toBe(200)
    const second = await office.call('createStandardOrder', {}, { siteId })
    expect((await office.hold(second.body.order.id, hall, hallSeats.slice(20, 40))).status).toBe(200)
    await office.close()
  })
})
