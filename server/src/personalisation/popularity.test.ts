import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { selectSoldSince } from './popularity.ts'

let folder: string
let database: Database

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-popularity-'))
  database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
})

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

it('looks up claims by showtime and never reads all sold ones', async () => {
  const plan = await sql<{ detail: string }>`explain query plan ${selectSoldSince('2026-11-01')}`.execute(
    database.read,
  )
  const steps = plan.rows.map(({ detail }) => detail)
  expect(steps.filter((step) => /^SEARCH c .*showtime_id=/.test(step))).toHaveLength(2)
  expect(steps.filter((step) => step.startsWith('SCAN c'))).toEqual([])
})
