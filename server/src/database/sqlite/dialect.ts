import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely'
import { TransactionOver } from '../failures.ts'
import { PlainConnection, type SqliteFile } from './connection.ts'
import type { GroupCommit, Turn } from './group-commit.ts'

/** For migrations and reads: one connection with its own transactions. */
export function createPlainDialect(file: SqliteFile): Dialect {
  return createDialect(() => new PlainDriver(file), false)
}

/** For writes: `db.transaction()` waits for its turn in the group and for the group's commit. */
export function groupCommitDialect(file: SqliteFile, group: GroupCommit): Dialect {
  // Several connections, although there is one file: with one, Kysely would hold its own lock until after the commit
  // and every group would have a single member.
  return createDialect(() => new GroupCommitDriver(file, group), true)
}

function createDialect(createDriver: () => Driver, supportsMultipleConnections: boolean): Dialect {
  return {
    createAdapter: () => new Adapter(supportsMultipleConnections),
    createDriver,
    createIntrospector: (db: Kysely<never>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class Adapter extends SqliteAdapter {
  readonly #several: boolean

  constructor(several: boolean) {
    super()
    this.#several = several
  }

  override get supportsMultipleConnections(): boolean {
    return this.#several
  }

  /** SQLite can roll schema changes back; without this, a start that is killed leaves an incomplete schema. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class PlainDriver implements Driver {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    this.#file = file
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new PlainConnection(this.#file))
  }

  async beginTransaction(): Promise<void> {
    // A plain `begin` that reads and then writes fails immediately if another process wrote in between.
    this.#file.command('begin immediate')
  }

  async commitTransaction(): Promise<void> {
    this.#file.command('commit')
  }

  async rollbackTransaction(): Promise<void> {
    if (this.#file.isInTransaction) this.#file.command('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/** Ends a transaction that Kysely rolls back, inside the group; never seen outside. */
const rolledBack = Symbol('rolled back')

/** A handle of one transaction, with its turn. */
class TransactionHandle extends PlainConnection {
  turn: Turn = { open: false }
  /** Ends the work inside the group: with success, or with a failure that rolls its savepoint back. */
  finish: { succeed: () => void; fail: (why: unknown) => void } | null = null
  /** Settles when the shared commit has. */
  settled: Promise<void> = Promise.resolve()

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.turn.open) throw new TransactionOver()
    return super.executeQuery<R>(query)
  }
}

class GroupCommitDriver implements Driver {
  readonly #file: SqliteFile
  readonly #group: GroupCommit

  constructor(file: SqliteFile, group: GroupCommit) {
    this.#file = file
    this.#group = group
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new TransactionHandle(this.#file))
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    const handle = getHandle(connection)
    return new Promise((begun, failed) => {
      handle.settled = this.#group.run((turn) => {
        handle.turn = turn
        return new Promise<void>((succeed, fail) => {
          handle.finish = { succeed, fail }
          begun()
        })
      })
      // Commit or rollback await it again; this handles only a turn that never came.
      handle.settled.catch(failed)
    })
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const handle = getHandle(connection)
    const finish = handle.finish
    handle.finish = null
    handle.turn.open = false
    finish?.succeed()
    await handle.settled
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const handle = getHandle(connection)
    const finish = handle.finish
    // A failed commit has rolled back already.
    if (!finish) return
    handle.finish = null
    handle.turn.open = false
    finish.fail(rolledBack)
    await handle.settled.catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

function getHandle(connection: DatabaseConnection): TransactionHandle {
  if (!(connection instanceof TransactionHandle)) throw new TypeError('not a connection of this driver')
  return connection
}
