import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalogue } from '../catalogue/load.ts'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import { openDatabase } from '../database/open-database.ts'
import { openProgramme } from './open-programme.ts'

const brands = join(__dirname, '../../../brands')
const names = readdirSync(brands, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)

const folder = mkdtempSync(join(tmpdir(), 'foyer-brands-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(names)('the first start of %s fills its database with a fortnight at every cinema', async (name) => {
  const catalogue = loadCatalogue(brands, name)
  const database = await openDatabase({ file: join(folder, `${name}.db`) })
  const programme = await openProgramme({
    catalogue,
    database,
    clock: createAdjustableClock(createFixedClock('2026-11-21T12:00:00Z')),
  })
  const { byDate } = await programme.snapshot()
  expect(byDate.size).toBe(14)
  for (const showtimes of byDate.values())
    expect(new Set(showtimes.map(({ siteId }) => siteId))).toEqual(new Set(catalogue.sites.keys()))
  await database.close()
})
