import { DatabaseSync, type StatementSync, type SQLInputValue } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { ResultRow, Statement } from '../statements.ts'

/** Statements kept per connection: more than the server has, bounded all the same. */
const statementLimit = 500

/** How long (ms) an opening and a migration wait for another program that has the file locked. */
const openingWait = 5_000
/**
 * The same while the server runs. SQLite waits on the thread, which delays every response: writers retry later
 * (`GroupCommit`).
 */
const servingWait = 10

interface Prepared {
  statement: StatementSync
  /** Whether it answers with rows. */
  reads: boolean
}

/**
 * One open SQLite file with its prepared statements. `node:sqlite` is named here and nowhere else,
 * because it is young and its names still move.
 */
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
    return new SqliteFile(database)
  }

  /** A second connection that sees only committed data. */
  static forReading(file: string): SqliteFile {
    const database = new DatabaseSync(file, { readOnly: true })
    database.exec(`pragma busy_timeout = ${servingWait}`)
    return new SqliteFile(database)
  }

  /** The schema is up to date: from now on a lock of somebody else is not waited for on the thread. */
  beginServing(): void {
    this.#database.exec(`pragma busy_timeout = ${servingWait}`)
  }

  /** How many have been run. */
  get statements(): number {
    return this.#count
  }

  get isInTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction
  }

  /** Runs SQL that takes no parameters and answers with nothing: begin, commit, savepoint. */
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

  /** The rows of a statement; none where it answers with none. */
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

  /** For one run of it. */
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

  /** Async, so that what SQLite throws becomes a rejection. */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#file.execute<R>(query)
  }

  // eslint-disable-next-line require-yield -- Kysely's interface asks for it; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    await Promise.resolve()
    throw new Error('Streaming is not offered: results are small and SQLite answers at once')
  }
}
