import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, Kysely, PGliteDialect, PostgresDialect, type PGliteDialectConfig } from 'kysely'
import pg from 'pg'
import { isRepeatable } from './failures.ts'
import { migrate } from './migrations.ts'
import type { Database, DatabaseCounts } from './database.ts'
import { createPlainSets, createPooledSets, executeSet } from './postgres-sets.ts'
import { runProgramAsync, toNumberedText, type ResultRow, type Statement } from './statements.ts'
import type { Tables } from './tables.ts'

export interface PostgresTarget {
  url: string
  /** Most connections. */
  connections?: number
  /** Called when a connection is lost, idle or in use; without a listener the process would end. */
  onError?: (error: Error) => void
}

/** Type id of int8: epoch milliseconds and counts, all well within a double. */
const int8: number = pg.types.builtins.INT8
const defaultConnections = 16
/** Simultaneous transactions of sets, each with its own connection, so that reads never wait for one. */
const setConnections = 2
/** How long a query waits for a connection, milliseconds; after that the database counts as unavailable. */
const connectionTimeout = 10_000
/**
 * Maximum tries of a transaction that the engine requires to repeat, and the first pause in ms (doubled each time, with
 * jitter).
 */
const attempts = 5
const firstPause = 5

/** PostgreSQL over a pool, or the PGlite that replaces it. */
export async function openPostgres(
  target: PostgresTarget | { pglite: PGliteDialectConfig['pglite'] },
): Promise<Database> {
  const counts: DatabaseCounts = { statements: 0, trips: 0 }
  const count = (statements: number) => {
    counts.statements += statements
    counts.trips += statements
  }
  const db = new Kysely<Tables>({
    dialect: 'url' in target ? new PostgresDialect({ pool: createPool(target) }) : new PGliteDialect(target),
    log: () => count(1),
  })
  try {
    await migrate(db, 'postgres')
  } catch (error) {
    await db.destroy()
    throw error
  }
  const setPool =
    'url' in target ? createPool({ ...target, connections: setConnections }, { pipeline: true }) : null
  const runSets = setPool ? createPooledSets(setPool, counts) : createPlainSets(db)
  const listeners = new Set<() => void>()
  const commit = async <T>(attempt: () => Promise<T>): Promise<T> => {
    const result = await repeatWhereRequired(attempt)
    listeners.forEach((listener) => listener())
    return result
  }
  const tx: Database['tx'] = (fn) =>
    commit(() => {
      count(2)
      return db.transaction().execute(fn)
    })
  return {
    engine: 'postgres',
    read: db,
    tx,
    run: (createProgram) =>
      tx((trx) => runProgramAsync(createProgram(), (statement) => executeStatement(trx, statement))),
    query: (statement) => executeStatement(db, statement),
    sets: {
      query: (statement) => executeSet(db, statement),
      run: (createProgram) => commit(() => runSets(createProgram())),
    },
    counts,
    onCommit: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      await setPool?.end()
      await db.destroy()
    },
  }
}

/** @param attempt a whole transaction, with nothing kept from an earlier try */
async function repeatWhereRequired<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= attempts || !isRepeatable(error)) throw error
      await setTimeout(firstPause * 2 ** (tries - 1) * (0.5 + Math.random()))
    }
  }
}

async function executeStatement(
  db: Pick<Kysely<Tables>, 'executeQuery'>,
  { sql, parameters }: Statement,
): Promise<readonly ResultRow[]> {
  const { rows } = await db.executeQuery<ResultRow>(CompiledQuery.raw(toNumberedText(sql), [...parameters]))
  return rows
}

/** Opens PostgreSQL for reading only, without migrations: the server refuses every change. */
export function readPostgres(target: PostgresTarget): Pick<Database, 'engine' | 'read' | 'close'> {
  const pool = createPool({ connections: 1, ...target })
  // Sent first on a connection; a pooler in between would refuse it as a connection option.
  pool.on('connect', (client) => {
    client
      .query('set default_transaction_read_only = on')
      .catch((error: Error) => pool.emit('error', error, client))
  })
  const read = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { engine: 'postgres', read, close: () => read.destroy() }
}

function createPool(
  { url, connections = defaultConnections, onError }: PostgresTarget,
  options: { pipeline?: boolean } = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    types: {
      getTypeParser: (id, format) =>
        Number(id) === int8
          ? (value: string) => Number(value)
          : (pg.types.getTypeParser(id, format) as (v: string) => unknown),
    },
  })
  // The pool reports errors of idle connections. One in use reports its own, and an `error` event without a listener
  // ends the process: a failover would stop the shop.
  const lost = new WeakSet<Error>()
  const reportLoss = (error: Error) => {
    if (lost.has(error)) return
    lost.add(error)
    onError?.(error)
  }
  pool.on('error', reportLoss)
  pool.on('connect', (client) => client.on('error', reportLoss))
  return pool
}
