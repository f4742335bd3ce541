import { CompiledQuery, type Kysely } from 'kysely'
import type pg from 'pg'
import type { DatabaseCounts } from './database.ts'
import { isUnavailable } from './failures.ts'
import { runSetProgram, type SetProgram, type SetStatement, type SetTrip } from './sets.ts'
import type { ResultRow } from './statements.ts'
import type { Tables } from './tables.ts'

/** Runs a transaction of sets, once. */
export type RunSets = <T>(program: SetProgram<T>) => Promise<T>

const begin: SetStatement = { sql: 'begin', parameters: [] }
const commit: SetStatement = { sql: 'commit', parameters: [] }

/**
 * Uses a pool of connections that send without waiting for answers. A transaction uses one connection and leaves no
 * state on it, so a pooler in transaction mode may be in between.
 */
export function createPooledSets(pool: pg.Pool, counts: DatabaseCounts): RunSets {
  return async (program) => {
    const client = await pool.connect()
    let broken: unknown = null
    try {
      return await runSetProgram(program, async ({ statements, isLast }, isFirst) => {
        const rows = await sendTogether(client, counts, [
          ...(isFirst ? [begin] : []),
          ...statements,
          ...(isLast ? [commit] : []),
        ])
        return rows.slice(isFirst ? 1 : 0, isLast ? -1 : undefined)
      })
    } catch (error) {
      if (isUnavailable(error)) broken = error
      // The transaction has ended already if the commit was sent with the failed statement; the rollback is then only a
      // warning.
      else await client.query('rollback').catch((failure: unknown) => (broken = failure))
      throw error
    } finally {
      client.release(broken !== null)
    }
  }
}

/** One round trip. All answers are awaited, also after a failure, as the connection is reused. */
async function sendTogether(
  client: pg.PoolClient,
  counts: DatabaseCounts,
  statements: readonly SetStatement[],
): Promise<readonly (readonly ResultRow[])[]> {
  counts.trips += 1
  counts.statements += statements.length
  const answers = await Promise.allSettled(
    statements.map(({ sql, parameters }) =>
      parameters.length === 0 ? client.query<ResultRow>(sql) : client.query<ResultRow>(sql, [...parameters]),
    ),
  )
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value.rows
  })
}

/** The same over one connection that answers statement by statement, such as PGlite's. */
export function createPlainSets(db: Kysely<Tables>): RunSets {
  return (program) =>
    db.transaction().execute((trx) =>
      runSetProgram(program, async ({ statements }: SetTrip) => {
        const rows: (readonly ResultRow[])[] = []
        for (const statement of statements) rows.push(await executeSet(trx, statement))
        return rows
      }),
    )
}

export async function executeSet(
  db: Pick<Kysely<Tables>, 'executeQuery'>,
  { sql, parameters }: SetStatement,
): Promise<readonly ResultRow[]> {
  const { rows } = await db.executeQuery<ResultRow>(CompiledQuery.raw(sql, [...parameters]))
  return rows
}
