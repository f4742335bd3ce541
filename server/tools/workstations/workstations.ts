/**
 * `npm run workstations`: adds, lists and revokes workstations of cinemas.
 * Ends with 0 when all is well, 1 when there is no database or no such workstation, 2 when it was asked something it does not
 * know.
 */
import { resolve } from 'node:path'
import { parseSettings } from '../../src/config/settings.ts'
import { createSystemIds } from '../../src/domain/ids.ts'
import { runWorkstationsTool } from './run.ts'

const root = resolve(import.meta.dirname, '..', '..', '..')

process.exitCode = await runWorkstationsTool(process.argv.slice(2), {
  settings: () => parseSettings(process.env, root),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  ids: createSystemIds(),
  now: () => Date.now(),
})
