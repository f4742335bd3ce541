import { randomUUID } from 'node:crypto'
import type { RequestedTicket } from '@foyer/contract/wire/orders'
import type { CodeKind } from '../codes/code-rules.ts'
import { insertCode, sampleCard, sampleVoucher } from '../codes/testing/sample-codes.ts'
import type { MemberCaller } from '../domain/caller.ts'
import { giveRewards } from '../loyalty/testing/give-rewards.ts'
import type { OrderContents } from '../order-store/order-contents.ts'
import { findRefusal } from './hold-rules.ts'
import { BoxOffice, openingTime } from './testing/box-office.ts'
import { club, seatA, createSmallCinema } from './testing/small-cinema.ts'

const member: MemberCaller = {
  kind: 'member',
  memberId: 'm1',
  rewardIds: [],
  subscriptionIds: ['always'],
}

// Large auditorium schemas are compiled once, which takes long on a busy machine.
jest.setTimeout(30_000)

let office: BoxOffice
beforeAll(async () => {
  office = await BoxOffice.open()
})
beforeEach(() => office.reset())
afterAll(() => office.close())

type Ticket = Omit<RequestedTicket, 'id'>

/** Sets tickets with a seat each on the order. */
function hold(orderId: string, tickets: Ticket[], more: { discountCodes?: string[]; seats?: string[] } = {}) {
  return office.call(
    'setOrderShowtime',
    { orderId, showtimeId: club },
    {
      seats: tickets.map((_, index) => seatA(index + 1)),
      tickets: tickets.map((ticket) => ({ id: randomUUID(), ...ticket })),
      ...more,
    },
  )
}

/** Sets contents that no call of these tests can set. */
async function change(orderId: string, contents: Partial<OrderContents>): Promise<void> {
  const order = await office.store.read(orderId)
  if (!order) throw new Error('no order')
  const changed = { ...order, contents: { ...order.contents, ...contents } }
  await office.store.write({ orderId, steps: [{ kind: 'order.save', order: changed }] })
}

/** Id of the counter of a code that `insertCode` has stored. */
const findScarceId = async (kind: CodeKind, code: string) =>
  (await office.services.codes.find(kind, code, '0042'))?.scarceId ?? ''

const voucher = {
  id: 'v1',
  kind: 'Ticket',
  scarceId: 'voucher:x',
  maskedBarcode: '••12',
  voucherTypeCode: 'CLUB',
  description: 'A night at the club',
  expiresAt: null,
} as const
const card = { id: 'c1', kind: 'ThirdParty', scarceId: 'card:x', maskedNumber: '••34' } as const

describe('a price for members', () => {
  it.each(['member', 'reward', 'subscriber'])('is refused to a visitor: %s', async (ticketTypeId) => {
    const { problem } = await hold(await office.order(), [{ ticketTypeId }])
    expect(problem).toMatchObject({
      type: 'urn:foyer:problem:loyalty-required',
      errorCode: 10001,
      ticketTypeId,
    })
  })

  it.each(['member', 'reward', 'subscriber'])(
    'is open to a member who meets the restriction: %s',
    async (type) => {
      await giveRewards(office.database, 'm1', 'birthday')
      office.actAs(member)
      const { body } = await hold(await office.order(), [{ ticketTypeId: type }])
      const [ticket] = body.order.showtimes[0]?.tickets ?? []
      expect(ticket).toMatchObject({
        price: { valueIncludingTax: 9 },
        amountSaved: { valueIncludingTax: 3.5 },
        rewardId: type === 'reward' ? 'birthday' : null,
      })
      expect(body.order).toMatchObject({
        totalPrice: { valueIncludingTax: 9.8 },
        originalPrice: { valueIncludingTax: 13.3 },
      })
    },
  )

  it.each<[string, Partial<MemberCaller>, Ticket]>([
    ['without the reward', { memberId: 'm2' }, { ticketTypeId: 'reward' }],
    ['by another reward', {}, { ticketTypeId: 'reward', rewardId: 'welcome' }],
    ['without the subscription', { subscriptionIds: [] }, { ticketTypeId: 'subscriber' }],
    ['by a card that is not on the order', {}, { ticketTypeId: 'subscriber', ticketRedemptionCardId: 'c9' }],
  ])('is refused to a member %s', async (_what, change, ticket) => {
    await giveRewards(office.database, 'm1', 'birthday')
    office.actAs({ ...member, ...change })
    expect((await hold(await office.order(), [ticket])).problem?.errorCode).toBe(10001)
  })

  it('is refused at a workstation', async () => {
    office.actAs({ kind: 'workstation', workstationId: 'till-1', siteId: '1001' })
    expect((await hold(await office.order(), [{ ticketTypeId: 'member' }])).problem?.errorCode).toBe(10001)
  })
})

describe('a price that a voucher opens', () => {
  it.each<[string, Partial<OrderContents>, Ticket]>([
    ['none is on the order', {}, { ticketTypeId: 'voucher', voucherId: 'v1' }],
    ['the ticket names none', { vouchers: [voucher] }, { ticketTypeId: 'voucher' }],
    [
      'it is of another type',
      { vouchers: [{ ...voucher, voucherTypeCode: 'OTHER' }] },
      { ticketTypeId: 'voucher', voucherId: 'v1' },
    ],
  ])('is refused where %s', async (_what, contents, ticket) => {
    const orderId = await office.order()
    await change(orderId, contents)
    expect((await hold(orderId, [ticket])).problem).toMatchObject({
      type: 'urn:foyer:problem:ticket-price-restricted',
      ticketTypeId: 'voucher',
    })
  })

  it('is open with one of its type', async () => {
    const orderId = await office.order()
    await insertCode(office.services.codes, 'CLUB', { rules: { ...sampleVoucher, typeCode: 'CLUB' } })
    const scarceId = await findScarceId('Voucher', 'CLUB')
    await change(orderId, { vouchers: [{ ...voucher, scarceId }] })
    const { body } = await hold(orderId, [{ ticketTypeId: 'voucher', voucherId: 'v1' }])
    expect(body.order.showtimes[0]?.tickets[0]).toMatchObject({
      voucherId: 'v1',
      price: { valueIncludingTax: 9 },
    })
  })
})

describe("a price that another scheme's card opens", () => {
  it('is refused without one, and with one of another scheme', async () => {
    const orderId = await office.order()
    const ticket = { ticketTypeId: 'partner', thirdPartyMemberCardId: 'c1' }
    expect((await hold(orderId, [ticket])).problem?.type).toMatch('ticket-price-restricted')
    await change(orderId, { redemptionCards: [{ ...card, schemeId: 'railcard' }] })
    expect((await hold(orderId, [ticket])).problem?.type).toMatch('ticket-price-restricted')
  })

  it("applies to as many tickets as the scheme allows, over the order's showtimes", async () => {
    const orderId = await office.order()
    const rules = { ...sampleCard, type: 'ThirdParty', schemeId: 'tramcard' } as const
    await insertCode(office.services.codes, 'TRAM', { rules, capacity: 9 })
    const scarceId = await findScarceId('RedemptionCard', 'TRAM')
    await change(orderId, { redemptionCards: [{ ...card, schemeId: 'tramcard', scarceId }] })
    const ticket = { ticketTypeId: 'partner', thirdPartyMemberCardId: 'c1' }
    const held = await hold(orderId, [ticket, ticket])
    expect(held.body.order.ticketRedemptionCards).toMatchObject([{ thirdPartyMemberSchemeId: 'tramcard' }])
    expect((await hold(orderId, [ticket, ticket, ticket])).problem).toMatchObject({
      errorCode: 10107,
      maximumTickets: 2,
      ticketTypeId: 'partner',
    })
  })
})

it('a reward without effect is not stored, and a voucher that is not on the order is refused', async () => {
  const orderId = await office.order()
  const { body } = await hold(orderId, [{ ticketTypeId: 'adult', rewardId: 'r9' }])
  expect(body.order.showtimes[0]?.tickets[0]).toMatchObject({ rewardId: null })
  const refused = await hold(orderId, [{ ticketTypeId: 'adult', voucherId: 'v9' }])
  expect(refused.status).toBe(400)
  expect((await hold(orderId, [{ ticketTypeId: 'adult' }])).status).toBe(200)
})

describe('limits', () => {
  it('of a price are reported with their number', async () => {
    const orderId = await office.order()
    const early = { ticketTypeId: 'early' }
    expect((await hold(orderId, [early, early])).status).toBe(200)
    expect((await hold(orderId, [early, early, early])).problem).toMatchObject({
      type: 'urn:foyer:problem:ticket-type-limit-exceeded',
      maximumTickets: 2,
      ticketTypeId: 'early',
    })
  })

  it('of an order are reported with their number, and count the tickets of a package', async () => {
    const family = { ticketTypeId: 'family' }
    const { problem } = await hold(
      await office.order(),
      Array.from({ length: 7 }, () => family),
      {
        seats: [],
      },
    )
    expect(problem).toMatchObject({
      type: 'urn:foyer:problem:ticket-limit-exceeded',
      maximumTickets: 20,
    })
  })
})

describe('discounts', () => {
  const getTickets = async (...given: Parameters<typeof hold>) =>
    (await hold(...given)).body.order.showtimes[0]?.tickets.map(({ price, amountSaved, discountId }) => [
      price.valueIncludingTax,
      amountSaved.valueIncludingTax,
      discountId,
    ])

  it('that are automatic are in the price of the tickets that they are for', async () => {
    const orderId = await office.order()
    expect(await getTickets(orderId, [{ ticketTypeId: 'adult' }, { ticketTypeId: 'child' }])).toEqual([
      [10, 2.5, 'tuesday'],
      [8.5, 0, undefined],
    ])
    const { body } = await office.call('getOrder', { orderId })
    expect(body.order).toMatchObject({
      totalPrice: { valueIncludingTax: 20.1 },
      originalPrice: { valueIncludingTax: 22.6 },
    })
    expect((await office.store.read(orderId))?.contents.discounts).toEqual([
      { id: 'tuesday', discountId: 'tuesday', isAutomatic: true },
    ])
  })

  it('of a code apply if the code is given, in any case, and if they save more', async () => {
    const orderId = await office.order()
    const adult = { ticketTypeId: 'adult' }
    expect(await getTickets(orderId, [adult], { discountCodes: ['half'] })).toEqual([[6.25, 6.25, 'half']])
    // Once opened, a price stays open for the order.
    expect(await getTickets(orderId, [adult, adult])).toEqual([
      [6.25, 6.25, 'half'],
      [6.25, 6.25, 'half'],
    ])
    expect(await getTickets(orderId, [{ ...adult, discountId: 'tuesday' }])).toEqual([[10, 2.5, 'tuesday']])
    // Removed by a request with an empty list of codes.
    expect(await getTickets(orderId, [adult], { discountCodes: [] })).toEqual([[10, 2.5, 'tuesday']])
    expect(await getTickets(orderId, [adult])).toEqual([[10, 2.5, 'tuesday']])
  })

  it.each([
    ['SITE', 'discount-invalid', 10100, 'site'],
    ['HOUR', 'discount-invalid-10101', 10101, 'hour'],
    ['FILM', 'discount-invalid-for-film', 10100, 'film'],
    ['DISTRIBUTOR', 'discount-invalid-for-distributor', 10100, 'distributor'],
    ['HOLIDAY', 'discount-invalid-for-holiday', 10100, 'holiday'],
    ['NOBODYS', 'discount-invalid-10103', 10103, null],
  ])('of the code %s are refused as %s', async (code, condition, errorCode, discountId) => {
    const { problem } = await hold(await office.order(), [{ ticketTypeId: 'adult' }], {
      discountCodes: [code],
    })
    expect(problem).toMatchObject({
      type: `urn:foyer:problem:${condition}`,
      errorCode,
      discountAvailabilityErrors: [{ discountId, unavailableReason: condition }],
    })
  })

  it('are refused where a ticket asks for one without its code, or that is not for its type', async () => {
    const orderId = await office.order()
    const half = { discountId: 'half' }
    expect((await hold(orderId, [{ ticketTypeId: 'adult', ...half }])).problem?.errorCode).toBe(10103)
    const { problem } = await hold(orderId, [{ ticketTypeId: 'child', ...half }], { discountCodes: ['HALF'] })
    expect(problem?.errorCode).toBe(10102)
  })

  it('do not reduce a restricted price', async () => {
    office.actAs(member)
    const orderId = await office.order()
    expect(await getTickets(orderId, [{ ticketTypeId: 'member' }])).toEqual([[9, 3.5, undefined]])
    const requested = { ticketTypeId: 'member', discountId: 'tuesday' }
    expect((await hold(orderId, [requested])).problem?.errorCode).toBe(10102)
  })
})

describe('a package', () => {
  it('is one line with a price of its own, and a seat for each of its tickets', async () => {
    const orderId = await office.orderFor(club, [seatA(1), seatA(2), seatA(3)], ['family'])
    const { body } = await office.call('getOrder', { orderId })
    const [line] = body.order.showtimes
    expect(line?.seats.map(({ id }) => id)).toEqual([seatA(1), seatA(2), seatA(3)])
    expect(line?.tickets).toHaveLength(1)
    expect(line?.tickets[0]).toMatchObject({
      ticketTypeId: 'family',
      seatId: null,
      price: { valueIncludingTax: 32 },
      bookingFee: { valueIncludingTax: 0.8 },
      tickets: [
        { ticketTypeId: 'adult', seatId: seatA(1), admissionStatus: 'NotAdmitted' },
        { ticketTypeId: 'adult', seatId: seatA(2), admissionStatus: 'NotAdmitted' },
        { ticketTypeId: 'child', seatId: seatA(3), admissionStatus: 'NotAdmitted' },
      ],
      items: [{ itemId: 'popcorn' }, { itemId: 'popcorn' }],
    })
    await office.pay(orderId)
    expect(await office.claims(orderId)).toEqual({
      [seatA(1)]: 'sold',
      [seatA(2)]: 'sold',
      [seatA(3)]: 'sold',
    })
  })

  it('needs as many seats as it has tickets', async () => {
    const orderId = await office.order()
    const { problem } = await office.hold(orderId, club, [seatA(1)], ['family'])
    expect(problem).toMatchObject({
      type: 'urn:foyer:problem:ticket-seat-mismatch',
      detail: 'Area standard has 2 more tickets than seats',
    })
  })

  it('releases the seats that it no longer has', async () => {
    const orderId = await office.orderFor(club, [seatA(1), seatA(2), seatA(3)], ['family'])
    expect((await office.hold(orderId, club, [seatA(2)], ['adult'])).status).toBe(200)
    expect(await office.claims(orderId)).toEqual({ [seatA(2)]: 'held' })
  })

  it('counts its places with unallocated seating', async () => {
    const orderId = await office.orderFor(club, [], ['lounge-pair', 'lounge-pair'])
    const rival = await office.order()
    expect((await office.hold(rival, club, [], ['lounge-pair'])).problem?.type).toMatch('seats-unavailable')
    expect((await office.hold(rival, club, [], ['lounge'])).status).toBe(200)
    await office.pay(orderId)
    expect(
      (await office.call('getCompletedOrder', { orderId })).body.order.showtimes[0]?.tickets,
    ).toHaveLength(2)
  })

  it('is refused if one of its tickets is for people too young for the film', async () => {
    const details = await createSmallCinema(openingTime).getShowtimeDetails(club)
    if (!details) throw new Error('no showtime')
    const request = {
      seats: [seatA(1), seatA(2), seatA(3)],
      tickets: [{ id: 't1', ticketTypeId: 'family' }],
    }
    const limits = { now: openingTime, maximumTickets: 20 }
    expect(findRefusal(request, details, limits)).toBeNull()
    expect(findRefusal(request, { ...details, minimumAge: 15 }, limits)?.condition).toBe(
      'ticket-type-unavailable',
    )
  })
})
