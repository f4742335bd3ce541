import { randomUUID } from 'node:crypto'
import type { RequestedTicket } from '@foyer/contract/wire/orders'
import type { Problem } from '@foyer/contract/problem'
import { BoxOffice } from './testing/box-office.ts'
import { club, evening, seatA, siteId } from './testing/small-cinema.ts'

// The rooms' schemas are compiled once, on a machine that may be busy.
jest.setTimeout(30_000)

interface Refused {
  problem: Problem | null
}

function hold(office: BoxOffice, orderId: string, ticket: Omit<RequestedTicket, 'id'>, codes: string[] = []) {
  const tickets = [{ id: randomUUID(), ...ticket }]
  return office.call(
    'setOrderShowtime',
    { orderId, showtimeId: club },
    { seats: [seatA(1)], tickets, discountCodes: codes },
  )
}

const withCode =
  (code: string) =>
  async (office: BoxOffice): Promise<Refused> =>
    hold(office, await office.order(), { ticketTypeId: 'adult' }, [code])

/** Calls that are refused, with the code of each numbering: the interface does not have both for all. */
const refusals: readonly [
  string,
  number | undefined,
  number | undefined,
  (office: BoxOffice) => Promise<Refused>,
][] = [
  [
    'seats-unavailable',
    10000,
    40216,
    async (office) => {
      await office.orderFor(evening, [seatA(1)])
      return office.hold(await office.order(), evening, [seatA(1)])
    },
  ],
  [
    'loyalty-required',
    10001,
    undefined,
    async (office) => hold(office, await office.order(), { ticketTypeId: 'member' }),
  ],
  ['discount-invalid', 10100, undefined, withCode('SITE')],
  ['discount-invalid-for-holiday', 10100, 40235, withCode('HOLIDAY')],
  ['discount-invalid-for-film', 10100, 40236, withCode('FILM')],
  ['discount-invalid-for-distributor', 10100, 40237, withCode('DISTRIBUTOR')],
  ['discount-invalid-10101', 10101, undefined, withCode('HOUR')],
  [
    'discount-invalid-10102',
    10102,
    undefined,
    async (office) =>
      hold(office, await office.order(), { ticketTypeId: 'child', discountId: 'half' }, ['HALF']),
  ],
  ['discount-invalid-10103', 10103, undefined, withCode('NOBODYS')],
  [
    'third-party-limit-exceeded',
    10107,
    40246,
    async (office) => {
      const orderId = await office.order()
      const order = await office.store.read(orderId)
      if (!order) throw new Error('no order')
      const card = {
        id: 'c1',
        kind: 'ThirdParty',
        schemeId: 'tramcard',
        scarceId: 'card:x',
        maskedNumber: '',
      } as const
      const contents = { ...order.contents, redemptionCards: [card] }
      await office.store.write({ orderId, steps: [{ kind: 'order.save', order: { ...order, contents } }] })
      const ticket = { ticketTypeId: 'partner', thirdPartyMemberCardId: 'c1' }
      return office.call(
        'setOrderShowtime',
        { orderId, showtimeId: club },
        {
          seats: [1, 2, 3].map(seatA),
          tickets: [1, 2, 3].map(() => ({ id: randomUUID(), ...ticket })),
        },
      )
    },
  ],
  [
    'order-type-invalid',
    undefined,
    40211,
    async (office) => {
      const { body } = await office.call('createGiftShopOrder', {}, { siteId })
      return office.hold(body.order.id, evening, [seatA(1)])
    },
  ],
  [
    'order-not-created',
    undefined,
    40224,
    async (office) => {
      const orderId = await office.order()
      await office.call('deleteOrder', { orderId })
      return office.hold(orderId, evening, [seatA(1)])
    },
  ],
  [
    'order-already-created',
    undefined,
    40225,
    async (office) => {
      office.actAs({ kind: 'workstation', workstationId: 'till-1', siteId })
      await office.order()
      return office.call('createStandardOrder', {}, { siteId })
    },
  ],
]

describe.each([1, 2] as const)('refusals of orders and tickets in numbering v%i', (numbering) => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open({ numbering })
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  test.each(refusals)('%s', async (condition, v1, v2, call) => {
    const { problem } = await call(office)
    expect(problem?.type).toBe(`urn:foyer:problem:${condition}`)
    expect(problem?.errorCode).toBe(numbering === 1 ? v1 : v2)
  })
})
