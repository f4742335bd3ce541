/**
 * `npm run brand -- <command> <name>`: tools for authors of brands. Exits with 0 if all is well, 1 if the brand has
 * failures, 2 if the command is unknown.
 */
import { createInterface } from 'node:readline/promises'
import { join } from 'node:path'
import { runBrandTool } from './run.ts'
import { createTerminal } from './terminal.ts'

const { stdin, stdout } = process
const prompt = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : null

process.exitCode = await runBrandTool(process.argv.slice(2), {
  brands: join(import.meta.dirname, '..', '..', '..', 'brands'),
  terminal: createTerminal(stdout, process.env),
  ask: prompt ? (question) => prompt.question(question) : null,
})
prompt?.close()
