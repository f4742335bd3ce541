import { join } from 'node:path'
import { loadCatalogue } from '../catalogue/load.ts'
import type { Database } from '../database/database.ts'
import { createAdjustableClock, createFixedClock, type AdjustableClock } from '../domain/clock.ts'
import { createSystemIds } from '../domain/ids.ts'
import { engines } from '../mail/testing/engines.ts'
import { BalanceLedger } from './balance-ledger.ts'
import { MemberStandings } from './member-standings.ts'
import { readBalanceRules } from './read-balance-rules.ts'
import { samplePoints } from './testing/sample-rules.ts'

const day = 24 * 60 * 60_000

describe.each(engines)('what members have reached on $name', ({ open }) => {
  let database: Database
  let clean: () => void
  let clock: AdjustableClock
  let ledger: BalanceLedger
  let standings: MemberStandings
  beforeEach(async () => {
    ;({ database, clean } = await open())
    clock = createAdjustableClock(createFixedClock('2026-11-26T12:00:00Z'))
    ledger = new BalanceLedger({ database, clock, ids: createSystemIds(clock) })
    standings = new MemberStandings({ ledger, clock, rules: samplePoints })
  })
  afterEach(async () => {
    await database.close()
    clean()
  })

  const earn = (units: number, expiresAt: number | null = null) =>
    ledger.earn({ memberId: 'ines', units, causeId: `${String(units)} at ${String(clock.now())}`, expiresAt })

  it('begins with nothing, in the default club', async () => {
    expect(await standings.read('ines', null)).toEqual({
      balances: [{ balanceTypeId: 'points', units: 0, nextToRunOut: null, collectedUnits: 0 }],
      club: { clubId: 'circle', clubLevelId: 'circle' },
    })
  })

  it('rises with what was collected, whether or not it is spent, and falls when that is too old', async () => {
    await earn(999, clock.now() + 30 * day)
    expect(await standings.readLevel('ines', null)).toBe('circle')
    clock.advance(100 * day)
    await earn(1)
    expect(await standings.readLevel('ines', 'circle')).toBe('silver')
    await ledger.spend({ memberId: 'ines', units: 1, causeId: 'reward', reason: 'reward' })
    expect(await standings.read('ines', 'circle')).toMatchObject({
      balances: [{ units: 0, collectedUnits: 1_000 }],
      club: { clubLevelId: 'silver' },
    })
    // A year and a day after the first order.
    clock.advance(266 * day)
    expect(await standings.readLevel('ines', 'circle')).toBe('circle')
  })

  it('says what runs out next', async () => {
    const expiresAt = clock.now() + 30 * day
    await earn(80, expiresAt)
    await earn(20)
    expect((await standings.read('ines', null)).balances).toMatchObject([
      { units: 100, nextToRunOut: { units: 80, expiresAt: new Date(expiresAt).toISOString() } },
    ])
  })

  it('knows clubs without levels, clubs that are gone, and chains without any', async () => {
    await earn(5_000)
    expect((await standings.read('ines', 'late-shift')).club).toEqual({
      clubId: 'late-shift',
      clubLevelId: null,
    })
    expect((await standings.read('ines', 'gone')).club).toEqual({ clubId: 'gone', clubLevelId: null })
    const none = new MemberStandings({ ledger, clock, rules: null })
    expect(await none.read('ines', null)).toEqual({ balances: [], club: null })
    expect(await none.readLevel('ines', 'circle')).toBeNull()
  })
})

const brandsFolder = join(__dirname, '..', '..', '..', 'brands')

it.each([
  ['halcyon', 'ByAmount', true, 12],
  ['orpheum', 'ByShowtime', false, null],
  ['kite', 'ByAmount', false, 12],
])('are the rules of %s', (brand, kind, pays, months) => {
  const { membership } = loadCatalogue(brandsFolder, brand)
  const rules = readBalanceRules(membership)
  expect(rules).toMatchObject({ earning: { rule: { kind } }, expiresAfterMonths: months })
  expect(rules?.spending !== null).toBe(pays)
  expect(rules?.clubs.filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

it('doubles the points of the late shift from ten on', () => {
  const { membership } = loadCatalogue(brandsFolder, 'halcyon')
  const club = readBalanceRules(membership)?.clubs.find(({ id }) => id === 'late-shift')
  expect(club?.bonus).toEqual({ factorPerMille: 2_000, startsAfter: 22 * 60 })
})
