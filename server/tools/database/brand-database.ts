import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError, type Settings } from '../../src/config/settings.ts'
import { StartError } from '../../src/config/start-error.ts'
import { explainPostgres } from '../../src/database/explain-postgres.ts'
import { OlderSchemaError, openReader, type Reader } from '../../src/database/reader.ts'

/** Settings that determine a brand's database. */
export type DatabaseSettings = Pick<Settings, 'brand' | 'databaseUrl' | 'dataFolder'>

class MissingDatabase extends Error {}

/** Whether an error is about settings or the database, so that its message suffices without a stack trace. */
export function isReportedError(error: unknown): error is Error {
  return [MissingDatabase, OlderSchemaError, SettingsError, StartError].some((type) => error instanceof type)
}

/** The database's address for `openDatabase`. */
export function getTarget({ databaseUrl, dataFolder }: DatabaseSettings): { url: string } | { file: string } {
  return databaseUrl === null ? { file: join(dataFolder, 'foyer.sqlite') } : { url: databaseUrl }
}

/**
 * Opens the database of a brand for reading; does not create it.
 * @throws errors of `isReportedError`
 */
export async function openBrandReader(settings: DatabaseSettings): Promise<Reader> {
  const target = getTarget(settings)
  if ('url' in target)
    return openReader(target).catch((error: unknown) => {
      const reason = explainPostgres(error, target.url)
      throw reason === null ? error : new StartError(reason, { cause: error })
    })
  if (!existsSync(target.file))
    throw new MissingDatabase(`There is no database of ${settings.brand} at ${target.file}`)
  return openReader(target)
}
