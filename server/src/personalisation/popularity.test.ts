import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openStore, type Store } from '../database/store.ts'
import { soldSince } from './popularity.ts'

let folder: string
let store: Store

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-popularity-'))
  store = await openStore({ file: join(folder, 'foyer.sqlite') })
})

afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

it('looks claims up by showtime and never reads all that was sold', async () => {
  const plan = await sql<{ detail: string }>`explain query plan ${soldSince('2026-11-01')}`.execute(
    store.read,
  )
  const steps = plan.rows.map(({ detail }) => detail)
  expect(steps.filter((step) => /^SEARCH c .*showtime_id=/.test(step))).toHaveLength(2)
  expect(steps.filter((step) => step.startsWith('SCAN c'))).toEqual([])
})
