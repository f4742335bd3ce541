import { Kysely } from 'kysely'
import { listDueMigrations } from './migrations.ts'
import { SqliteFile } from './sqlite/connection.ts'
import { createPlainDialect } from './sqlite/dialect.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A database opened for reading only: it may have another version's schema, and a server may be using it. */
export type Reader = Pick<Database, 'engine' | 'read' | 'close'>

/** The database lacks tables or columns that this version reads. */
export class OlderSchemaError extends Error {
  constructor(due: readonly string[]) {
    super(
      `The database is older than this version and lacks ${due.join(', ')}: npm start of this version brings it up to date`,
    )
    this.name = 'OlderSchemaError'
  }
}

/**
 * Opens an existing database for reading only: nothing is created, and no schema is migrated below a running server.
 * @throws OlderSchemaError
 */
export async function openReader(target: { file: string } | { url: string }): Promise<Reader> {
  const reader = 'file' in target ? openSqliteReader(target.file) : await postgresReader(target)
  try {
    const due = await listDueMigrations(reader.read, reader.engine)
    if (due.length > 0) throw new OlderSchemaError(due)
    return reader
  } catch (error) {
    await reader.close()
    throw error
  }
}

function openSqliteReader(path: string): Reader {
  const file = SqliteFile.forReading(path)
  return {
    engine: 'sqlite',
    read: new Kysely<Tables>({ dialect: createPlainDialect(file) }),
    close: async () => file.close(),
  }
}

async function postgresReader(target: { url: string }): Promise<Reader> {
  // The driver is imported only if it is used.
  const { readPostgres } = await import('./postgres.ts')
  return readPostgres(target)
}
