/** Runs the steps of a gate: one line each, the log only of what failed, and a closing count. Dependency-free. */
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export const logs = join('.cache', 'gate')

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {string} [report] a JSON report of Jest or Playwright: its counts go into the summary
 * @property {number} [minutes] after which the step has failed
 *
 * @typedef {{ name: string, ok: boolean, seconds: number, passed: number, failed: number, skipped: number }} Outcome
 */

/** Jest's own closing line, for a runner that writes no report. */
function countsOfLog(text) {
  // eslint-disable-next-line no-control-regex -- colours are what it looks for
  const line = /^Tests: .*$/m.exec(text.replace(/\x1b\[[\d;]*m/g, ''))?.[0]
  if (!line) return undefined
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') + count('todo') }
}

function countsOf(report, ok, log) {
  if (!report || !existsSync(report)) {
    return countsOfLog(log) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  }
  const json = JSON.parse(readFileSync(report, 'utf8'))
  if (json.stats) {
    const { expected, unexpected, flaky, skipped } = json.stats
    return { passed: expected + flaky, failed: unexpected, skipped }
  }
  // A suite that could not be loaded has no test to count, and is a failure all the same.
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.numPendingTests + json.numTodoTests,
  }
}

/** @param {Step} step @returns {Promise<Outcome>} */
function run(step) {
  mkdirSync(logs, { recursive: true })
  if (step.report) rmSync(step.report, { force: true })
  const started = performance.now()
  const file = join(logs, `${step.name.replace(/\W+/g, '-')}.log`)
  return new Promise((settle) => {
    const log = createWriteStream(file)
    const [program, ...args] = step.command
    const child = spawn(program, args, {
      env: { ...process.env, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    const limit = setTimeout(
      () => {
        log.write(`\nstopped: it took longer than ${step.minutes ?? 15} minutes\n`)
        try {
          process.kill(-child.pid, 'SIGKILL')
        } catch {
          // It ended in the same moment.
        }
      },
      (step.minutes ?? 15) * 60_000,
    )
    child.on('error', (error) => log.write(String(error)))
    child.on('close', (code) => {
      clearTimeout(limit)
      log.end(() => {
        const seconds = (performance.now() - started) / 1000
        const counts = countsOf(step.report, code === 0, readFileSync(file, 'utf8'))
        const ok = code === 0 && counts.failed === 0
        if (!ok && counts.failed === 0) counts.failed = 1
        console.log(
          `${ok ? '  ok  ' : ' FAIL '} ${step.name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s   ${counts.passed} passed${counts.failed ? `, ${counts.failed} failed` : ''}${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
        )
        if (!ok) {
          const text = readFileSync(file, 'utf8').trimEnd().split('\n')
          console.log(
            text
              .slice(-120)
              .map((line) => `      | ${line}`)
              .join('\n'),
          )
          console.log(`      the whole log: ${file}`)
        }
        settle({ name: step.name, ok, seconds, ...counts })
      })
    })
  })
}

/**
 * Stages in turn, lanes side by side, the steps of a lane in turn; a step that fails does not keep the others from being run.
 * @param {Step[][][]} stages
 * @param {{ known?: (step: Step) => Outcome | undefined, done?: (outcome: Outcome) => void }} [memory]
 * @returns {Promise<Outcome[]>}
 */
export async function runStages(stages, { known = () => undefined, done = () => undefined } = {}) {
  const outcomes = []
  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async (steps) => {
        for (const step of steps) {
          const outcome = known(step) ?? (await run(step))
          done(outcome)
          outcomes.push(outcome)
        }
      }),
    )
  }
  return outcomes
}

/** @param {Outcome[]} outcomes @param {number} started of `performance.now()` @returns {boolean} whether all is well */
export function summarise(outcomes, started) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const broken = outcomes.filter((outcome) => !outcome.ok)
  console.log(`\n${outcomes.length} steps in ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
  if (broken.length) console.log(`Failed: ${broken.map((outcome) => outcome.name).join(', ')}`)
  const skipped = sum('skipped')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`)
  return broken.length === 0
}
