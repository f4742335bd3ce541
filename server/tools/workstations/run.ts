import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readCatalogueJson } from '../../src/catalogue/read-catalogue-json.ts'
import { parseCatalogue } from '../../src/catalogue/source.ts'
import type { Settings } from '../../src/config/settings.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import type { Ids } from '../../src/domain/ids.ts'
import { readSessionKeys } from '../../src/sessions/session-keys.ts'
import { listWorkstations, Workstations } from '../../src/sessions/workstations.ts'
import {
  getTarget,
  isReportedError,
  openBrandReader,
  type DatabaseSettings,
} from '../database/brand-database.ts'

const usage = `npm run workstations -- <command>

  add --site 1001 --name "Till 4"   prints a code that registers the workstation once, within a day
  list                              prints workstations as JSON, with their state and when they were last seen
  revoke <id>                       refuses the workstation from its next call on, permanently

FOYER_BRAND, FOYER_DATA, FOYER_SESSIONS_SECRET and DATABASE_URL name the database and the key, as for npm start.
`
const exitCodes = { well: 0, unwell: 1, misused: 2 }
const longestName = 100

export interface WorkstationsToolOptions {
  /** @throws SettingsError */
  readonly settings: () => DatabaseSettings & Pick<Settings, 'brandsFolder' | 'sessionsSecret'>
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  readonly ids: Ids
  readonly now: () => number
}
type ToolSettings = ReturnType<WorkstationsToolOptions['settings']>

type Command =
  | { readonly kind: 'add'; readonly siteId: string; readonly name: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'revoke'; readonly id: string }

/** Result of a command: its output, or why there is none. */
type Outcome =
  { readonly kind: 'done'; readonly text: string } | { readonly kind: 'none'; readonly text: string }

/** Runs one command. @returns the exit code */
export async function runWorkstationsTool(
  args: readonly string[],
  options: WorkstationsToolOptions,
): Promise<number> {
  const { print, complain } = options
  const command = parseCommand(args)
  if (command === null) {
    complain(usage)
    return exitCodes.misused
  }
  try {
    const { kind, text } = await perform(command, options.settings(), options)
    if (kind === 'done') print(text)
    else complain(text)
    return kind === 'done' ? exitCodes.well : exitCodes.unwell
  } catch (error) {
    if (!isReportedError(error)) throw error
    complain(`${error.message}\n`)
    return exitCodes.unwell
  }
}

/** Null for an unknown command or option. */
function parseCommand(args: readonly string[]): Command | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' }, name: { type: 'string' } },
      allowPositionals: true,
    })
    const [kind, id, ...others] = positionals
    const name = values.name?.trim() ?? ''
    if (others.length > 0) return null
    if (kind === 'list' && id === undefined) return { kind }
    if (kind === 'revoke' && id !== undefined) return { kind, id }
    const isNamed = name !== '' && name.length <= longestName
    return kind === 'add' && id === undefined && values.site !== undefined && isNamed
      ? { kind, siteId: values.site, name }
      : null
  } catch {
    // An unknown option.
    return null
  }
}

async function perform(
  command: Command,
  settings: ToolSettings,
  { ids, now }: WorkstationsToolOptions,
): Promise<Outcome> {
  // Opened for reading first, so that a missing or older database is not created or migrated.
  const reader = await openBrandReader(settings)
  try {
    if (command.kind === 'list')
      return { kind: 'done', text: `${JSON.stringify(await listWorkstations(reader, now()), null, 2)}\n` }
  } finally {
    await reader.close()
  }
  if (command.kind === 'add' && !hasSite(settings, command.siteId))
    return { kind: 'none', text: `There is no site ${command.siteId}\n` }
  const keys = await readSessionKeys(settings.dataFolder, settings.sessionsSecret)
  const database = await openDatabase(getTarget(settings))
  try {
    const workstations = new Workstations({ database, keys, clock: { now }, ids })
    if (command.kind === 'revoke')
      return (await workstations.revoke(command.id))
        ? { kind: 'done', text: `${command.id} is revoked\n` }
        : { kind: 'none', text: `There is no workstation ${command.id}, or it was revoked before\n` }
    const { id, code } = await workstations.add(command.name, command.siteId)
    return { kind: 'done', text: `${id}\n${code.replace(/(.{4})(?=.)/g, '$1-')}\n` }
  } finally {
    await database.close()
  }
}

function hasSite({ brandsFolder, brand }: ToolSettings, siteId: string): boolean {
  const file = join(brandsFolder, brand, 'catalogue.json')
  return parseCatalogue(file, readCatalogueJson(file)).sites.some(({ id }) => id === siteId)
}
