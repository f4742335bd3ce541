import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalogue } from '../catalogue/load.ts'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { openProgramme } from './open-programme.ts'
import { insertOrder, sampleOrder } from '../order-store/testing/sample-orders.ts'

const catalogue = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
const clock = createAdjustableClock(createFixedClock('2026-11-21T12:00:00Z'))

let folder: string
let database: Database

beforeEach(async () => {
  clock.reset()
  folder = mkdtempSync(join(tmpdir(), 'foyer-programme-'))
  database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const stored = () => database.read.selectFrom('showtime').selectAll().orderBy('id').execute()
const dates = async () => [...new Set((await stored()).map((row) => row.business_date))].sort()

async function orderFor(showtimeId: string): Promise<void> {
  const order = sampleOrder('order-1', { status: 'Completed', bookingId: 'B1', transactionNumber: 'T1' })
  await insertOrder(database, order, [{ kind: 'showtime.add', showtimeId }])
}

it('has today and the thirteen days after it for every cinema', async () => {
  await openProgramme({ catalogue, database, clock })
  const present = await dates()
  expect(present).toHaveLength(14)
  expect([present[0], present.at(-1)]).toEqual(['2026-11-21', '2026-12-04'])
  const perSite = new Set((await stored()).map((row) => `${row.site_id} ${row.business_date}`))
  expect(perSite.size).toBe(14 * catalogue.sites.size)
})

it('changes nothing when repeated, here or by another server', async () => {
  const programme = await openProgramme({ catalogue, database, clock })
  const before = await stored()
  await programme.topUp()
  await openProgramme({ catalogue, database, clock })
  expect(await stored()).toEqual(before)
})

it('adds a day at 06:00 and not before', async () => {
  const programme = await openProgramme({ catalogue, database, clock })
  clock.set(Date.parse('2026-11-22T05:59:59Z'))
  expect([...(await programme.snapshot()).byDate.keys()].at(-1)).toBe('2026-12-04')
  clock.advance(1_000)
  const { byDate } = await programme.snapshot()
  expect([...byDate.keys()][0]).toBe('2026-11-22')
  expect([...byDate.keys()].at(-1)).toBe('2026-12-05')
})

it('removes past days, but never a showtime with orders', async () => {
  const programme = await openProgramme({ catalogue, database, clock })
  const [first, second] = (await programme.snapshot()).byDate.get('2026-11-21') ?? []
  if (!first || !second) throw new Error('no showtimes')
  await orderFor(first.id)
  clock.set(Date.parse('2026-11-25T09:00:00Z'))
  await programme.topUp()
  const left = (await stored()).map((row) => row.id)
  expect(left).toContain(first.id)
  expect(left).not.toContain(second.id)
  expect((await programme.showtimeWithContext(first.id))?.showtime).toEqual(first)
  expect(await programme.showtimeWithContext(second.id)).toBeNull()
})

it('replaces the programme when the catalogue has changed, except for sold showtimes', async () => {
  const programme = await openProgramme({ catalogue, database, clock })
  const [first] = (await programme.snapshot()).byDate.get('2026-11-23') ?? []
  if (!first) throw new Error('no showtimes')
  await orderFor(first.id)
  const before = await stored()
  await openProgramme({ catalogue: { ...catalogue, seed: 7 }, database, clock })
  const after = await stored()
  expect(after).not.toEqual(before)
  expect(after.find((row) => row.id === first.id)).toEqual(before.find((row) => row.id === first.id))
})

it('finds its showtimes again when the clock is set back', async () => {
  const programme = await openProgramme({ catalogue, database, clock })
  const today = (await programme.snapshot()).byDate.get('2026-11-21')
  clock.set(Date.parse('2026-12-20T09:00:00Z'))
  await programme.topUp()
  clock.reset()
  expect((await programme.snapshot()).byDate.get('2026-11-21')).toEqual(today)
})

it("gives each cinema the days of its own zone, when those of a chain's cinemas differ", async () => {
  const evening = createAdjustableClock(createFixedClock('2026-11-21T18:00:00Z'))
  const [first] = catalogue.sites.values()
  if (!first) throw new Error('the chain has no cinema')
  const far = { ...first, ianaTimeZoneName: 'Pacific/Auckland' }
  const sites = new Map([...catalogue.sites, [far.id, far]])
  await openProgramme({ catalogue: { ...catalogue, sites }, database, clock: evening })
  const rows = await stored()
  const listDays = (isFar: boolean) => {
    const days = rows.filter((row) => (row.site_id === far.id) === isFar).map((row) => row.business_date)
    return [days.reduce((a, b) => (a < b ? a : b)), days.reduce((a, b) => (a > b ? a : b))]
  }
  // In the other time zone it is seven in the morning of the next day.
  expect(listDays(false)).toEqual(['2026-11-21', '2026-12-04'])
  expect(listDays(true)).toEqual(['2026-11-22', '2026-12-05'])
  for (const row of rows.filter((each) => each.site_id === far.id)) {
    const midnight = Date.parse(`${row.business_date}T00:00:00+13:00`)
    const hour = (row.starts_at - midnight) / 3_600_000
    expect(hour).toBeGreaterThanOrEqual(6)
    expect(hour).toBeLessThan(30)
  }
})
