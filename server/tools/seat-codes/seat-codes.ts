/**
 * `npm run seat-codes`: sheets with a QR code for every seat and table, to print and to stick on.
 * Exit code: 0 for success, 1 if there is no site or screen or no address, 2 for wrong arguments.
 */
import { resolve } from 'node:path'
import { parseSettings } from '../../src/config/settings.ts'
import { runSeatCodesTool } from './run.ts'

const root = resolve(import.meta.dirname, '..', '..', '..')

process.exitCode = await runSeatCodesTool(process.argv.slice(2), {
  settings: () => parseSettings(process.env, root),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
