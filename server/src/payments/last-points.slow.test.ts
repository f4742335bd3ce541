import { samplePoints } from '../balances/testing/sample-rules.ts'
import type { DatabaseTarget } from '../database/open-database.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import type { MemberCaller } from '../domain/caller.ts'
import { BoxOffice } from '../orders/testing/box-office.ts'
import { ballroom } from '../orders/testing/small-cinema.ts'

const rivals = 200
/** Of a place in the ballroom, with its fee: as many points. */
const price = 1_580
const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }

jest.setTimeout(180_000)

describe.each<[string, () => Promise<DatabaseTarget | undefined>]>([
  ['SQLite', async () => undefined],
  ['PGlite', async () => ({ pglite: await openPgliteInMemory() })],
])('the last points on %s', (_, openTarget) => {
  it(`are spent by one of ${String(rivals)} orders at once`, async () => {
    const target = await openTarget()
    const office = await BoxOffice.open({
      settings: { balances: samplePoints },
      ...(target ? { target } : {}),
    })
    office.actAs(ines)
    const { ledger, completion } = office.services
    await ledger.earn({ memberId: 'ines', units: 2 * price - 1, causeId: 'a present', expiresAt: null })
    const orders: string[] = []
    for (let rival = 0; rival < rivals; rival += 1) {
      const orderId = await office.orderFor(ballroom, [], ['lounge'])
      expect((await office.call('setMemberBalancePayment', { orderId }, {})).status).toBe(200)
      orders.push(orderId)
    }
    const started = await Promise.all(orders.map((orderId) => office.call('startCompletion', { orderId })))
    await completion.idle()
    expect(started.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, problem } of started)
      if (status !== 200) expect(problem?.type).toBe('urn:foyer:problem:member-balance-insufficient')
    expect(await ledger.readBalance('ines')).toBe(price - 1)
    const movements = await ledger.listMovements('ines')
    expect(movements.map(({ units }) => units).sort((a, b) => a - b)).toEqual([-price, 2 * price - 1])
    await office.close()
  })
})
