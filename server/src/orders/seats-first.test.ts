import { BoxOffice, openingTime } from './testing/box-office.ts'
import {
  brokenSeat,
  companionSeat,
  evening,
  hall,
  hallSeats,
  eveningShowtime,
  seatA,
  sofaOfThree,
  sofaOfTwo,
  wheelchairPlace,
} from './testing/small-cinema.ts'

/** For clients where visitors choose seats before tickets: the seats are held first, and their tickets follow. */

const minute = 60_000
const at = (time: number) => new Date(openingTime + time).toISOString()

// Large auditorium schemas are compiled once, which takes long on a busy machine.
jest.setTimeout(30_000)

describe('seats without tickets', () => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open()
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  const holdSeats = (orderId: string, seats: string[], showtimeId = evening) =>
    office.hold(orderId, showtimeId, seats, [])
  const getTicketType = async (answer: Promise<{ problem: { type: string } | null }>) =>
    (await answer).problem?.type.replace('urn:foyer:problem:', '')

  it('are held, cost nothing, and are sold once their tickets are chosen', async () => {
    const orderId = await office.order()
    const { status, body } = await holdSeats(orderId, [seatA(2), seatA(1)])
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      expiresAt: at(10 * minute),
      totalPrice: { valueIncludingTax: 0, tax: 0 },
      showtimes: [{ showtimeId: evening, tickets: [], seats: [{ id: seatA(1) }, { id: seatA(2) }] }],
    })
    expect((await office.call('getOrder', { orderId })).body).toEqual(body)
    expect(await office.claims(orderId)).toEqual({ [seatA(1)]: 'held', [seatA(2)]: 'held' })

    office.clock.advance(minute)
    const named = await office.hold(orderId, evening, [seatA(1), seatA(2)], ['adult', 'child'])
    expect(named.body.order).toMatchObject({
      expiresAt: at(10 * minute),
      totalPrice: { valueIncludingTax: 22.6 },
      showtimes: [{ tickets: [{ seatId: seatA(1) }, { seatId: seatA(2) }] }],
    })
    await office.call(
      'setOrderCustomer',
      { orderId },
      { name: { givenName: 'Ines', familyName: 'Marchetti' }, email: 'ines@postbox.example' },
    )
    await office.pay(orderId)
    expect((await office.call('getOrder', { orderId })).body.order.status).toBe('Completed')
    expect(await office.claims(orderId)).toEqual({ [seatA(1)]: 'sold', [seatA(2)]: 'sold' })
  })

  it('can be neither paid nor completed, alone or beside tickets', async () => {
    const orderId = await office.order()
    await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
    const pay = () =>
      office.call('createEmbeddedPayment', { orderId }, { webPaymentMethodId: 'ledgerline-card' })
    const complete = () => office.call('startCompletion', { orderId })
    expect(await getTicketType(complete())).toBe('order-empty')
    await holdSeats(orderId, [seatA(1)])
    for (const call of [pay, complete]) expect(await getTicketType(call())).toBe('ticket-seat-mismatch')
    await office.hold(orderId, eveningShowtime, [seatA(1)], ['free'])
    for (const call of [pay, complete]) expect(await getTicketType(call())).toBe('ticket-seat-mismatch')
    await office.hold(orderId, evening, [seatA(1)], ['free'])
    expect((await complete()).status).toBe(200)
  })

  it("replace an order's tickets, and drop card fields that were opened for them", async () => {
    const orderId = await office.orderFor(evening, [seatA(1), seatA(2)])
    const session = await office.paymentSession(orderId)
    const { body } = await holdSeats(orderId, [seatA(2), seatA(3)])
    expect(body.order).toMatchObject({
      totalPrice: { valueIncludingTax: 0 },
      showtimes: [{ tickets: [], seats: [{ id: seatA(2) }, { id: seatA(3) }] }],
    })
    await office.sendCard(session, '4111111111111111')
    await office.services.completion.idle()
    expect((await office.call('getOrder', { orderId })).body.order.status).toBe('InProgress')
  })

  it('end card fields that were open for tickets of another showtime, although they cost nothing', async () => {
    const orderId = await office.orderFor(evening, [seatA(1)])
    const session = await office.paymentSession(orderId)
    const { body } = await holdSeats(orderId, [seatA(5)], eveningShowtime)
    expect(body.order.payments).toEqual([])
    expect((await office.sendCard(session, '4111111111111111')).state).toBe('declined')
    await office.services.completion.idle()
    expect((await office.call('getOrder', { orderId })).body.order.status).toBe('InProgress')
    expect(await office.charges(orderId)).toEqual([])
  })

  it('are free for others only when released, replaced or expired', async () => {
    const [orderId, rival] = [await office.order(), await office.order()]
    await holdSeats(orderId, [seatA(1), seatA(2)])
    const refused = await holdSeats(rival, [seatA(2), seatA(3)])
    expect(refused.problem).toMatchObject({ errorCode: 10000, unavailableSeatIds: [seatA(2)] })
    expect(await office.claims(rival)).toEqual({})
    expect(await getTicketType(office.hold(rival, evening, [seatA(1)]))).toBe('seats-unavailable')

    await holdSeats(orderId, [seatA(1)])
    expect((await holdSeats(rival, [seatA(2)])).status).toBe(200)
    const off = await holdSeats(orderId, [])
    expect(off.body.order.showtimes).toEqual([])
    expect((await holdSeats(rival, [seatA(1), seatA(2)])).status).toBe(200)

    office.clock.advance(10 * minute)
    expect((await office.call('getOrder', { orderId: rival })).status).toBe(410)
    expect((await holdSeats(await office.order(), [seatA(1), seatA(2)])).status).toBe(200)
  })

  it('have one winner among simultaneous requests', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => office.order()))
    const answers = await Promise.all(orders.map((orderId) => holdSeats(orderId, [seatA(5), seatA(6)])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('are held longer on a reset', async () => {
    const orderId = await office.order()
    await holdSeats(orderId, [seatA(1)])
    office.clock.advance(9 * minute)
    const { body } = await office.call('resetOrderExpiry', { orderId })
    expect(body.order).toMatchObject({
      expiresAt: at(19 * minute),
      showtimes: [{ seats: [{ id: seatA(1) }] }],
    })
    office.clock.advance(9 * minute)
    expect(await getTicketType(holdSeats(await office.order(), [seatA(1)]))).toBe('seats-unavailable')
    await office.call('deleteOrder', { orderId })
    expect((await holdSeats(await office.order(), [seatA(1)])).status).toBe(200)
  })

  it.each([
    ['a seat that is not there', ['9_9_9'], 'seats-invalid'],
    ['a seat twice', [seatA(1), seatA(1)], 'invalid-argument'],
    ['a broken seat', [brokenSeat], 'seats-unavailable'],
    ['half a sofa', sofaOfTwo.slice(0, 1), 'seat-rule-broken'],
    ['two thirds of a sofa', sofaOfThree.slice(0, 2), 'seat-rule-broken'],
    ['a companion seat alone', [companionSeat], 'seat-rule-broken'],
  ])('follow the rules of seats: not %s', async (_, seats, condition) => {
    const orderId = await office.order()
    expect(await getTicketType(holdSeats(orderId, seats))).toBe(condition)
    expect(await office.claims(orderId)).toEqual({})
  })

  it('can be whole sofas and a wheelchair place with its companion seat', async () => {
    const seats = [...sofaOfTwo, ...sofaOfThree, wheelchairPlace, companionSeat]
    expect((await holdSeats(await office.order(), seats)).status).toBe(200)
  })

  it("are limited to the order's maximum of tickets, over all its showtimes", async () => {
    const orderId = await office.order()
    expect(await getTicketType(holdSeats(orderId, hallSeats.slice(0, 21), hall))).toBe(
      'ticket-limit-exceeded',
    )
    await holdSeats(orderId, hallSeats.slice(0, 18), hall)
    expect(await getTicketType(holdSeats(orderId, [seatA(1), seatA(2), seatA(3)]))).toBe(
      'ticket-limit-exceeded',
    )
    expect((await holdSeats(orderId, [seatA(1), seatA(2)])).status).toBe(200)
  })

  it('are refused once the showing has begun, and tickets that do not match them stay refused', async () => {
    const orderId = await office.order()
    await holdSeats(orderId, [seatA(1), seatA(2)])
    for (const types of [['adult'], ['adult', 'adult', 'adult'], ['adult', 'sofa']])
      expect(await getTicketType(office.hold(orderId, evening, [seatA(1), seatA(2)], types))).toBe(
        'ticket-seat-mismatch',
      )
    expect(await getTicketType(office.hold(orderId, evening, [], ['adult']))).toBe('ticket-seat-mismatch')
    office.clock.advance(120 * minute)
    expect(await getTicketType(holdSeats(await office.order(), [seatA(3)]))).toBe('showtime-closed')
  })

  it('have one effect for a request that is repeated', async () => {
    const orderId = await office.order()
    const send = () =>
      office.call(
        'setOrderShowtime',
        { orderId, showtimeId: evening },
        { seats: [seatA(1)], tickets: [] },
        { 'idempotency-key': 'hold-seats-before-tickets' },
      )
    const first = await send()
    office.clock.advance(minute)
    expect((await send()).text).toBe(first.text)
  })
})

it('counts towards what one client may hold', async () => {
  const office = await BoxOffice.open({
    limited: true,
    settings: {
      holdLimits: { seatsOfShowtime: 20, shareOfShowtime: 1 / 4, seatsInAll: 60, challengeShare: 1 },
    },
  })
  const orderId = await office.order('10.0.0.1')
  await office.hold(orderId, hall, hallSeats.slice(0, 20), [])
  const another = await office.order('10.0.0.1')
  const { problem } = await office.hold(another, hall, hallSeats.slice(20, 40), [])
  expect(problem?.type).toBe('urn:foyer:problem:held-seats-limit-exceeded')
  await office.close()
})
