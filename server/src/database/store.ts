import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, type PGliteDialectConfig, type Transaction } from 'kysely'
import { migrate } from './migrations.ts'
import type { PostgresTarget } from './postgres.ts'
import { SqliteFile } from './sqlite/connection.ts'
import { groupCommitDialect, plainDialect } from './sqlite/dialect.ts'
import { GroupCommit } from './sqlite/group-commit.ts'
import type { Tables } from './tables.ts'

/**
 * A brand's database. The same source runs on SQLite and on PostgreSQL.
 *
 * - `read` sees what is committed. Nothing may be sold on what it says: the decision belongs into `tx`.
 * - `tx` is the only way to write. It settles when the change is durable. The function may await nothing but its own
 *   queries (on SQLite that is enforced: `ForeignAwait`), and it may run more than once (on PostgreSQL), so ids, times and
 *   the command are made outside it. Whatever it throws rolls the transaction back and comes out unchanged.
 * - `onCommit` tells caches that something was written through this store. Other processes' writes are not heard.
 */
export interface Store {
  readonly engine: 'sqlite' | 'postgres'
  readonly read: Kysely<Tables>
  tx<T>(fn: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** @returns a function that ends the subscription */
  onCommit(listener: () => void): () => void
  close(): Promise<void>
}

/** A file of SQLite; the address of a PostgreSQL; a PGlite in memory, which stands in for PostgreSQL in tests. */
export type StoreTarget = { file: string } | PostgresTarget | { pglite: PGliteDialectConfig['pglite'] }

/** Opens the database, making or migrating its schema first. */
export async function openStore(target: StoreTarget): Promise<Store> {
  if ('file' in target) return openSqlite(target.file)
  // Its driver is brought in only where it is used.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(target)
}

/** Visitors' names and orders are for the server's user alone. SQLite gives the files beside it the modes of this one. */
function keepPrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const found = statSync(file, { throwIfNoEntry: false })
    // One that an earlier version has made, or that was copied here.
    const isOpen = found?.isFile() && found.uid === process.getuid?.() && (found.mode & 0o077) !== 0
    if (isOpen) chmodSync(file, 0o600)
  }
}

async function openSqlite(path: string): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  keepPrivate(path)
  const writeFile = SqliteFile.forWriting(path)
  try {
    await migrate(new Kysely<Tables>({ dialect: plainDialect(writeFile) }), 'sqlite')
  } catch (error) {
    writeFile.close()
    throw error
  }
  writeFile.beginServing()
  const listeners = new Set<() => void>()
  const group = new GroupCommit(writeFile, () => listeners.forEach((listener) => listener()))
  const readFile = SqliteFile.forReading(path)
  const write = new Kysely<Tables>({ dialect: groupCommitDialect(writeFile, group) })
  return {
    engine: 'sqlite',
    read: new Kysely<Tables>({ dialect: plainDialect(readFile) }),
    tx: (fn) => write.transaction().execute(fn),
    onCommit: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      await group.idle()
      readFile.close()
      writeFile.close()
    },
  }
}
