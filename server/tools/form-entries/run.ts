import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isDay } from '@foyer/contract/validation/day'
import type { Reader } from '../../src/database/reader.ts'
import { isReportedError, openBrandReader, type DatabaseSettings } from '../database/brand-database.ts'
import { listForms, readEntries, saveFiles } from './entries.ts'
import {
  formatEntriesAsCsv,
  formatEntriesAsJson,
  formatEntriesAsTable,
  formatFormsAsTable,
} from './formats.ts'

const usage = `npm run form-entries -- [form] [flags]

  without a form                 forms with entries: their number and the latest
  --since 2026-11-01             only entries of that day (UTC) or later
  --format table                 table (cut to the width of its columns), json or csv
  --files <folder>               writes attachments into a folder, and prints their paths

FOYER_BRAND, FOYER_DATA and DATABASE_URL name the database, as for npm start.
`

const exitCodes = { well: 0, unwell: 1, misused: 2 }

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
  readonly settings: () => DatabaseSettings
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
}

interface Command {
  readonly form: string | null
  /** Epoch milliseconds. */
  readonly since: number
  readonly format: Format
  /** Absolute; null: attachments stay in the database. */
  readonly folder: string | null
}

/** Parses the arguments; null if they are invalid. */
function parseCommand(args: readonly string[]): Command | null {
  let parsed
  try {
    parsed = parseArgs({ args: [...args], options: flags, allowPositionals: true })
  } catch {
    return null
  }
  const { values, positionals } = parsed
  const format = formats.find((each) => each === (values.format ?? 'table'))
  const since = values.since === undefined ? 0 : Date.parse(values.since)
  if (
    values.help ||
    positionals.length > 1 ||
    !format ||
    (values.since !== undefined && !isDay(values.since))
  )
    return null
  return {
    form: positionals[0] ?? null,
    since,
    format,
    folder: values.files === undefined ? null : resolve(values.files),
  }
}

/** Prints the entries of a brand's forms. @returns the exit code */
export async function runFormTool(
  args: readonly string[],
  { settings, print, complain }: FormToolOptions,
): Promise<number> {
  const command = parseCommand(args)
  if (!command) {
    complain(usage)
    return exitCodes.misused
  }
  let reader: Reader
  try {
    reader = await openBrandReader(settings())
  } catch (error) {
    if (!isReportedError(error)) throw error
    complain(`${error.message}\n`)
    return exitCodes.unwell
  }
  try {
    print(await answerTo(command, reader))
    return exitCodes.well
  } finally {
    await reader.close()
  }
}

async function answerTo({ form, since, format, folder }: Command, reader: Reader): Promise<string> {
  if (form === null) {
    const forms = await listForms(reader, since)
    return format === 'json' ? `${JSON.stringify(forms, null, 2)}\n` : formatFormsAsTable(forms)
  }
  const read = await readEntries(reader, form, since)
  const entries = folder === null ? read : await saveFiles(reader, read, folder)
  switch (format) {
    case 'json':
      return formatEntriesAsJson(entries)
    case 'csv':
      return formatEntriesAsCsv(entries)
    case 'table':
      return formatEntriesAsTable(entries)
    default:
      return format satisfies never
  }
}
