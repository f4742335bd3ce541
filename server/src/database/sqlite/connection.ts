import { DatabaseSync, type StatementSync, type SQLInputValue } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { ResultRow, Statement } from '../statements.ts'

/** Most statements cached per connection: more than the server has, but limited. */
const statementLimit = 500

/** How long (ms) opening and migrating wait for another program that has locked the file. */
const openingWait = 5_000
/**
 * The same while the server runs. SQLite waits on the thread, which delays every response: writers retry later
 * (`GroupCommit`).
 */
const servingWait = 10

interface Prepared {
  statement: StatementSync
  /** Whether it returns rows. */
  reads: boolean
}

/** One open SQLite file with its prepared statements. The only user of `node:sqlite`, whose API is young and may change. */
export class SqliteFile {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()
  #count = 0

  private constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Opens (and creates) the file for writing: every commit is on disk before its response. */
  static forWriting(file: string): SqliteFile {
    const database = new DatabaseSync(file)
    database.exec(`pragma busy_timeout = ${openingWait}`)
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    // Deleted mails, codes and details of members leave nothing on freed pages. Within noise of what commits cost.
    database.exec('pragma secure_delete = on')
    return new SqliteFile(database)
  }

  /** A second connection that sees only committed data. */
  static forReading(file: string): SqliteFile {
    const database = new DatabaseSync(file, { readOnly: true })
    database.exec(`pragma busy_timeout = ${servingWait}`)
    return new SqliteFile(database)
  }

  /** Called when the schema is up to date: from now on the thread does not wait for locks of other processes. */
  beginServing(): void {
    this.#database.exec(`pragma busy_timeout = ${servingWait}`)
  }

  /** Number of statements run. */
  get statements(): number {
    return this.#count
  }

  get isInTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction
  }

  /** Runs SQL without parameters and rows: begin, commit, savepoint. */
  command(sql: string): void {
    this.#prepared(sql).statement.run()
  }

  execute<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, reads } = this.#prepared(query.sql)
    // Kysely's parameters are `unknown`; the portable subset binds text, numbers and null only.
    const parameters = query.parameters as readonly SQLInputValue[]
    if (reads) return { rows: statement.all(...parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** The rows of a statement; empty if it returns none. */
  rows({ sql, parameters }: Statement): readonly ResultRow[] {
    const { statement, reads } = this.#prepared(sql)
    // Columns are text and integers within a double: `node:sqlite` gives no others in a STRICT table.
    if (reads) return statement.all(...parameters) as unknown as ResultRow[]
    statement.run(...parameters)
    return []
  }

  close(): void {
    this.#statements.clear()
    if (this.#database.isOpen) this.#database.close()
  }

  /** Prepared for a single run. */
  #prepared(sql: string): Prepared {
    this.#count += 1
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const prepared = { statement, reads: statement.columns().length > 0 }
    if (this.#statements.size >= statementLimit) this.#statements.clear()
    this.#statements.set(sql, prepared)
    return prepared
  }
}

/** A Kysely connection on a file without group commit: migrations and reads. */
export class PlainConnection implements DatabaseConnection {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    this.#file = file
  }

  /** Async, so that an exception of SQLite becomes a rejection. */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#file.execute<R>(query)
  }

  // eslint-disable-next-line require-yield -- Kysely's interface asks for it; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    await Promise.resolve()
    throw new Error('Streaming is not offered: results are small and SQLite answers at once')
  }
}
