/**
 * `npm run breached`: writes a list of breached passwords (`server/src/passwords/breached-list.ts`).
 * Exit code: 0 for success, 1 if a file cannot be read, 2 for wrong arguments.
 */
import { runBreachedTool } from './run.ts'

process.exitCode = await runBreachedTool(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
