import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, type PGliteDialectConfig } from 'kysely'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import type { PostgresTarget } from './postgres.ts'
import { SqliteFile } from './sqlite/connection.ts'
import { groupCommitDialect, createPlainDialect } from './sqlite/dialect.ts'
import { GroupCommit } from './sqlite/group-commit.ts'
import { runProgram } from './statements.ts'
import type { Tables } from './tables.ts'

/** A SQLite file; the address of a PostgreSQL; a PGlite in memory, which replaces PostgreSQL in tests. */
export type DatabaseTarget = { file: string } | PostgresTarget | { pglite: PGliteDialectConfig['pglite'] }

/** Opens the database and creates or migrates its schema. */
export async function openDatabase(target: DatabaseTarget): Promise<Database> {
  if ('file' in target) return openSqlite(target.file)
  // The driver is imported only if it is used.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(target)
}

/**
 * Visitors' names and orders must be readable only for the server's user. SQLite gives its other files the mode of this
 * one.
 */
function restrictFileModes(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const found = statSync(file, { throwIfNoEntry: false })
    // A file of an earlier version, or a copy.
    const isOpen = found?.isFile() && found.uid === process.getuid?.() && (found.mode & 0o077) !== 0
    if (isOpen) chmodSync(file, 0o600)
  }
}

async function openSqlite(path: string): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  restrictFileModes(path)
  const writeFile = SqliteFile.forWriting(path)
  try {
    await migrate(new Kysely<Tables>({ dialect: createPlainDialect(writeFile) }), 'sqlite')
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
    read: new Kysely<Tables>({ dialect: createPlainDialect(readFile) }),
    tx: (fn) => write.transaction().execute(fn),
    run: (createProgram) => group.runNow(() => runProgram(createProgram(), (each) => writeFile.rows(each))),
    // Async, so that an exception of SQLite becomes a rejection.
    query: async (statement) => readFile.rows(statement),
    sets: null,
    counts: {
      get statements() {
        return readFile.statements + writeFile.statements
      },
      trips: 0,
    },
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
