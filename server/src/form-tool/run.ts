import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SettingsError, type Settings } from '../config/settings.ts'
import { StartError } from '../config/start-error.ts'
import { explainPostgres } from '../database/explain-postgres.ts'
import { OlderSchemaError, openReader, type Reader } from '../database/reader.ts'
import { formsOf, readEntries, saveFiles } from './entries.ts'
import { entriesAsCsv, entriesAsJson, entriesAsTable, formsAsTable } from './formats.ts'

const usage = `npm run forms -- [form] [flags]

  without a form                 the forms that somebody has sent, how often, and when last
  --since 2026-11-01             only what was sent on that day (UTC) or later
  --format table                 table (cut to the width of its columns), json or csv
  --files <folder>               writes what was attached into a folder, and says where it is

FOYER_BRAND, FOYER_DATA and DATABASE_URL name the database, as for npm start.
`

const exitCodes = { well: 0, unwell: 1, misasked: 2 }

const flags = {
  since: { type: 'string' },
  format: { type: 'string' },
  files: { type: 'string' },
  help: { type: 'boolean' },
} as const

const formats = ['table', 'json', 'csv'] as const
type Format = (typeof formats)[number]

export interface FormToolOptions {
  /** @throws SettingsError */
  readonly settings: () => Pick<Settings, 'brand' | 'databaseUrl' | 'dataFolder'>
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
}

interface Wish {
  readonly form: string | null
  /** Epoch milliseconds. */
  readonly since: number
  readonly format: Format
  /** Absolute; null where attachments stay in the database. */
  readonly folder: string | null
}

/** What was asked for; null where it is nothing that can be had. */
function wishOf(args: readonly string[]): Wish | null {
  let parsed
  try {
    parsed = parseArgs({ args: [...args], options: flags, allowPositionals: true })
  } catch {
    return null
  }
  const { values, positionals } = parsed
  const format = formats.find((each) => each === (values.format ?? 'table'))
  const isDay = values.since === undefined || /^\d{4}-\d{2}-\d{2}$/.test(values.since)
  const since = values.since === undefined ? 0 : Date.parse(values.since)
  if (values.help || positionals.length > 1 || !format || !isDay || Number.isNaN(since)) return null
  return {
    form: positionals[0] ?? null,
    since,
    format,
    folder: values.files === undefined ? null : resolve(values.files),
  }
}

/** Prints what the forms of a brand have brought in. @returns the exit code */
export async function runFormTool(
  args: readonly string[],
  { settings, print, complain }: FormToolOptions,
): Promise<number> {
  const wish = wishOf(args)
  if (!wish) {
    complain(usage)
    return exitCodes.misasked
  }
  let reader: Reader
  try {
    reader = await readerOf(settings())
  } catch (error) {
    const isTold = [MissingDatabase, OlderSchemaError, SettingsError, StartError].some(
      (type) => error instanceof type,
    )
    if (!isTold) throw error
    complain(`${(error as Error).message}\n`)
    return exitCodes.unwell
  }
  try {
    print(await answerTo(wish, reader))
    return exitCodes.well
  } finally {
    await reader.close()
  }
}

class MissingDatabase extends Error {}

async function readerOf({
  brand,
  databaseUrl,
  dataFolder,
}: ReturnType<FormToolOptions['settings']>): Promise<Reader> {
  if (databaseUrl !== null)
    return openReader({ url: databaseUrl }).catch((error: unknown) => {
      const reason = explainPostgres(error, databaseUrl)
      throw reason === null ? error : new StartError(reason, { cause: error })
    })
  const file = join(dataFolder, 'foyer.sqlite')
  if (!existsSync(file)) throw new MissingDatabase(`There is no database of ${brand} at ${file}`)
  return openReader({ file })
}

async function answerTo({ form, since, format, folder }: Wish, reader: Reader): Promise<string> {
  if (form === null) {
    const forms = await formsOf(reader, since)
    return format === 'json' ? `${JSON.stringify(forms, null, 2)}\n` : formsAsTable(forms)
  }
  const read = await readEntries(reader, form, since)
  const entries = folder === null ? read : await saveFiles(reader, read, folder)
  switch (format) {
    case 'json':
      return entriesAsJson(entries)
    case 'csv':
      return entriesAsCsv(entries)
    case 'table':
      return entriesAsTable(entries)
    default:
      return format satisfies never
  }
}
