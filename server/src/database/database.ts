import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * A brand's database. The same source runs on SQLite and on PostgreSQL.
 *
 * - `read` sees what is committed. Nothing may be sold on what it says: the decision belongs into `tx`.
 * - `tx` is the only way to write. It settles when the change is durable. The function may await nothing but its own
 *   queries (on SQLite that is enforced: `ForeignAwait`), and it may run more than once (on PostgreSQL), so ids, times and
 *   the command are made outside it. Whatever it throws rolls the transaction back and comes out unchanged.
 * - `onCommit` tells caches that something was written through this object. Other processes' writes are not heard.
 */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  readonly read: Kysely<Tables>
  tx<T>(fn: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** @returns a function that ends the subscription */
  onCommit(listener: () => void): () => void
  close(): Promise<void>
}
