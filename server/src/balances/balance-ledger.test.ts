import type { Database } from '../database/database.ts'
import { createAdjustableClock, createFixedClock, type AdjustableClock } from '../domain/clock.ts'
import { createSystemIds } from '../domain/ids.ts'
import { createRandom } from '../domain/seeded-random.ts'
import { engines } from '../mail/testing/engines.ts'
import { BalanceLedger } from './balance-ledger.ts'

const day = 24 * 60 * 60_000
const start = '2026-11-26T12:00:00Z'

describe.each(engines)('balances of members on $name', ({ open }) => {
  let database: Database
  let clean: () => void
  let clock: AdjustableClock
  let ledger: BalanceLedger
  beforeEach(async () => {
    ;({ database, clean } = await open())
    clock = createAdjustableClock(createFixedClock(start))
    ledger = new BalanceLedger({ database, clock, ids: createSystemIds(clock) })
  })
  afterEach(async () => {
    await database.close()
    clean()
  })

  const earn = (causeId: string, units: number, days: number | null = null, memberId = 'ines') =>
    ledger.earn({ memberId, causeId, units, expiresAt: days === null ? null : clock.now() + days * day })
  const spend = (causeId: string, units: number) =>
    ledger.spend({ memberId: 'ines', causeId, units, reason: 'reward' })

  it('has nothing for a member who never earned', async () => {
    expect(await ledger.read('ines')).toEqual({ units: 0, nextToRunOut: null })
    expect(await ledger.earnedSince('ines', 0)).toBe(0)
    expect(await ledger.listMovements('ines')).toEqual([])
    expect(await spend('reward', 1)).toBe(false)
  })

  it('adds up, and takes all or none', async () => {
    await earn('order-1', 300)
    await earn('order-2', 50, null, 'omar')
    clock.advance(1)
    expect(await spend('reward-1', 301)).toBe(false)
    expect(await spend('reward-1', 200)).toBe(true)
    expect(await ledger.readBalance('ines')).toBe(100)
    expect(await ledger.readBalance('omar')).toBe(50)
    expect(await ledger.listMovements('ines')).toMatchObject([
      { causeId: 'order-1', units: 300, reason: 'earned' },
      { causeId: 'reward-1', units: -200, reason: 'reward' },
    ])
    // What was spent still counts as earned.
    expect(await ledger.earnedSince('ines', 0)).toBe(300)
  })

  it('adds and takes for one cause once', async () => {
    await earn('order-1', 300)
    await expect(earn('order-1', 300)).rejects.toThrow()
    await spend('reward-1', 100)
    await expect(spend('reward-1', 100)).rejects.toThrow()
    expect(await ledger.readBalance('ines')).toBe(200)
  })

  it('writes what goes with a spending in its transaction, and only then', async () => {
    await earn('order-1', 100)
    const also = function* () {
      yield { sql: 'insert into meta (key, value) values (?, ?)', parameters: ['reward', 'taken'] }
    }
    const change = { memberId: 'ines', causeId: 'reward-1', reason: 'reward' } as const
    expect(await ledger.spend({ ...change, units: 101 }, also)).toBe(false)
    expect(
      await database.query({ sql: 'select key from meta where key = ?', parameters: ['reward'] }),
    ).toEqual([])
    expect(await ledger.spend({ ...change, units: 100 }, also)).toBe(true)
    expect(
      await database.query({ sql: 'select value from meta where key = ?', parameters: ['reward'] }),
    ).toEqual([{ value: 'taken' }])
  })

  it('counts as earned from an instant on', async () => {
    await earn('order-1', 300)
    clock.advance(10 * day)
    await earn('order-2', 20)
    expect(await ledger.earnedSince('ines', clock.now() - 10 * day)).toBe(320)
    expect(await ledger.earnedSince('ines', clock.now() - 10 * day + 1)).toBe(20)
    expect(await ledger.listMovements('ines', clock.now() - 10 * day, clock.now())).toHaveLength(1)
  })

  it('lets what is left of a lot run out, to the millisecond, once', async () => {
    await earn('order-1', 300, 30)
    await earn('order-2', 70, 60)
    await spend('reward-1', 200)
    clock.advance(30 * day - 1)
    expect(await ledger.expireDue()).toBe(0)
    expect(await ledger.read('ines')).toEqual({
      units: 170,
      nextToRunOut: { units: 100, expiresAt: clock.now() + 1 },
    })
    clock.advance(1)
    expect(await ledger.expireDue()).toBe(1)
    expect(await ledger.expireDue()).toBe(0)
    expect(await ledger.readBalance('ines')).toBe(70)
    expect((await ledger.listMovements('ines')).at(-1)).toMatchObject({ units: -100, reason: 'expired' })
    clock.advance(365 * day)
    await ledger.expireDue()
    expect(await ledger.read('ines')).toEqual({ units: 0, nextToRunOut: null })
  })

  it('does not wait for the task', async () => {
    await earn('order-1', 300, 30)
    clock.advance(30 * day)
    expect(await spend('reward-1', 1)).toBe(false)
    expect(await ledger.readBalance('ines')).toBe(0)
  })

  it('lets balances of more members run out than one round takes', async () => {
    for (let member = 0; member < 230; member += 1)
      await earn(`order-${String(member)}`, 5, 30, `member-${String(member)}`)
    clock.advance(31 * day)
    expect(await ledger.expireDue()).toBe(230)
    expect(await ledger.readBalance('member-229')).toBe(0)
  })

  it('agrees with its movements after random ones', async () => {
    const random = createRandom('balances')
    for (let round = 0; round < 300; round += 1) {
      const cause = String(round)
      if (random.next() < 0.5) await earn(cause, random.whole(1, 400), random.pick([null, 5, 20, 20]))
      else await spend(cause, random.whole(1, 500))
      clock.advance(random.whole(0, 3) * day)
      if (random.next() < 0.2) await ledger.expireDue()
    }
    const balance = await ledger.readBalance('ines')
    const movements = await ledger.listMovements('ines')
    expect(balance).toBe(movements.reduce((sum, { units }) => sum + units, 0))
    expect(new Set(movements.map(({ reason }) => reason)).size).toBe(3)
  })
})
