import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Says what came of a check, writes it for the gate where a file is named, and ends the process: with 0 when something
 * was looked at and all of it holds.
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
