import type { Database } from '../database/database.ts'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import { createSystemIds } from '../domain/ids.ts'
import { engines } from '../mail/testing/engines.ts'
import { SessionKeys } from './session-keys.ts'
import { listWorkstations, Workstations } from './workstations.ts'

const day = 24 * 3_600_000
const start = Date.parse('2026-11-26T08:00:00Z')

describe.each(engines)('workstations on $name', ({ open }) => {
  const clock = createAdjustableClock(createFixedClock(start))
  const keys = new SessionKeys([new TextEncoder().encode('a key of these tests')])
  let database: Database
  let clean: () => void
  let workstations: Workstations

  beforeAll(async () => {
    ;({ database, clean } = await open())
    workstations = new Workstations({ database, keys, clock, ids: createSystemIds(clock) })
  })
  beforeEach(async () => {
    clock.reset()
    await database.tx((trx) => trx.deleteFrom('workstation').execute())
  })
  afterAll(async () => {
    await database.close()
    clean()
  })

  const register = async (name = 'Till 4') => {
    const { code } = await workstations.add(name, '1001')
    const registered = await workstations.register(code)
    if (!registered) throw new Error('not registered')
    return registered
  }

  it('are registered by a code, and known by their token from then on', async () => {
    const { workstation, token } = await register()
    expect(workstation).toEqual({ id: workstation.id, name: 'Till 4', siteId: '1001' })
    expect(await workstations.find(token)).toEqual(workstation)
    expect(await workstations.find('unknown')).toBeNull()
  })

  it('take a code once, also when it is typed in twice at the same moment', async () => {
    const { code } = await workstations.add('Till 4', '1001')
    const results = await Promise.all(Array.from({ length: 8 }, () => workstations.register(code)))
    expect(results.filter((result) => result !== null)).toHaveLength(1)
    expect(await workstations.register(code)).toBeNull()
  })

  it('take a code as it is read out: in small letters and in groups', async () => {
    const { code } = await workstations.add('Till 4', '1001')
    expect(code).toMatch(/^[2-9A-Z]{12}$/)
    const typed = code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')
    expect(await workstations.register(typed)).not.toBeNull()
  })

  it('take no code after a day, none that was made up, and none of a revoked one', async () => {
    const { code } = await workstations.add('Till 4', '1001')
    const other = await workstations.add('Till 5', '1001')
    expect(await workstations.revoke(other.id)).toBe(true)
    expect(await workstations.register(other.code)).toBeNull()
    expect(await workstations.register('ABCDEFGH2345')).toBeNull()
    clock.advance(day)
    expect(await workstations.register(code)).toBeNull()
  })

  it('are unknown once they are revoked', async () => {
    const { workstation, token } = await register()
    expect(await workstations.revoke(workstation.id)).toBe(true)
    expect(await workstations.revoke(workstation.id)).toBe(false)
    expect(await workstations.find(token)).toBeNull()
    expect(await workstations.rename(workstation.id, 'Till 5')).toBeNull()
  })

  it('are called otherwise where somebody says so', async () => {
    const { workstation, token } = await register()
    expect(await workstations.rename(workstation.id, 'Foyer left')).toMatchObject({ name: 'Foyer left' })
    expect(await workstations.find(token)).toMatchObject({ name: 'Foyer left' })
    expect(await workstations.rename('unknown', 'x')).toBeNull()
  })

  it('are listed with what became of each, and when it was last seen', async () => {
    const { workstation, token } = await register('Registered')
    const revoked = await workstations.add('Revoked', '1002')
    await workstations.revoke(revoked.id)
    await workstations.add('Expired', '1001')
    clock.advance(day)
    await workstations.add('Waiting', '1001')
    await workstations.find(token)
    const list = await listWorkstations(database, clock.now())
    expect(list.map(({ name, state }) => [name, state])).toEqual(
      expect.arrayContaining([
        ['Registered', 'registered'],
        ['Revoked', 'revoked'],
        ['Expired', 'expired'],
        ['Waiting', 'waiting'],
      ]),
    )
    expect(list).toContainEqual({
      ...workstation,
      state: 'registered',
      createdAt: start,
      seenAt: start + day,
    })
  })

  it('store neither code nor token in clear', async () => {
    const { code } = await workstations.add('Till 4', '1001')
    const { token } = await register()
    const rows = JSON.stringify([
      await database.read.selectFrom('workstation').selectAll().execute(),
      await database.read.selectFrom('workstation_session').selectAll().execute(),
    ])
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(token)
  })
})
