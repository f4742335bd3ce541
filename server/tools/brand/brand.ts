/**
 * `npm run brand -- <command> <name>`: the tools of those who make brands.
 * Ends with 0 when all is well, 1 when the brand is not, 2 when it was asked something it does not know.
 */
import { createInterface } from 'node:readline/promises'
import { join } from 'node:path'
import { runBrandTool } from './run.ts'
import { terminalOn } from './terminal.ts'

const { stdin, stdout } = process
const prompt = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : null

process.exitCode = await runBrandTool(process.argv.slice(2), {
  brands: join(import.meta.dirname, '..', '..', '..', 'brands'),
  terminal: terminalOn(stdout, process.env),
  ask: prompt ? (question) => prompt.question(question) : null,
})
prompt?.close()
