/**
 * `npm run form-entries`: what visitors have sent by the forms of the content, for those who answer them.
 * Ends with 0 when all is well, 1 when there is no database to read, 2 when it was asked something it does not know.
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
