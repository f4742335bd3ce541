import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Condition, ErrorNumbering } from '@foyer/contract/errors/catalogue'
import { operations } from '@foyer/contract/operations'
import { sampleCard } from '../../server/src/codes/testing/sample-codes.ts'
import { samplePoints } from '../../server/src/balances/testing/sample-rules.ts'
import { giveRewards } from '../../server/src/loyalty/testing/give-rewards.ts'
import { BoxOffice, openingTime } from '../../server/src/orders/testing/box-office.ts'
import { club, lounge, seatA, siteId } from '../../server/src/orders/testing/small-cinema.ts'
import { toFailure } from '../../storefront/src/services/http/to-failure.ts'
import { Desk } from './refusals/desk.ts'
import { createRefusalsDocument } from './refusals/document.ts'
import { refusals } from './refusals/refusals.ts'

/**
 * Every code of orders, tickets, vouchers, redemption cards, gift cards and payments, provoked by a call on a real
 * order in both numberings: status and code as sent, and the condition that our client reads, with the server's `type`
 * and from the code alone.
 */

jest.setTimeout(60_000)

const listRange = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Conditions that share their code with another: from the code alone, a client reads the other one. */
const sharedCodes: Record<ErrorNumbering, Partial<Record<Condition, Condition>>> = {
  1: {
    'discount-invalid-for-holiday': 'discount-invalid',
    'discount-invalid-for-film': 'discount-invalid',
    'discount-invalid-for-distributor': 'discount-invalid',
  },
  2: {
    'redemption-card-no-valid-ticket-for-seats': 'redemption-card-no-valid-ticket-for-showtime',
    ...Object.fromEntries(
      [...listRange(18101, 18109), 18111].map((code) => [`items-unavailable-${code}`, 'items-unavailable']),
    ),
  },
}

/** Codes of orders, tickets, vouchers, cards and gift cards, as the specification lists them. */
const listedCodes: Record<ErrorNumbering, readonly number[]> = {
  1: [
    ...[10000, 10001, 10107, 40000],
    ...listRange(10100, 10103),
    ...[11000, 11001, 11050, 11051, 11052, 11053],
    ...listRange(12000, 12011),
    ...listRange(13000, 13004),
    ...listRange(18100, 18109),
    ...[18111, 18112],
    ...listRange(16100, 16103),
    ...[16200, 16300],
  ],
  2: [
    ...[10003, 30001],
    ...listRange(40201, 40218),
    ...[40224, 40225, 40226, 40227, 40228, 40246],
    ...listRange(40231, 40237),
  ],
}

it.each([1, 2] as const)('provokes every listed code of numbering v%i', (numbering) => {
  const provoked = new Set(refusals.flatMap(({ v1, v2 }) => (numbering === 1 ? v1 : v2) ?? []))
  expect([...provoked].sort()).toEqual([...listedCodes[numbering]].sort())
})

it('has the committed page of refusals as `npm run contract:refusals` writes it', () => {
  const committed = readFileSync(join(__dirname, '../../docs/order-refusals.md'), 'utf8')
  expect(committed).toBe(createRefusalsDocument(refusals))
})

describe.each([1, 2] as const)('in numbering v%i', (numbering: ErrorNumbering) => {
  let office: BoxOffice
  let desk: Desk
  beforeAll(async () => {
    office = await BoxOffice.open({ numbering, settings: { balances: samplePoints } })
    desk = new Desk(office)
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  it.each(refusals)(
    '$cause is $condition',
    async ({ operation, condition, status, v1, v2, caller, provoke }) => {
      if (caller === 'workstation') office.actAs({ kind: 'workstation', workstationId: 'till-1', siteId })
      const refused = await provoke(desk)
      const { problem } = refused
      const code = numbering === 1 ? v1 : v2
      expect({ status: refused.status, code: problem?.errorCode }).toEqual({ status, code })
      const { areas } = operations[operation]
      const read = (body: object | null) => toFailure(areas, numbering, refused.status, JSON.stringify(body))
      expect(read(problem)).toMatchObject({ kind: 'condition', condition })
      if (code === undefined) return
      const byCodeAlone = { type: 'about:blank', status, errorCode: code }
      const meant = sharedCodes[numbering][condition] ?? condition
      expect(read(byCodeAlone)).toMatchObject({ kind: 'condition', condition: meant })
    },
  )

  it('says when a film takes no vouchers', async () => {
    const refused = refusals.find(({ condition }) => condition === 'voucher-invalid-for-film')
    const { problem } = (await refused?.provoke(desk)) ?? {}
    const day = 24 * 60 * 60_000
    expect(problem?.filmUnavailableDateTimeRange).toEqual({
      from: new Date(openingTime - day).toISOString(),
      to: new Date(openingTime + day).toISOString(),
    })
  })

  const member = { kind: 'member', memberId: 'm1', rewardIds: [], subscriptionIds: [] } as const

  it("accepts a members' card from a member", async () => {
    await desk.insertCode('CARD', { rules: { ...sampleCard, isForMembersOnly: true } })
    office.actAs(member)
    expect((await desk.addCard(await desk.hold(), 'CARD')).status).toBe(200)
  })

  it.each(['member', 'reward'])('sells the price “%s” to a member', async (ticketTypeId) => {
    await giveRewards(office.database, 'm1', 'birthday')
    office.actAs(member)
    const tickets = [{ id: 't', ticketTypeId, ...(ticketTypeId === 'reward' && { rewardId: 'birthday' }) }]
    const params = { orderId: await office.order(), showtimeId: club }
    expect((await office.call('setOrderShowtime', params, { seats: [seatA(1)], tickets })).status).toBe(200)
  })

  it('accepts a voucher that is valid for one of the showtimes', async () => {
    await desk.insertCode('VOUCHER', { expiresAt: openingTime + 1 })
    const orderId = await office.order()
    await office.hold(orderId, lounge, [], ['lounge'])
    expect((await desk.addVoucher(orderId, 'VOUCHER')).status).toBe(200)
  })
})
