/**
 * `npm run workstations`: adds, lists and revokes workstations of cinemas.
 * Exit code: 0 for success, 1 if there is no database, site or workstation, 2 for wrong arguments.
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
