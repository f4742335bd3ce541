/**
 * `npm run secrets`: lists the keys that the server signs and hashes with, and rotates them.
 * Exit code: 0 for success, 1 if a key file cannot be read or there is nothing to rotate, 2 for wrong arguments.
 */
import { resolve } from 'node:path'
import { parseSettings } from '../../src/config/settings.ts'
import { runSecretsTool } from './run.ts'

const root = resolve(import.meta.dirname, '..', '..', '..')

process.exitCode = await runSecretsTool(process.argv.slice(2), {
  settings: () => parseSettings(process.env, root),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  now: () => Date.now(),
})
