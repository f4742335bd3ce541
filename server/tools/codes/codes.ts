/**
 * `npm run codes`: creates, lists and revokes codes of vouchers, gift cards and redemption cards. Exits with 0 if all
 * is well, 1 if there is no database or no such batch, 2 if the command is invalid.
 */
import { resolve } from 'node:path'
import { parseSettings } from '../../src/config/settings.ts'
import { createSystemIds } from '../../src/domain/ids.ts'
import { runCodesTool } from './run.ts'

const root = resolve(import.meta.dirname, '..', '..', '..')

process.exitCode = await runCodesTool(process.argv.slice(2), {
  settings: () => parseSettings(process.env, root),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  ids: createSystemIds(),
  now: () => Date.now(),
})
