import pg from 'pg'
import type { DatabaseCounts } from './database.ts'
import { isUnavailable } from './failures.ts'
import { createPooledSets } from './postgres-sets.ts'
import type { SetProgram } from './sets.ts'
import { startFakePostgres, type FakePostgres } from './testing/fake-postgres.ts'

const select = { sql: 'select 1', parameters: [] }

function* runTwoTrips(between: () => void = () => undefined): SetProgram<number> {
  const first = yield { statements: [select, select], isLast: false }
  between()
  const last = yield { statements: [select], isLast: true }
  return first.length + last.length
}

describe('a transaction of sets', () => {
  let server: FakePostgres
  let pool: pg.Pool
  let counts: DatabaseCounts

  beforeEach(async () => {
    server = await startFakePostgres()
    pool = new pg.Pool({ connectionString: server.url, max: 1, pipeline: true })
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    counts = { statements: 0, trips: 0 }
  })
  afterEach(async () => {
    await pool.end()
    await server.close()
  })

  it('takes one trip to lock and one to write, including begin and commit', async () => {
    await expect(createPooledSets(pool, counts)(runTwoTrips())).resolves.toBe(3)
    expect(counts).toEqual({ statements: 5, trips: 2 })
  })

  it('ends with what its program throws, and leaves the connection to the next', async () => {
    const run = createPooledSets(pool, counts)
    const failing = run(
      runTwoTrips(() => {
        throw new Error('a mistake')
      }),
    )
    await expect(failing).rejects.toThrow('a mistake')
    await expect(run(runTwoTrips())).resolves.toBe(3)
    expect(server.connections()).toBe(1)
  })

  it('is unavailable when the connection is lost on the way, and takes another one next time', async () => {
    const run = createPooledSets(pool, counts)
    let cut: Promise<void> | undefined
    const failure: unknown = await run(
      runTwoTrips(() => {
        cut = server.cutAll()
      }),
    ).catch((error: unknown) => error)
    await cut
    expect(isUnavailable(failure)).toBe(true)
    await expect(run(runTwoTrips())).resolves.toBe(3)
  })
})
