import { BoxOffice, openingTime } from './testing/box-office.ts'
import {
  brokenSeat,
  companionSeat,
  evening,
  eveningShowtime,
  lounge,
  mixed,
  seatA,
  siteId,
  sofaOfThree,
  sofaOfTwo,
  wheelchairPlace,
} from './testing/small-cinema.ts'

const minute = 60_000

// Large auditorium schemas are compiled once, which takes long on a busy machine.
jest.setTimeout(30_000)

describe('holding seats', () => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open()
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  it('answers with the whole order, its amounts and its expiry', async () => {
    const orderId = await office.order()
    const { status, body } = await office.hold(orderId, evening, [seatA(1), seatA(2)], ['adult', 'child'])
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      status: 'InProgress',
      expiresAt: new Date(openingTime + 10 * minute).toISOString(),
      totalPrice: { valueIncludingTax: 22.6, valueExcludingTax: 18.84, tax: 3.76 },
      booking: { mode: 'Paid', totalBookingFee: { valueIncludingTax: 1.6 } },
      showtimes: [{ showtimeId: evening, tickets: [{ seatId: seatA(1) }, { seatId: seatA(2) }] }],
    })
    expect((await office.call('getOrder', { orderId })).body.order).toEqual(body.order)
  })

  it('says which seats are gone and leaves what the order held before', async () => {
    const first = await office.order()
    await office.hold(first, evening, [seatA(3), seatA(4)])
    const second = await office.order()
    await office.hold(second, evening, [seatA(9)])
    const { status, problem } = await office.hold(second, evening, [seatA(5), seatA(4), seatA(3), brokenSeat])
    expect(status).toBe(400)
    expect(problem).toMatchObject({ errorCode: 10000, unavailableSeatIds: [seatA(4), seatA(3), brokenSeat] })
    expect(await office.claims(second)).toEqual({ [seatA(9)]: 'held' })
    expect((await office.call('getOrder', { orderId: second })).body.order.showtimes[0]?.seats).toHaveLength(
      1,
    )
  })

  it('releases replaced seats when it takes the new ones', async () => {
    const orderId = await office.order()
    await office.hold(orderId, evening, [seatA(1), seatA(2)])
    expect((await office.hold(orderId, evening, [seatA(2), seatA(3)])).status).toBe(200)
    expect(await office.claims(orderId)).toEqual({ [seatA(2)]: 'held', [seatA(3)]: 'held' })
    expect((await office.hold(await office.order(), evening, [seatA(1)])).status).toBe(200)
  })

  it('removes a showtime from the order if no ticket is left', async () => {
    const orderId = await office.order()
    await office.hold(orderId, evening, [seatA(1)])
    const { body } = await office.hold(orderId, evening, [])
    expect(body.order.showtimes).toEqual([])
    expect(body.order.totalPrice.valueIncludingTax).toBe(0)
    expect(await office.claims(orderId)).toEqual({})
  })

  it('frees seats on cancelling', async () => {
    const orderId = await office.order()
    await office.hold(orderId, evening, [seatA(1)])
    expect((await office.call('deleteOrder', { orderId })).status).toBe(204)
    expect((await office.call('getOrder', { orderId })).status).toBe(404)
    expect((await office.hold(await office.order(), evening, [seatA(1)])).status).toBe(200)
  })

  it('releases seats from the millisecond the hold expires, before any sweep', async () => {
    const orderId = await office.order()
    await office.hold(orderId, evening, [seatA(1)])
    const rival = await office.order()
    office.clock.advance(10 * minute - 1)
    expect((await office.hold(rival, evening, [seatA(1)])).status).toBe(400)
    await office.call('resetOrderExpiry', { orderId: rival })
    office.clock.advance(1)
    const unavailable = await office.call('getOrder', { orderId })
    expect(unavailable.status).toBe(410)
    expect((await office.hold(rival, evening, [seatA(1)])).status).toBe(200)
    expect((await office.call('resetOrderExpiry', { orderId })).status).toBe(410)
  })

  it('holds for the full time again after a reset', async () => {
    const orderId = await office.order()
    await office.hold(orderId, evening, [seatA(1)])
    office.clock.advance(9 * minute)
    const { body } = await office.call('resetOrderExpiry', { orderId })
    expect(body.order.expiresAt).toBe(new Date(openingTime + 19 * minute).toISOString())
    office.clock.advance(9 * minute)
    expect((await office.hold(await office.order(), evening, [seatA(1)])).status).toBe(400)
  })

  it.each([
    ['a seat that is not there', evening, ['9_9_9'], ['adult'], 'seats-invalid'],
    ['more tickets than seats', evening, [seatA(1)], ['adult', 'adult'], 'ticket-seat-mismatch'],
    ['tickets of another area', evening, [seatA(1)], ['sofa'], 'ticket-seat-mismatch'],
    ['a ticket type that is not sold', evening, [seatA(1)], ['senior'], 'ticket-type-unavailable'],
    ['a child for a film from 15', eveningShowtime, [seatA(1)], ['child'], 'ticket-type-unavailable'],
    ['half a sofa', evening, sofaOfTwo.slice(0, 1), ['sofa'], 'seat-rule-broken'],
    ['two thirds of a sofa', evening, sofaOfThree.slice(0, 2), ['sofa', 'sofa'], 'seat-rule-broken'],
    ['a companion seat alone', evening, [companionSeat], ['companion'], 'seat-rule-broken'],
    [
      'a companion ticket for a wheelchair place',
      evening,
      [wheelchairPlace],
      ['companion'],
      'ticket-seat-mismatch',
    ],
    [
      'a wheelchair ticket for a companion seat',
      evening,
      [companionSeat],
      ['access'],
      'ticket-seat-mismatch',
    ],
    [
      'two companion tickets for a place and its companion seat',
      evening,
      [wheelchairPlace, companionSeat],
      ['companion', 'companion'],
      'ticket-seat-mismatch',
    ],
    ['seats in a lounge without any', lounge, [seatA(1)], ['lounge'], 'seats-invalid'],
    ['a showtime that is not there', '1001-9', [seatA(1)], ['adult'], 'showtime-unavailable'],
  ])('refuses %s', async (_, showtimeId, seats, types, condition) => {
    const orderId = await office.order()
    const { problem } = await office.hold(orderId, showtimeId, seats, types)
    expect(problem?.type).toBe(`urn:foyer:problem:${condition}`)
    expect(await office.claims(orderId)).toEqual({})
  })

  it('sells sofas as a whole, and a companion seat with its wheelchair place', async () => {
    const orderId = await office.order()
    const seats = [...sofaOfThree, wheelchairPlace, companionSeat]
    const types = ['sofa', 'sofa', 'sofa', 'companion', 'access']
    expect((await office.hold(orderId, evening, seats, types)).status).toBe(200)
    const { body } = await office.call('getOrder', { orderId })
    const getSeat = (type: string) =>
      body.order.showtimes[0]?.tickets.find(({ ticketTypeId }) => ticketTypeId === type)?.seatId
    expect(getSeat('access')).toBe(wheelchairPlace)
    expect(getSeat('companion')).toBe(companionSeat)
  })

  it('enforces the seating plan rules that the chain enables, and no others', async () => {
    const sofas = (parts: readonly string[]) => parts.map(() => 'sofa')
    const onePartial = await BoxOffice.open({
      settings: { seatingPlan: { mustSellWholeSofas: true, partialSofas: 1, isCompanionTied: true } },
    })
    const half = [...sofaOfTwo.slice(0, 1)]
    const both = [...half, ...sofaOfThree.slice(0, 2)]
    expect(
      (await onePartial.hold(await onePartial.order(), evening, both, sofas(both))).problem?.type,
    ).toMatch('seat-rule-broken')
    expect((await onePartial.hold(await onePartial.order(), evening, half, sofas(half))).status).toBe(200)
    await onePartial.close()

    const none = await BoxOffice.open({
      settings: { seatingPlan: { mustSellWholeSofas: false, partialSofas: 0, isCompanionTied: false } },
    })
    expect((await none.hold(await none.order(), evening, both, sofas(both))).status).toBe(200)
    const companion = await none.hold(await none.order(), evening, [companionSeat], ['companion'])
    expect(companion.status).toBe(200)
    await none.close()
  })

  it('refuses more tickets than an order may have, and showtimes that have begun', async () => {
    const orderId = await office.order()
    const many = Array.from({ length: 21 }, () => 'lounge')
    expect((await office.hold(orderId, lounge, [], many)).problem?.type).toMatch('ticket-limit-exceeded')
    office.clock.advance(120 * minute)
    const { problem } = await office.hold(await office.order(), evening, [seatA(1)])
    expect(problem?.type).toMatch('showtime-closed')
  })

  it('counts the places of an unallocated area', async () => {
    const places = (count: number) => Array.from({ length: count }, () => 'lounge')
    const [first, second] = [await office.order(), await office.order()]
    expect((await office.hold(first, lounge, [], places(3))).status).toBe(200)
    expect((await office.hold(second, lounge, [], places(3))).problem?.errorCode).toBe(10000)
    expect((await office.hold(second, lounge, [], places(2))).status).toBe(200)
    expect((await office.hold(first, lounge, [], places(2))).status).toBe(200)
    expect((await office.hold(second, lounge, [], places(3))).status).toBe(200)
    expect((await office.hold(first, lounge, [], places(3))).status).toBe(400)
  })

  it('sells allocated seats and unallocated places of one auditorium in one order', async () => {
    const orderId = await office.order()
    const types = ['adult', 'lounge', 'lounge']
    expect((await office.hold(orderId, mixed, [seatA(1)], types)).status).toBe(200)
    const { body } = await office.call('getOrder', { orderId })
    expect(
      body.order.showtimes[0]?.tickets.map(({ ticketTypeId, seatId }) => [ticketTypeId, seatId]),
    ).toEqual([
      ['adult', seatA(1)],
      ['lounge', null],
      ['lounge', null],
    ])
    const rival = await office.order()
    expect(
      (await office.hold(rival, mixed, [seatA(2)], ['adult', ...Array<string>(4).fill('lounge')])).status,
    ).toBe(400)
    expect(await office.claims(rival)).toEqual({})
    const customer = { name: { givenName: 'Ines', familyName: 'Marchetti' }, email: 'ines@postbox.example' }
    await office.call('setOrderCustomer', { orderId }, customer)
    await office.pay(orderId)
    expect((await office.call('getOrder', { orderId })).body.order.status).toBe('Completed')
  })

  it('refuses unknown input and changes a customer partially', async () => {
    expect((await office.call('createStandardOrder', {}, { siteId: '9' })).status).toBe(404)
    expect((await office.call('createStandardOrder', {}, { siteId, bookingMode: 'Unpaid' })).status).toBe(400)
    expect((await office.call('getOrder', { orderId: 'nothing' })).status).toBe(404)
    const orderId = await office.order()
    expect((await office.call('getOrderCustomer', { orderId })).body).toEqual({ customer: null })
    await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
    await office.call(
      'setOrderCustomer',
      { orderId },
      { name: { givenName: 'Ines', familyName: 'Marchetti' } },
    )
    expect((await office.call('getOrderCustomer', { orderId })).body.customer).toEqual({
      name: { givenName: 'Ines', familyName: 'Marchetti' },
      email: 'ines@postbox.example',
      phoneNumber: null,
      preferences: { languageTag: null },
    })
    expect((await office.call('setOrderCustomer', { orderId }, { email: 'nobody' })).status).toBe(400)
  })

  it('stores the details for an invoice and a delivery, and no unknown fields', async () => {
    const orderId = await office.order()
    const set = (body: object) => office.call('setOrderCustomer', { orderId }, body)
    const read = async () => (await office.call('getOrderCustomer', { orderId })).body.customer
    await set({
      email: 'ines@postbox.example',
      taxDetails: { name: ' Marchetti & Daughters ', number: 'GB 99' },
      deliveryAddress: { line1: '4 Quay Lane', city: 'Portmere', postCode: null, floor: 3 },
      billingAddress: { line1: '9 Hill Row' },
    })
    await set({
      name: { givenName: 'Ines', familyName: 'Marchetti', middleName: 'Lea' },
      billingAddress: null,
    })
    const expected = {
      name: { givenName: 'Ines', familyName: 'Marchetti', middleName: 'Lea' },
      taxDetails: { name: 'Marchetti & Daughters', number: 'GB 99' },
      deliveryAddress: { line1: '4 Quay Lane', city: 'Portmere', postCode: null },
      billingAddress: null,
    }
    expect(await read()).toMatchObject(expected)
    await set({ taxDetails: { name: '', number: '1' }, phoneNumber: '01632 960001' })
    expect(await read()).toMatchObject({ ...expected, taxDetails: { name: '', number: '1' } })
    expect((await set({ taxDetails: { number: '1' } })).status).toBe(400)
  })

  it("has null for a single ticket's package, and for the subscription of an order of tickets", async () => {
    const orderId = await office.order()
    const { body } = await office.hold(orderId, evening, [seatA(1)])
    expect(body.order).toMatchObject({ subscription: null, vouchers: [], items: [] })
    expect(body.order.showtimes[0]?.tickets[0]).toMatchObject({ type: 'Ticket', tickets: [], items: [] })
  })
})
