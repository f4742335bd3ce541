import { join } from 'node:path'
import { MemberStore } from '../accounts/member-store.ts'
import { loadCatalogue } from '../catalogue/load.ts'
import type { Database } from '../database/database.ts'
import { createAdjustableClock, createFixedClock, type AdjustableClock } from '../domain/clock.ts'
import { ProblemError } from '../http/problem.ts'
import { engines } from '../mail/testing/engines.ts'
import { createOrderStore } from '../order-store/order-store.ts'
import { getRewardId } from '../order-store/scarce-ids.ts'
import { RewardHandovers } from './reward-handovers.ts'
import { RewardStore } from './reward-store.ts'
import { giveRewards } from './testing/give-rewards.ts'

const catalogue = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
const minute = 60_000
const till = { workstationId: 'till-1', siteId: '1001' }
const otherTill = { workstationId: 'till-2', siteId: '1002' }

const getCondition = async (refused: Promise<unknown>) => {
  const error: unknown = await refused.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof ProblemError ? error.condition : error
}

describe.each(engines)('rewards at the counter on $name', ({ open }) => {
  let database: Database
  let clean: () => void
  let clock: AdjustableClock
  let store: RewardStore
  let handovers: RewardHandovers
  beforeEach(async () => {
    ;({ database, clean } = await open())
    clock = createAdjustableClock(createFixedClock('2026-11-26T12:00:00Z'))
    store = new RewardStore(database)
    const members = new MemberStore(database)
    handovers = new RewardHandovers({ database, store, members, catalogue, clock })
  })
  afterEach(async () => {
    await database.close()
    clean()
  })

  const give = (rewardId: string, count = 1, expiresAt: number | null = null) =>
    giveRewards(database, 'ines', rewardId, { count, expiresAt })
  const list = async () => (await handovers.list('ines')).rewards.map(({ id }) => id)
  const listAudit = () => database.read.selectFrom('reward_handover').selectAll().execute()
  const claim = (id: string, state: 'held' | 'sold', expiresAt: number) =>
    createOrderStore(database).write({
      orderId: 'o1',
      steps: [
        {
          kind: 'scarce.take',
          scarceId: getRewardId(id),
          quantity: 1,
          capacity: 1,
          showtimeId: null,
          state,
          expiresAt,
          now: clock.now(),
        },
      ],
    })

  it('are those that the member can use there, those that run out soonest first, and whose they are', async () => {
    const [never = ''] = await give('cold-drink')
    const [soon = ''] = await give('small-popcorn', 1, clock.now() + minute)
    const [ticket = ''] = await give('ticket')
    await give('preview')
    const { memberName, rewards } = await handovers.list('ines')
    expect(memberName).toMatch(/^\S+( \S\.)?$/)
    expect(rewards[0]).toMatchObject({ id: soon, rewardId: 'small-popcorn', status: 'Held' })
    expect(rewards.map(({ id }) => id).sort()).toEqual([never, soon, ticket].sort())
    clock.advance(minute)
    expect(await list()).not.toContain(soon)
  })

  it('of an account that is closed are refused, until it is taken back', async () => {
    const [id = ''] = await give('cold-drink')
    const setDeleting = (deleting_at: number | null) =>
      database.tx((trx) => trx.updateTable('member').set({ deleting_at }).where('id', '=', 'ines').execute())
    await setDeleting(clock.now())
    expect(await getCondition(handovers.list('ines'))).toBe('member-account-closed')
    expect(await getCondition(handovers.handOver('ines', id, till))).toBe('member-account-closed')
    expect(await listAudit()).toEqual([])
    await setDeleting(null)
    expect(await list()).toEqual([id])
    await handovers.handOver('ines', id, till)
    expect(await listAudit()).toHaveLength(1)
  })

  it('are used up by being handed over, and it is kept where and when', async () => {
    const [id = '', other = ''] = await give('cold-drink', 2)
    const { reward, handedOverAt } = await handovers.handOver('ines', id, till)
    expect(reward).toMatchObject({ id, rewardId: 'cold-drink' })
    expect(handedOverAt).toBe('2026-11-26T12:00:00.000Z')
    expect(await list()).toEqual([other])
    expect((await store.listHeld('ines', clock.now())).map((each) => each.id)).toEqual([other])
    expect(await listAudit()).toEqual([
      {
        id,
        member_id: 'ines',
        reward_id: 'cold-drink',
        workstation_id: 'till-1',
        site_id: '1001',
        handed_at: clock.now(),
      },
    ])
  })

  it('are handed over once: the same workstation may ask again, another one is refused', async () => {
    const [id = ''] = await give('cold-drink')
    const first = await handovers.handOver('ines', id, till)
    clock.advance(minute)
    expect(await handovers.handOver('ines', id, till)).toEqual(first)
    expect(await getCondition(handovers.handOver('ines', id, otherTill))).toBe('reward-unavailable')
    clock.advance(minute)
    expect(await getCondition(handovers.handOver('ines', id, till))).toBe('reward-unavailable')
    expect(await listAudit()).toHaveLength(1)
  })

  it('are not handed over while an order holds them, nor once it has used them', async () => {
    const [id = '', used = ''] = await give('cold-drink', 2)
    await claim(id, 'held', clock.now() + minute)
    await claim(used, 'sold', clock.now() + minute)
    expect(await list()).toEqual([])
    expect(await getCondition(handovers.handOver('ines', id, till))).toBe('reward-unavailable')
    expect(await getCondition(handovers.handOver('ines', used, till))).toBe('reward-unavailable')
    expect(await listAudit()).toEqual([])
    clock.advance(minute)
    expect((await handovers.handOver('ines', id, till)).reward.id).toBe(id)
    expect(await claim(id, 'held', clock.now() + minute)).toMatchObject({ ok: false })
  })

  it('are nobody else’s, and not what has run out or only opens bookings', async () => {
    const [early = ''] = await give('preview')
    const [soon = ''] = await give('cold-drink', 1, clock.now() + minute)
    await giveRewards(database, 'omar', 'cold-drink')
    expect(await getCondition(handovers.list('nobody'))).toBe('not-found')
    expect(await getCondition(handovers.handOver('omar', soon, till))).toBe('not-found')
    expect(await getCondition(handovers.handOver('ines', early, till))).toBe('reward-unavailable')
    clock.advance(minute)
    expect(await getCondition(handovers.handOver('ines', soon, till))).toBe('reward-unavailable')
  })

  it('go to one of many workstations at the same moment', async () => {
    const [id = ''] = await give('cold-drink')
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        handovers.handOver('ines', id, { workstationId: `till-${String(index)}`, siteId: '1001' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await listAudit()).toHaveLength(1)
  })
})
