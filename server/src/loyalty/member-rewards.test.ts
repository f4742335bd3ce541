import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { MemberReward } from '@foyer/contract/wire/loyalty'
import { MemberStore, type MemberDetails } from '../accounts/member-store.ts'
import { BalanceLedger } from '../balances/balance-ledger.ts'
import { MemberStandings } from '../balances/member-standings.ts'
import { readBalanceRules } from '../balances/read-balance-rules.ts'
import { loadCatalogue } from '../catalogue/load.ts'
import type { Database } from '../database/database.ts'
import { createAdjustableClock, createFixedClock, type AdjustableClock } from '../domain/clock.ts'
import { createSystemIds } from '../domain/ids.ts'
import { ProblemError } from '../http/problem.ts'
import { engines } from '../mail/testing/engines.ts'
import { createOrderStore } from '../order-store/order-store.ts'
import { getRewardId } from '../order-store/scarce-ids.ts'
import { MemberRewards } from './member-rewards.ts'
import { RewardStore } from './reward-store.ts'
import { insertMember } from './testing/insert-member.ts'

const catalogue = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
const day = 24 * 60 * 60_000
const rivals = 50

const getCondition = async (refused: Promise<unknown>) => {
  const error: unknown = await refused.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof ProblemError ? error.condition : error
}
const listIds = (rewards: readonly MemberReward[], wanted: MemberReward['status']) =>
  rewards.filter(({ status }) => status === wanted).map(({ rewardId }) => rewardId)

describe.each(engines)('rewards of members on $name', ({ open }) => {
  let database: Database
  let clean: () => void
  let clock: AdjustableClock
  let ledger: BalanceLedger
  let rewards: MemberRewards
  let store: RewardStore

  beforeEach(async () => {
    ;({ database, clean } = await open())
    clock = createAdjustableClock(createFixedClock('2026-11-26T12:00:00Z'))
    const ids = createSystemIds(clock)
    ledger = new BalanceLedger({ database, clock, ids })
    store = new RewardStore(database)
    const rules = readBalanceRules(catalogue.membership)
    const standings = new MemberStandings({ ledger, clock, rules })
    const members = new MemberStore(database)
    rewards = new MemberRewards({ store, members, ledger, standings, catalogue, clock, ids })
  })
  afterEach(async () => {
    await database.close()
    clean()
  })

  async function join(units: number, details: Partial<MemberDetails> = {}, id = 'ines') {
    await insertMember(database, id, details)
    if (units > 0) await ledger.earn({ memberId: id, causeId: `start ${id}`, units, expiresAt: null })
  }
  const take = (rewardId: string, key: string | null = null, memberId = 'ines') =>
    rewards.take(memberId, rewardId, key)
  const countRows = async () =>
    (await database.read.selectFrom('reward_instance').select('id').execute()).length

  it('lists what can be taken, then what is held before it', async () => {
    await join(500)
    expect(listIds(await rewards.list('ines'), 'Held')).toEqual([])
    const [first] = await rewards.list('ines')
    expect(first).toMatchObject({
      id: 'small-popcorn',
      rewardId: 'small-popcorn',
      status: 'Available',
      type: 'Item',
      cost: 300,
      balanceTypeId: 'points',
      takenAt: null,
      expiresAt: null,
    })
    const taken = await take('recliner')
    expect(taken).toMatchObject({
      rewardId: 'recliner',
      status: 'Held',
      cost: 400,
      takenAt: '2026-11-26T12:00:00.000Z',
      expiresAt: '2027-02-24T23:59:59.999Z',
    })
    const [held, ...others] = await rewards.list('ines')
    expect(held).toEqual(taken)
    expect(listIds(others, 'Available')).toContain('recliner')
    expect(await ledger.readBalance('ines')).toBe(100)
  })

  it('offers what the level is for from the day on which it is reached', async () => {
    await join(999)
    expect(listIds(await rewards.list('ines'), 'Available')).not.toContain('preview')
    await ledger.earn({ memberId: 'ines', causeId: 'one more', units: 1, expiresAt: null })
    expect(listIds(await rewards.list('ines'), 'Available')).toContain('preview')
    expect((await take('preview')).status).toBe('Held')
  })

  it('is refused where the balance is too low, and nothing is taken', async () => {
    await join(299)
    expect(await getCondition(take('small-popcorn'))).toBe('reward-unaffordable')
    expect([await ledger.readBalance('ines'), await countRows()]).toEqual([299, 0])
  })

  it('is refused for what is not for the member', async () => {
    // Levels are earned, whatever is stored of one.
    await join(999, { clubLevelId: 'gold' })
    expect(await getCondition(take('preview'))).toBe('reward-unavailable')
    expect(await getCondition(take('birthday'))).toBe('reward-unavailable')
    expect(await getCondition(take('caviar'))).toBe('not-found')
    expect(await getCondition(take('small-popcorn', null, 'nobody'))).toBe('member-not-signed-in')
    await join(9_000, { clubId: 'late-shift', clubLevelId: null }, 'omar')
    expect(await getCondition(take('small-popcorn', null, 'omar'))).toBe('reward-unavailable')
    expect(await countRows()).toBe(0)
  })

  it('takes as many as the balance pays for, whoever asks at once', async () => {
    await join(3 * 300 + 299)
    const outcomes = await Promise.all(
      Array.from({ length: rivals }, async () => getCondition(take('small-popcorn', randomUUID()))),
    )
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'reward-unaffordable')).toHaveLength(rivals - 3)
    expect([await ledger.readBalance('ines'), await countRows()]).toEqual([299, 3])
  })

  it('takes one for a request, however often it is sent', async () => {
    await join(5_000)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: rivals }, () => take('recliner', key)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await take('recliner', key)).toEqual(answers[0])
    expect([await ledger.readBalance('ines'), await countRows()]).toEqual([4_600, 1])
    // Another member's key, and another reward's, are others.
    await join(5_000, {}, 'omar')
    expect((await take('recliner', key, 'omar')).id).not.toBe(answers[0]?.id)
    expect((await take('small-popcorn', key)).rewardId).toBe('small-popcorn')
  })

  it('gives a birthday’s once a year, whoever asks at once', async () => {
    await join(1_000, { birthDate: '1990-11-20' })
    expect(listIds(await rewards.list('ines'), 'Available')).toContain('birthday')
    const outcomes = await Promise.all(
      Array.from({ length: rivals }, async () => getCondition(take('birthday', randomUUID()))),
    )
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'reward-unavailable')).toHaveLength(rivals - 1)
    expect(listIds(await rewards.list('ines'), 'Available')).not.toContain('birthday')
    const [held] = await rewards.list('ines')
    expect(held).toMatchObject({ rewardId: 'birthday', cost: 0, balanceTypeId: null, status: 'Held' })
    expect(held?.expiresAt).toBe('2026-12-20T23:59:59.999Z')
    clock.advance(365 * day)
    expect(listIds(await rewards.list('ines'), 'Held')).toEqual([])
    await ledger.earn({ memberId: 'ines', causeId: 'another year', units: 1_000, expiresAt: null })
    expect((await take('birthday')).expiresAt).toBe('2027-12-20T23:59:59.999Z')
  })

  it('runs out by the clock, the soonest first', async () => {
    await join(9_000)
    await take('two-for-the-film')
    await take('recliner')
    clock.advance(day)
    await take('small-popcorn')
    expect(listIds(await rewards.list('ines'), 'Held')).toEqual([
      'recliner',
      'small-popcorn',
      'two-for-the-film',
    ])
    clock.advance(Date.parse('2027-02-25T00:00:00Z') - clock.now())
    expect(listIds(await rewards.list('ines'), 'Held')).toEqual(['small-popcorn', 'two-for-the-film'])
    clock.advance(400 * day)
    expect(listIds(await rewards.list('ines'), 'Held')).toEqual(['two-for-the-film'])
  })

  it('is used once by an order, and usable by no other meanwhile', async () => {
    await join(9_000)
    const { id } = await take('recliner')
    const scarceId = getRewardId(id)
    const claim = (orderId: string, state: 'held' | 'sold') =>
      createOrderStore(database).write({
        orderId,
        steps: [
          {
            kind: 'scarce.take',
            scarceId,
            quantity: 1,
            capacity: 1,
            showtimeId: null,
            state,
            expiresAt: clock.now() + 1_000,
            now: clock.now(),
          },
        ],
      })
    const usable = async (orderId: string) =>
      (await store.listUsable('ines', orderId, clock.now())).map((each) => each.id)
    expect((await claim('o1', 'held')).ok).toBe(true)
    expect([await usable('o1'), await usable('o2')]).toEqual([[id], []])
    expect(listIds(await rewards.list('ines'), 'Held')).toEqual(['recliner'])
    expect((await claim('o2', 'held')).ok).toBe(false)
    clock.advance(1_000)
    expect(await usable('o2')).toEqual([id])
    expect((await claim('o2', 'sold')).ok).toBe(true)
    expect([await usable('o1'), await usable('o2')]).toEqual([[], []])
    expect(listIds(await rewards.list('ines'), 'Held')).toEqual([])
    await createOrderStore(database).write({ orderId: 'o2', steps: [{ kind: 'claims.free' }] })
    expect(listIds(await rewards.list('ines'), 'Held')).toEqual(['recliner'])
  })

  it('leaves out rewards that the chain no longer has', async () => {
    await join(0)
    await store.insert({
      id: 'old',
      memberId: 'ines',
      rewardId: 'a free hat',
      balanceTypeId: null,
      cost: 0,
      occasion: null,
      takenAt: 0,
      expiresAt: null,
    })
    expect(listIds(await rewards.list('ines'), 'Held')).toEqual([])
  })
})
