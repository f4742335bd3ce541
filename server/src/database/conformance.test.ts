import { setTimeout as wait } from 'node:timers/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ForeignAwait, isUniqueViolation, TransactionOver } from './failures.ts'
import type { Database } from './database.ts'
import type { StatementProgram } from './statements.ts'
import { openDatabase } from './open-database.ts'
import { pickTestEngines } from './testing/engines.ts'
import { openPgliteInMemory } from './testing/pglite.ts'

/** Engines on which the server runs; all have to behave the same. */
const engines: { name: string; open: () => Promise<{ database: Database; clean: () => void }> }[] = [
  {
    name: 'SQLite in a file',
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-store-'))
      const database = await openDatabase({ file: join(folder, 'nested', 'foyer.sqlite') })
      return { database, clean: () => rmSync(folder, { recursive: true }) }
    },
  },
  {
    name: 'PGlite in memory',
    open: async () => ({
      database: await openDatabase({ pglite: await openPgliteInMemory() }),
      clean: () => undefined,
    }),
  },
]
// A separate variable, because the tests delete data: never the database that a server uses.
if (process.env.FOYER_TEST_DATABASE_URL) {
  const url = process.env.FOYER_TEST_DATABASE_URL
  engines.push({
    name: 'PostgreSQL',
    open: async () => ({ database: await openDatabase({ url }), clean: () => undefined }),
  })
}

const order = (id: string, total = 0) => ({
  id,
  type: 'Standard' as const,
  site_id: '1001',
  member_id: null,
  booking_mode: 'Paid' as const,
  status: 'InProgress' as const,
  version: 1,
  created_at: 1_800_000_000_000,
  expires_at: 1_800_000_600_000,
  total_minor: total,
  customer: null,
  contents: '{}',
  completed_at: null,
  booking_id: null,
  transaction_number: null,
  client: null,
})

const claim = (seat: string, orderId: string) => ({
  showtime_id: '1001-1',
  seat_id: seat,
  order_id: orderId,
  state: 'held' as const,
  expires_at: 1_800_000_600_000,
})

const watched = (orderId: string) => ({ member_hash: 'm', order_id: orderId, recorded_at: 1 })

describe.each(pickTestEngines(engines))('a database on $name', ({ open }) => {
  let database: Database
  let clean: () => void

  beforeAll(async () => {
    ;({ database, clean } = await open())
  }, 60_000)

  afterAll(async () => {
    await database.close()
    clean()
  })

  beforeEach(async () => {
    await database.tx(async (trx) => {
      await trx.deleteFrom('sales_order').execute()
      await trx.deleteFrom('seat_claim').execute()
      await trx.deleteFrom('meta').execute()
    })
  })

  const orders = () => database.read.selectFrom('sales_order').select('id').orderBy('id').execute()

  it('stores what a transaction wrote and returns its result', async () => {
    const total = await database.tx(async (trx) => {
      await trx.insertInto('sales_order').values(order('a', 1250)).execute()
      const row = await trx.selectFrom('sales_order').select('total_minor').executeTakeFirstOrThrow()
      return row.total_minor
    })
    expect(total).toBe(1250)
    expect(await orders()).toEqual([{ id: 'a' }])
  })

  it('returns instants as numbers', async () => {
    await database.tx((trx) => trx.insertInto('sales_order').values(order('a')).execute())
    const row = await database.read.selectFrom('sales_order').selectAll().executeTakeFirstOrThrow()
    expect(row).toEqual(order('a'))
  })

  it('stores nothing of a transaction that throws, and rethrows the error unchanged', async () => {
    const failure = new Error('no')
    await expect(
      database.tx(async (trx) => {
        await trx.insertInto('sales_order').values(order('a')).execute()
        throw failure
      }),
    ).rejects.toBe(failure)
    expect(await orders()).toEqual([])
  })

  it('recognizes a violated unique key, and nothing else', async () => {
    const insert = () => database.tx((trx) => trx.insertInto('sales_order').values(order('a')).execute())
    await insert()
    const clash: unknown = await insert().catch((error: unknown) => error)
    expect(isUniqueViolation(clash)).toBe(true)
    const dangling: unknown = await database
      .tx((trx) => trx.insertInto('watched_order').values(watched('nobody')).execute())
      .catch((error: unknown) => error)
    expect(dangling).toHaveProperty('message')
    expect(isUniqueViolation(dangling)).toBe(false)
  })

  it('gives a seat of a showtime to one order only', async () => {
    await database.tx((trx) =>
      trx
        .insertInto('sales_order')
        .values([order('a'), order('b')])
        .execute(),
    )
    const rivals = ['a', 'b'].map((id) =>
      database.tx((trx) => trx.insertInto('seat_claim').values(claim('1_1_1', id)).execute()),
    )
    const outcomes = await Promise.allSettled(rivals)
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await database.read.selectFrom('seat_claim').selectAll().execute()).toHaveLength(1)
  })

  it('removes what belongs to an order with the order', async () => {
    await database.tx(async (trx) => {
      await trx.insertInto('sales_order').values(order('a')).execute()
      await trx.insertInto('watched_order').values(watched('a')).execute()
    })
    await database.tx((trx) => trx.deleteFrom('sales_order').execute())
    expect(await database.read.selectFrom('watched_order').selectAll().execute()).toEqual([])
  })

  it('runs a program of statements in one transaction, and keeps nothing of one that throws', async () => {
    const insert = {
      sql: 'insert into meta (key, value) values (?, ?) returning key',
      parameters: ['a', '1'],
    }
    function* failing(): StatementProgram<void> {
      yield insert
      throw new Error('no')
    }
    await expect(database.run(failing)).rejects.toThrow('no')
    const select = { sql: 'select key, value from meta where key = ?', parameters: ['a'] }
    expect(await database.query(select)).toEqual([])
    const key = await database.run(function* (): StatementProgram<unknown> {
      const [row] = yield insert
      return row?.['key']
    })
    expect(key).toBe('a')
    expect(await database.query(select)).toEqual([{ key: 'a', value: '1' }])
  })

  it('stores the successful ones of two hundred parallel transactions, and nothing of the failed ones', async () => {
    const bad = new Set([3, 50, 111, 199])
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        database.tx(async (trx) => {
          await trx
            .insertInto('sales_order')
            .values(order(`order-${index}`))
            .execute()
          if (index % 2 === 0 && bad.has(index)) throw new Error('changed my mind')
          // A key that exists already: the first order's.
          if (bad.has(index))
            await trx
              .insertInto('sales_order')
              .values(order(`order-${index}`))
              .execute()
        }),
      ),
    )
    const failed = outcomes.flatMap((outcome, index) => (outcome.status === 'rejected' ? [index] : []))
    expect(failed).toEqual([...bad])
    expect(await orders()).toHaveLength(196)
  }, 30_000)

  it('notifies of commits, and not of rolled-back transactions', async () => {
    let commits = 0
    const unsubscribe = database.onCommit(() => (commits += 1))
    await database.tx((trx) => trx.insertInto('meta').values({ key: 'a', value: '1' }).execute())
    expect(commits).toBe(1)
    await database.tx(() => Promise.reject(new Error('no'))).catch(() => undefined)
    expect(commits).toBe(1)
    unsubscribe()
    await database.tx((trx) => trx.insertInto('meta').values({ key: 'b', value: '1' }).execute())
    expect(commits).toBe(1)
  })

  it('shows readers nothing before the commit', async () => {
    if (database.engine === 'postgres') return // PGlite has one connection, which the transaction occupies.
    let seen = -1
    await database.tx(async (trx) => {
      await trx.insertInto('sales_order').values(order('a')).execute()
      seen = (await orders()).length
    })
    expect(seen).toBe(0)
    expect(await orders()).toHaveLength(1)
  })
})

describe('group commit on SQLite', () => {
  let folder: string
  let database: Database

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-group-'))
    database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
  })

  afterEach(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const put = (key: string) =>
    database.tx((trx) => trx.insertInto('meta').values({ key, value: '' }).execute())
  const keys = async () =>
    (await database.read.selectFrom('meta').select('key').orderBy('key').execute()).map((row) => row.key)

  it('refuses a transaction that awaits something else, and keeps its neighbours', async () => {
    const [good, slow, other] = await Promise.allSettled([
      put('good'),
      database.tx(async (trx) => {
        await trx.insertInto('meta').values({ key: 'slow', value: '' }).execute()
        await wait(5)
        await trx.insertInto('meta').values({ key: 'late', value: '' }).execute()
      }),
      put('other'),
    ])
    expect(good.status).toBe('fulfilled')
    expect(other.status).toBe('fulfilled')
    expect(slow).toMatchObject({ status: 'rejected', reason: expect.any(ForeignAwait) as unknown })
    await wait(20)
    expect(await keys()).toEqual(['good', 'other'])
  })

  it('refuses a transaction inside another instead of waiting for ever', async () => {
    await expect(database.tx(() => put('inner'))).rejects.toBeInstanceOf(ForeignAwait)
  })

  it('refuses a query that comes after the end of its transaction', async () => {
    let pending: Promise<unknown> | undefined
    await database.tx(async (trx) => {
      pending = Promise.resolve().then(async () => {
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
        return trx.insertInto('meta').values({ key: 'late', value: '' }).execute()
      })
      pending.catch(() => undefined)
      await trx.insertInto('meta').values({ key: 'in-time', value: '' }).execute()
    })
    await expect(pending).rejects.toThrow()
    expect(await keys()).toEqual(['in-time'])
    expect(new TransactionOver().message).toContain('over')
  })

  it('shares one commit between transactions that come together', async () => {
    let commits = 0
    database.onCommit(() => (commits += 1))
    await Promise.all(Array.from({ length: 40 }, (_, index) => put(`key-${index}`)))
    expect(commits).toBeLessThan(10)
    expect(await keys()).toHaveLength(40)
  })

  it('keeps everything after closing, and changes nothing in a second migration', async () => {
    await put('kept')
    await database.close()
    database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
    expect(await keys()).toEqual(['kept'])
  })
})
