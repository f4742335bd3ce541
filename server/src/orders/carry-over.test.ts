import { readFileSync, rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from '../database/migrations.ts'
import type { DatabaseTarget } from '../database/open-database.ts'
import { SqliteFile } from '../database/sqlite/connection.ts'
import { createPlainDialect } from '../database/sqlite/dialect.ts'
import { pickTestEngines } from '../database/testing/engines.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { BoxOffice } from './testing/box-office.ts'
import { evening, lounge, seatA } from './testing/small-cinema.ts'

// PostgreSQL in memory is slow to start.
jest.setTimeout(120_000)

type Row = Record<string, string | number | null>

/** Written by the version before `008-order-documents`: orders in every state, and its answers about them. */
const before = JSON.parse(
  readFileSync(join(__dirname, '../database/testing/orders-before-008.json'), 'utf8'),
) as {
  now: number
  /** Order ids by the state of the order. */
  orders: Record<string, string>
  tables: Record<string, Row[]>
  answers: Record<string, { status: number; body: string }>
}

const getId = (name: string) => {
  const id = before.orders[name]
  if (id === undefined) throw new Error(`there is no order “${name}”`)
  return id
}

/** Fills a database as the earlier version left it. */
async function fill(db: Kysely<Record<string, Row>>, engine: 'sqlite' | 'postgres'): Promise<void> {
  await migrate(db, engine, '007-failed-answers')
  for (const [table, rows] of Object.entries(before.tables))
    for (const row of rows) await db.insertInto(table).values(row).execute()
}

const engines: { name: string; prepare(folder: string): Promise<DatabaseTarget> }[] = [
  {
    name: 'SQLite',
    prepare: async (folder) => {
      const path = join(folder, 'foyer.db')
      const file = SqliteFile.forWriting(path)
      await fill(new Kysely({ dialect: createPlainDialect(file) }), 'sqlite')
      file.close()
      return { file: path }
    },
  },
  {
    name: 'PostgreSQL in memory',
    prepare: async () => {
      const pglite = await openPgliteInMemory()
      await fill(new Kysely({ dialect: new PGliteDialect({ pglite }) }), 'postgres')
      return { pglite }
    },
  },
]

describe.each(pickTestEngines(engines))('orders of the version before, on $name', ({ prepare }) => {
  let office: BoxOffice
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-carry-over-'))
    office = await BoxOffice.open({ target: await prepare(folder) })
    office.clock.set(before.now)
  })
  it('are in the new tables alone', async () => {
    const tables = await office.database.read.introspection.getTables()
    expect(tables.map(({ name }) => name).filter((name) => name.startsWith('old_'))).toEqual([])
  })

  afterAll(async () => {
    await office.close()
    rmSync(folder, { recursive: true })
  })

  it('are answered as before, byte for byte', async () => {
    for (const [path, answer] of Object.entries(before.answers)) {
      const { statusCode, body } = await office.app.inject({ url: `/ocapi/v1/${path}` })
      const now = { status: statusCode, body: body.replace(/"correlationId":"[^"]*"/g, '"correlationId":""') }
      expect([path, now]).toEqual([path, answer])
    }
  })

  it('keep their seats and places, with matching counters', async () => {
    const { read } = office.database
    const toSorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()
    const columns = ['showtime_id', 'seat_id', 'order_id', 'state', 'expires_at'] as const
    const seats = await read.selectFrom('seat_claim').select(columns).execute()
    expect(toSorted(seats)).toEqual(toSorted(before.tables['seat_claim'] ?? []))
    const claims = await read.selectFrom('scarce_claim').selectAll().execute()
    const places = claims.filter((claim) => claim.showtime_id !== null)
    expect(
      places.map(({ scarce_id, order_id, quantity }) => `${scarce_id} ${order_id} ${quantity}`).sort(),
    ).toEqual(
      (before.tables['area_claim'] ?? [])
        .map(
          (old) =>
            `place:${old['showtime_id']}:${old['area_category_id']} ${old['order_id']} ${old['quantity']}`,
        )
        .sort(),
    )
    const counters = await read.selectFrom('scarce').select(['id', 'taken']).execute()
    for (const { id, taken } of counters) {
      const theirs = claims.filter((claim) => claim.scarce_id === id)
      expect(theirs.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(taken)
    }
    expect(new Set(claims.map(({ scarce_id: id }) => id))).toEqual(new Set(counters.map(({ id }) => id)))
  })

  it('continue: completions finish, money without seats is returned, holds are respected', async () => {
    await office.services.completion.resume()
    await office.services.completion.idle()
    const states = await Promise.all(
      ['killed before the capture', 'killed after the capture', 'killed before the money was given back'].map(
        async (name) => {
          const order = await office.store.read(getId(name))
          return [order?.status, order?.contents.completion?.status, await office.charges(getId(name))]
        },
      ),
    )
    expect(states).toEqual([
      ['Completed', 'Completed', ['captured']],
      ['Completed', 'Completed', ['captured']],
      ['Expired', 'Failed', ['voided']],
    ])
    const rival = await office.order()
    const held = await office.hold(rival, evening, [seatA(7)])
    expect(held.problem).toMatchObject({ unavailableSeatIds: [seatA(7)] })
    expect((await office.hold(rival, evening, [seatA(1)])).status).toBe(200)
    // Five places, three of them sold.
    expect((await office.hold(rival, lounge, [], ['lounge', 'lounge', 'lounge'])).status).toBe(400)
    expect((await office.hold(rival, lounge, [], ['lounge', 'lounge'])).status).toBe(200)
    await office.pay(getId('held for somebody'))
    expect((await office.store.read(getId('held for somebody')))?.status).toBe('Completed')
  })
})
