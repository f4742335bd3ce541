import { setTimeout as wait } from 'node:timers/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ForeignAwait, isUniqueViolation, TransactionOver } from './failures.ts'
import { openStore, type Store } from './store.ts'
import { pgliteInMemory } from './testing/pglite.ts'

/** The same behaviour on every engine that the server runs on. */
const engines: { name: string; open: () => Promise<{ store: Store; clean: () => void }> }[] = [
  {
    name: 'SQLite in a file',
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-store-'))
      const store = await openStore({ file: join(folder, 'nested', 'foyer.sqlite') })
      return { store, clean: () => rmSync(folder, { recursive: true }) }
    },
  },
  {
    name: 'PGlite in memory',
    open: async () => ({
      store: await openStore({ pglite: await pgliteInMemory() }),
      clean: () => undefined,
    }),
  },
]
// A variable of its own, because the tests delete what they find: never the database that a server uses.
if (process.env.FOYER_TEST_DATABASE_URL) {
  const url = process.env.FOYER_TEST_DATABASE_URL
  engines.push({
    name: 'PostgreSQL',
    open: async () => ({ store: await openStore({ url }), clean: () => undefined }),
  })
}

const order = (id: string, total = 0) => ({
  id,
  site_id: '1001',
  type: 'Standard' as const,
  booking_mode: 'Paid' as const,
  status: 'InProgress' as const,
  created_at: 1_800_000_000_000,
  expires_at: 1_800_000_600_000,
  total_minor: total,
  customer: null,
  completed_at: null,
  transaction_number: null,
  barcode: null,
  client: null,
})

const claim = (seat: string, orderId: string) => ({
  showtime_id: '1001-1',
  seat_id: seat,
  order_id: orderId,
  state: 'held' as const,
  expires_at: 1_800_000_600_000,
})

describe.each(engines)('a store on $name', ({ open }) => {
  let store: Store
  let clean: () => void

  beforeAll(async () => {
    ;({ store, clean } = await open())
  }, 60_000)

  afterAll(async () => {
    await store.close()
    clean()
  })

  beforeEach(async () => {
    await store.tx(async (trx) => {
      await trx.deleteFrom('customer_order').execute()
      await trx.deleteFrom('meta').execute()
    })
  })

  const orders = () => store.read.selectFrom('customer_order').select('id').orderBy('id').execute()

  it('keeps what a transaction wrote and hands its result back', async () => {
    const total = await store.tx(async (trx) => {
      await trx.insertInto('customer_order').values(order('a', 1250)).execute()
      const row = await trx.selectFrom('customer_order').select('total_minor').executeTakeFirstOrThrow()
      return row.total_minor
    })
    expect(total).toBe(1250)
    expect(await orders()).toEqual([{ id: 'a' }])
  })

  it('gives instants back as numbers', async () => {
    await store.tx((trx) => trx.insertInto('customer_order').values(order('a')).execute())
    const row = await store.read.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow()
    expect(row).toEqual(order('a'))
  })

  it('keeps nothing of a transaction that throws, and hands the failure out unchanged', async () => {
    const failure = new Error('no')
    await expect(
      store.tx(async (trx) => {
        await trx.insertInto('customer_order').values(order('a')).execute()
        throw failure
      }),
    ).rejects.toBe(failure)
    expect(await orders()).toEqual([])
  })

  it('names a clash of keys as such, and nothing else', async () => {
    const insert = () => store.tx((trx) => trx.insertInto('customer_order').values(order('a')).execute())
    await insert()
    const clash: unknown = await insert().catch((error: unknown) => error)
    expect(isUniqueViolation(clash)).toBe(true)
    const dangling: unknown = await store
      .tx((trx) => trx.insertInto('seat_claim').values(claim('1_1_1', 'nobody')).execute())
      .catch((error: unknown) => error)
    expect(dangling).toHaveProperty('message')
    expect(isUniqueViolation(dangling)).toBe(false)
  })

  it('gives a seat of a showtime to one order only', async () => {
    await store.tx((trx) =>
      trx
        .insertInto('customer_order')
        .values([order('a'), order('b')])
        .execute(),
    )
    const rivals = ['a', 'b'].map((id) =>
      store.tx((trx) => trx.insertInto('seat_claim').values(claim('1_1_1', id)).execute()),
    )
    const outcomes = await Promise.allSettled(rivals)
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await store.read.selectFrom('seat_claim').selectAll().execute()).toHaveLength(1)
  })

  it('removes what belongs to an order with the order', async () => {
    await store.tx(async (trx) => {
      await trx.insertInto('customer_order').values(order('a')).execute()
      await trx.insertInto('seat_claim').values(claim('1_1_1', 'a')).execute()
    })
    await store.tx((trx) => trx.deleteFrom('customer_order').execute())
    expect(await store.read.selectFrom('seat_claim').selectAll().execute()).toEqual([])
  })

  it('keeps the good ones of two hundred transactions at once, and of the bad ones nothing', async () => {
    const bad = new Set([3, 50, 111, 199])
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        store.tx(async (trx) => {
          await trx
            .insertInto('customer_order')
            .values(order(`order-${index}`))
            .execute()
          if (index % 2 === 0 && bad.has(index)) throw new Error('changed my mind')
          // A key that is taken: the first order's own.
          if (bad.has(index))
            await trx
              .insertInto('customer_order')
              .values(order(`order-${index}`))
              .execute()
        }),
      ),
    )
    const failed = outcomes.flatMap((outcome, index) => (outcome.status === 'rejected' ? [index] : []))
    expect(failed).toEqual([...bad])
    expect(await orders()).toHaveLength(196)
  }, 30_000)

  it('tells of commits, and not of transactions that came to nothing', async () => {
    let commits = 0
    const unsubscribe = store.onCommit(() => (commits += 1))
    await store.tx((trx) => trx.insertInto('meta').values({ key: 'a', value: '1' }).execute())
    expect(commits).toBe(1)
    await store.tx(() => Promise.reject(new Error('no'))).catch(() => undefined)
    expect(commits).toBe(1)
    unsubscribe()
    await store.tx((trx) => trx.insertInto('meta').values({ key: 'b', value: '1' }).execute())
    expect(commits).toBe(1)
  })

  it('shows readers nothing before the commit', async () => {
    if (store.engine === 'postgres') return // PGlite has one connection, which the transaction holds.
    let seen = -1
    await store.tx(async (trx) => {
      await trx.insertInto('customer_order').values(order('a')).execute()
      seen = (await orders()).length
    })
    expect(seen).toBe(0)
    expect(await orders()).toHaveLength(1)
  })
})

describe('group commit on SQLite', () => {
  let folder: string
  let store: Store

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-group-'))
    store = await openStore({ file: join(folder, 'foyer.sqlite') })
  })

  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })

  const put = (key: string) => store.tx((trx) => trx.insertInto('meta').values({ key, value: '' }).execute())
  const keys = async () =>
    (await store.read.selectFrom('meta').select('key').orderBy('key').execute()).map((row) => row.key)

  it('refuses a transaction that awaits something else, and keeps its neighbours', async () => {
    const [good, slow, other] = await Promise.allSettled([
      put('good'),
      store.tx(async (trx) => {
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
    await expect(store.tx(() => put('inner'))).rejects.toBeInstanceOf(ForeignAwait)
  })

  it('refuses a query that comes after the end of its transaction', async () => {
    let late: Promise<unknown> | undefined
    await store.tx(async (trx) => {
      late = Promise.resolve().then(async () => {
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
        return trx.insertInto('meta').values({ key: 'late', value: '' }).execute()
      })
      late.catch(() => undefined)
      await trx.insertInto('meta').values({ key: 'in-time', value: '' }).execute()
    })
    await expect(late).rejects.toThrow()
    expect(await keys()).toEqual(['in-time'])
    expect(new TransactionOver().message).toContain('over')
  })

  it('shares one commit between transactions that come together', async () => {
    let commits = 0
    store.onCommit(() => (commits += 1))
    await Promise.all(Array.from({ length: 40 }, (_, index) => put(`key-${index}`)))
    expect(commits).toBeLessThan(10)
    expect(await keys()).toHaveLength(40)
  })

  it('keeps everything over a close, and migrates a second time without a change', async () => {
    await put('kept')
    await store.close()
    store = await openStore({ file: join(folder, 'foyer.sqlite') })
    expect(await keys()).toEqual(['kept'])
  })
})
