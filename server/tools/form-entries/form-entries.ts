/**
 * `npm run form-entries`: prints entries of the content's forms, for those who answer them. Exits with 0 if all is
 * well, 1 if there is no database to read, 2 if the arguments are invalid.
 */
import { resolve } from 'node:path'
import { parseSettings } from '../../src/config/settings.ts'
import { runFormTool } from './run.ts'

const root = resolve(import.meta.dirname, '..', '..', '..')

process.exitCode = await runFormTool(process.argv.slice(2), {
  settings: () => parseSettings(process.env, root),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
