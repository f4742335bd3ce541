import type { Kysely, Transaction } from 'kysely'
import type { SetDatabase } from './sets.ts'
import type { ResultRow, Statement, StatementProgram } from './statements.ts'
import type { Tables } from './tables.ts'

/**
 * A brand's database. The same source runs on SQLite and on PostgreSQL.
 *
 * - `read` sees committed data. Never decide a sale on it: the decision belongs in `tx`.
 * - `tx` is the only way to write. It resolves when the change is durable. The function may await only its own queries (on
 *   SQLite that is enforced: `ForeignAwait`), and it may run more than once (on PostgreSQL), so create ids and times outside
 *   it. A throw rolls the transaction back and is rethrown unchanged.
 * - `run` and `query` take statements as plain data; `sets` takes whole sets of rows, and is null where a statement costs no
 *   round trip (SQLite).
 * - `onCommit` notifies caches of writes through this object. Writes of other processes are not reported.
 */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  readonly read: Kysely<Tables>
  tx<T>(fn: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
  run<T>(createProgram: () => StatementProgram<T>): Promise<T>
  query(statement: Statement): Promise<readonly ResultRow[]>
  readonly sets: SetDatabase | null
  /** Statements sent to the engine since it was opened. */
  readonly counts: Readonly<DatabaseCounts>
  /** @returns a function that ends the subscription */
  onCommit(listener: () => void): () => void
  close(): Promise<void>
}

export interface DatabaseCounts {
  /** Begin and commit are two of them. */
  statements: number
  /** Round trips: how often an answer was awaited; none on SQLite, which runs in the process. */
  trips: number
}
