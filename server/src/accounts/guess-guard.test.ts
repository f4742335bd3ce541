import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { engines } from '../mail/testing/engines.ts'
import { SessionKeys } from '../sessions/session-keys.ts'
import { AccountKeys } from './account-keys.ts'
import { GuessGuard, type Guesser } from './guess-guard.ts'

const second = 1_000
const hour = 3_600 * second
const keys = new AccountKeys(new SessionKeys([new TextEncoder().encode('a key of these tests')]))

describe.each(engines)('guessing passwords on $name', ({ open }) => {
  const clock = createAdjustableClock(createFixedClock('2026-11-26T08:00:00Z'))
  const limits = { isOn: true }
  let database: Database
  let clean: () => void
  let guard: GuessGuard

  beforeAll(async () => {
    ;({ database, clean } = await open())
    guard = new GuessGuard({ database, keys, clock, limits })
  })
  beforeEach(async () => {
    limits.isOn = true
    clock.reset()
    await database.tx((trx) => trx.deleteFrom('sign_in_guard').execute())
  })
  afterAll(async () => {
    await database.close()
    clean()
  })

  let address = 0
  /** Guesses from another address each time, like a botnet. */
  const guess = (guesser: Partial<Guesser> = {}) =>
    guard.take({
      address: `10.0.${(address += 1) >> 8}.${address & 255}`,
      nameKey: 'ines',
      deviceHash: null,
      ...guesser,
    })

  it('is free ten times, then locked for longer and longer, with one guess between', async () => {
    for (let free = 0; free < 10; free += 1) expect(await guess()).toMatchObject({ kind: 'free' })
    for (const seconds of [60, 120, 240, 480, 900, 900, 900]) {
      expect(await guess()).toEqual({ kind: 'locked', by: 'name', retryAfter: seconds })
      clock.advance(seconds * second - 1)
      expect(await guess()).toMatchObject({ kind: 'locked', retryAfter: 1 })
      clock.advance(1)
      expect(await guess()).toMatchObject({ kind: 'free' })
    }
  })

  it('lets some hundred guesses of strangers through in a day', async () => {
    let free = 0
    for (let seconds = 0; seconds < 24 * 3_600; seconds += 60) {
      for (let place = await guess(); place.kind === 'free'; place = await guess()) free += 1
      clock.advance(60 * second)
    }
    expect(free).toBeGreaterThan(90)
    expect(free).toBeLessThanOrEqual(110)
  })

  it('lets ten of two hundred through that come at the same moment', async () => {
    const places = await Promise.all(Array.from({ length: 200 }, () => guess()))
    expect(places.filter(({ kind }) => kind === 'free')).toHaveLength(10)
  })

  it('is counted for a known device by itself, so that strangers do not lock its owner out', async () => {
    for (let times = 0; times < 12; times += 1) await guess()
    expect(await guess()).toMatchObject({ kind: 'locked', by: 'name' })
    for (let free = 0; free < 10; free += 1)
      expect(await guess({ deviceHash: 'phone' })).toMatchObject({ kind: 'free' })
    expect(await guess({ deviceHash: 'phone' })).toMatchObject({ kind: 'locked', by: 'device' })
    expect(await guess({ deviceHash: 'phone', nameKey: 'odile' })).toMatchObject({ kind: 'free' })
  })

  it('is limited by address too, which is asked first and leaves no names behind', async () => {
    const from = (nameKey: string) => guess({ address: '10.9.9.9', nameKey })
    for (let free = 0; free < 50; free += 1)
      expect(await from(`name ${free}`)).toMatchObject({ kind: 'free' })
    const count = async () => (await database.read.selectFrom('sign_in_guard').selectAll().execute()).length
    const before = await count()
    expect(await from('another name')).toMatchObject({ kind: 'locked', by: 'address' })
    expect(await count()).toBe(before)
  })

  it('starts anew after a right one; the address has that guess back', async () => {
    const from = () => guess({ address: '10.9.9.9' })
    for (let times = 0; times < 60; times += 1) {
      const place = await from()
      if (place.kind === 'free') await guard.succeed(place.subjects)
      expect(place.kind).toBe('free')
    }
  })

  it('is forgotten after a day', async () => {
    for (let times = 0; times < 12; times += 1) await guess()
    clock.advance(24 * hour)
    for (let free = 0; free < 10; free += 1) expect(await guess()).toMatchObject({ kind: 'free' })
    clock.advance(24 * hour)
    await guard.forget()
    expect(await database.read.selectFrom('sign_in_guard').selectAll().execute()).toEqual([])
  })

  it('keeps neither names nor addresses', async () => {
    await guess({ address: '10.9.8.7', nameKey: 'ines@postbox.example' })
    const rows = JSON.stringify(await database.read.selectFrom('sign_in_guard').selectAll().execute())
    expect(rows).not.toMatch(/10\.9\.8\.7|ines/)
  })

  it('is not counted while the limits are off', async () => {
    limits.isOn = false
    for (let times = 0; times < 30; times += 1) expect(await guess()).toEqual({ kind: 'free', subjects: [] })
  })
})
