import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { CommitFailed, isUnavailable } from './failures.ts'
import { openPostgres, readPostgres } from './postgres.ts'
import { startFakePostgres } from './testing/fake-postgres.ts'

it('reports a lost idle connection', async () => {
  const listened = jest.spyOn(pg.Pool.prototype, 'on')
  const lost: Error[] = []
  // Nothing listens there: opening fails, but the pool and its listener were created.
  const opening = openPostgres({
    url: 'postgres://nobody@127.0.0.1:1/none',
    onError: (error) => void lost.push(error),
  })
  await expect(opening).rejects.toThrow()
  const [, listener] = listened.mock.calls.find(([event]) => event === 'error') ?? []
  listened.mockRestore()
  const error = new Error('terminating connection due to administrator command')
  ;(listener as unknown as (error: Error) => void)(error)
  expect(lost).toEqual([error])
})

describe('a connection that is lost while it is in use', () => {
  it.each(['cutAll', 'terminateAll'] as const)('ends its work and nothing else (%s)', async (end) => {
    const server = await startFakePostgres()
    const lost: Error[] = []
    const database = readPostgres({ url: server.url, onError: (error) => void lost.push(error) })
    const ask = sql`select 1`
    const failure: unknown = await database.read
      .connection()
      .execute(async (connection) => {
        await ask.execute(connection)
        await server[end]()
        // Until the client has noticed: an `error` event without a listener would end the process here.
        while (lost.length === 0) await wait(1)
        await ask.execute(connection)
      })
      .catch((error: unknown) => error)
    expect(isUnavailable(failure)).toBe(true)
    // The pool opens a new connection for the next query.
    await expect(ask.execute(database.read)).resolves.toMatchObject({ rows: [] })
    expect(server.connections()).toBe(1)
    await database.close()
    await server.close()
  })

  it('is distinguished from a refused statement', () => {
    expect(isUnavailable({ code: '57P01' })).toBe(true)
    expect(isUnavailable({ code: '53300' })).toBe(true)
    expect(isUnavailable({ code: '08006' })).toBe(true)
    expect(isUnavailable({ code: 'ECONNREFUSED', syscall: 'connect' })).toBe(true)
    expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
    expect(isUnavailable(new CommitFailed(new Error('disk full')))).toBe(true)
    expect(isUnavailable({ code: '23505' })).toBe(false)
    expect(isUnavailable({ code: '42P01' })).toBe(false)
    expect(isUnavailable({ code: 'ERR_SQLITE_ERROR', errcode: 1 })).toBe(false)
    expect(isUnavailable({ code: 'ERR_SQLITE_ERROR', errcode: 1555 })).toBe(false)
    expect(isUnavailable(null)).toBe(false)
  })
})

const url = process.env.FOYER_TEST_DATABASE_URL
const onServer = url ? describe : describe.skip

onServer('on a PostgreSQL server', () => {
  it('survives an operator ending every connection under load, and loses no confirmed transaction', async () => {
    const database = await openPostgres({ url: url ?? '', onError: () => undefined })
    const operator = new pg.Client({ connectionString: url })
    await operator.connect()
    await database.tx((trx) => trx.deleteFrom('meta').execute())
    const burst = Array.from({ length: 60 }, (_, index) =>
      database.tx(async (trx) => {
        await trx
          .insertInto('meta')
          .values({ key: `burst ${index}`, value: '' })
          .execute()
        await sql`select pg_sleep(0.02)`.execute(trx)
      }),
    )
    const cuts = (async () => {
      for (let time = 0; time < 3; time += 1) {
        await wait(25)
        await operator.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        )
      }
    })()
    const outcomes = await Promise.allSettled(burst)
    await cuts
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(failures.length).toBeGreaterThan(0)
    for (const { reason } of failures) expect(isUnavailable(reason)).toBe(true)
    const rows = await database.read.selectFrom('meta').select('key').execute()
    const keys = new Set(rows.map(({ key }) => key))
    outcomes.forEach((outcome, index) => {
      if (outcome.status === 'fulfilled') expect(keys).toContain(`burst ${index}`)
    })
    await database.tx((trx) => trx.deleteFrom('meta').execute())
    await operator.end()
    await database.close()
  })
})
