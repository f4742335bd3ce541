import { join } from 'node:path'
import { readCatalogueJson } from '../../src/catalogue/read-catalogue-json.ts'
import { parseCatalogue } from '../../src/catalogue/source.ts'
import { CodeKeys, readCodesKey } from '../../src/codes/code-keys.ts'
import { CodeStore } from '../../src/codes/code-store.ts'
import { createPlainCode } from '../../src/codes/new-codes.ts'
import type { Settings } from '../../src/config/settings.ts'
import type { Database } from '../../src/database/database.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import type { Ids } from '../../src/domain/ids.ts'
import {
  getTarget,
  isReportedError,
  openBrandReader,
  type DatabaseSettings,
} from '../database/brand-database.ts'
import { listBatches, listCodes, revokeBatch } from './batches.ts'
import { MisusedError, parseCommand, usage, type Command, type Format } from './command.ts'

const exitCodes = { well: 0, unwell: 1, misused: 2 }

export interface CodesToolOptions {
  /** @throws SettingsError */
  readonly settings: () => DatabaseSettings & Pick<Settings, 'brandsFolder' | 'codesSecret'>
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  readonly ids: Ids
  readonly now: () => number
}

type ToolSettings = ReturnType<CodesToolOptions['settings']>
/** Result of a command: a text, or an error. */
type Outcome =
  { readonly kind: 'done'; readonly text: string } | { readonly kind: 'none'; readonly text: string }

/** Runs one command. @returns the exit code */
export async function runCodesTool(args: readonly string[], options: CodesToolOptions): Promise<number> {
  const { print, complain } = options
  try {
    const settings = options.settings()
    const file = join(settings.brandsFolder, settings.brand, 'catalogue.json')
    const { currency } = parseCatalogue(file, readCatalogueJson(file))
    const command = parseCommand(args, currency.decimals)
    const { kind, text } = await perform(command, settings, options)
    if (kind === 'done') print(text)
    else complain(text)
    return kind === 'done' ? exitCodes.well : exitCodes.unwell
  } catch (error) {
    if (error instanceof MisusedError) {
      complain(error.message === '' ? usage : `${error.message}\n\n${usage}`)
      return exitCodes.misused
    }
    if (!isReportedError(error)) throw error
    complain(`${error.message}\n`)
    return exitCodes.unwell
  }
}

async function perform(
  command: Command,
  settings: ToolSettings,
  options: CodesToolOptions,
): Promise<Outcome> {
  // Opened for reading first, so that a missing or older database is not changed.
  const reader = await openBrandReader(settings)
  try {
    switch (command.kind) {
      case 'list':
        return done(format(await listBatches(reader), command.format))
      case 'show': {
        const codes = await listCodes(reader, command.batchId)
        return codes.length > 0 ? done(format(codes, command.format)) : noBatch(command.batchId)
      }
      default:
        break
    }
  } finally {
    await reader.close()
  }
  const database = await openDatabase(getTarget(settings))
  try {
    if (command.kind === 'create') return done(await create(command, database, settings, options))
    const isRevoked = await revokeBatch(database, command.batchId, options.now())
    return isRevoked ? done(`${command.batchId} is revoked\n`) : noBatch(command.batchId)
  } finally {
    await database.close()
  }
}

const done = (text: string): Outcome => ({ kind: 'done', text })
const noBatch = (id: string): Outcome => ({ kind: 'none', text: `There is no valid batch ${id}\n` })

async function create(
  { name, rules, count, capacity, expiresAt, form }: Extract<Command, { kind: 'create' }>,
  database: Database,
  { dataFolder, codesSecret }: ToolSettings,
  { ids, now }: CodesToolOptions,
): Promise<string> {
  const keys = new CodeKeys(await readCodesKey(dataFolder, codesSecret))
  const codes = Array.from({ length: count }, () => createPlainCode(form, ids))
  const id = ids.uuid()
  const batch = { id, name, rules, codes, capacity, expiresAt, now: now(), isSealed: false }
  await new CodeStore(database, keys).insertBatch(batch)
  const rows = codes.map(({ code, pin }) => (pin === null ? [code] : [code, pin]))
  const head = form.hasPin ? ['code', 'pin'] : ['code']
  // Only letters and digits, so nothing needs quotes.
  return [[...head, 'batch'], ...rows.map((row) => [...row, id])]
    .map((row) => `${row.join(',')}\r\n`)
    .join('')
}

function format(rows: readonly object[], format: Format): string {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`
  const head = Object.keys(rows[0] ?? {})
  if (head.length === 0) return 'There are no codes.\n'
  const lines = [head, ...rows.map((row) => Object.values(row).map((value) => String(value ?? '')))]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('')
}
