/**
 * `npm run items`: prices, sold-out marks and stock of food, drink and gifts, while servers run.
 * Exit code: 0 for success, 1 if there is no database, site or item, 2 for wrong arguments.
 */
import { resolve } from 'node:path'
import { parseSettings } from '../../src/config/settings.ts'
import { runItemsTool } from './run.ts'

const root = resolve(import.meta.dirname, '..', '..', '..')

process.exitCode = await runItemsTool(process.argv.slice(2), {
  settings: () => parseSettings(process.env, root),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  now: () => Date.now(),
})
