import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Prints the outcome of a check, writes it to the gate's file if one is named, and ends the process: with 0 if
 * something was checked and nothing failed.
 *
 * @param {{ passed: number, failures: readonly { name: string, message: string }[] }} outcome
 * @param {string} [report] a file
 * @returns {never}
 */
export function endWith({ passed, failures }, report) {
  if (report) {
    mkdirSync(dirname(report), { recursive: true })
    writeFileSync(report, JSON.stringify({ passed, skipped: 0, failures }))
  }
  for (const { name, message } of failures) console.log(`\n${name}\n${message}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exit(failures.length || !passed ? 1 : 0)
}
