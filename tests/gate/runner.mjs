/**
 * Runs the steps of a gate: one line each while they run; then their seconds, the count, and at the very end the name
 * and message of every test that failed. Dependency-free.
 */
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

export const logs = join('.cache', 'gate')

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {string} [report] a JSON report of Jest, of Playwright or of the stories: its counts and failures go into
 * the summary
 * @property {number} [minutes] time limit, after which the step has failed
 * @property {readonly string[]} [reads] files and folders, from the root, that its outcome depends on; without it all
 * @property {string} [needs] name of the step that has to run before
 * @property {boolean} [makes] writes files that other steps read: run again even if it passed, as the files may be from
 * another state
 *
 * @typedef {{ lanes: number, steps: Step[] }} Stage
 *
 * @typedef {{ name: string, message: string }} Failure
 * @typedef {{ name: string, ok: boolean, seconds: number, passed: number, failed: number, skipped: number, failures:
 * Failure[], log: string, isRemembered?: boolean }} Outcome
 */

// eslint-disable-next-line no-control-regex -- colours are what it looks for
const plain = (text) => String(text).replace(/\x1b\[[\d;]*m/g, '')
const firstLines = (text, count = 40) => plain(text).trim().split('\n').slice(0, count).join('\n')

/** Converts Playwright's tree of suites to a list of tests. */
const listTests = (suite, above = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, name: [...above, spec.title].join(' > ') })),
  ...(suite.suites ?? []).flatMap((inner) => listTests(inner, [...above, inner.title])),
]

function ofPlaywright({ stats, suites, errors = [] }) {
  const { expected, unexpected, flaky, skipped } = stats
  const failed = listTests({ suites }).filter((spec) => !spec.ok)
  const getMessages = ({ tests }) =>
    tests.flatMap(({ results }) => (results.at(-1)?.errors ?? []).map(({ message }) => message)).join('\n')
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    // Not a failure, but always reported.
    second: flaky,
    failures: [
      ...failed.map((spec) => ({ name: spec.name, message: firstLines(getMessages(spec)) })),
      ...errors.map(({ message }) => ({ name: 'outside of a test', message: firstLines(message) })),
    ],
  }
}

function ofJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults, ...json }) {
  return {
    passed: numPassedTests,
    // A suite that could not be loaded has no tests to count, but is a failure.
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: json.numPendingTests + json.numTodoTests,
    failures: testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const file = relative('.', name)
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        if (failed.length === 0) return [{ name: file, message: firstLines(message) }]
        return failed.map(({ fullName, failureMessages }) => ({
          name: `${file} > ${fullName}`,
          message: firstLines(failureMessages.join('\n')),
        }))
      }),
  }
}

/** A runner that was stopped may leave an incomplete report; then its log is used. */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Result of a step from its report, or without one from the exit code and the end of the log. */
function readResult({ report }, ok, log) {
  const json = report && existsSync(report) ? parsed(readFileSync(report, 'utf8')) : undefined
  if (json) {
    if (json.stats) return ofPlaywright(json)
    if (json.testResults) return ofJest(json)
    return { ...json, failed: json.failures.length }
  }
  if (ok) return { passed: 1, failed: 0, skipped: 0, failures: [] }
  const message = plain(log).trimEnd().split('\n').slice(-40).join('\n')
  return { passed: 0, failed: 1, skipped: 0, failures: [{ name: 'the end of its log', message }] }
}

/** @param {Outcome} outcome */
function formatLine({ name, ok, seconds, passed, failed, skipped, second, isRemembered }) {
  const counts = [
    `${passed} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
    second && `${second} at the second try`,
    isRemembered && 'earlier, with the same sources',
  ]
  return `${ok ? '  ok  ' : ' FAIL '} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s   ${counts.filter(Boolean).join(', ')}`
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
          // The process has ended at the same moment.
        }
      },
      (step.minutes ?? 15) * 60_000,
    )
    child.on('error', (error) => log.write(String(error)))
    child.on('close', (code) => {
      clearTimeout(limit)
      log.end(() => {
        const seconds = (performance.now() - started) / 1000
        const text = readFileSync(file, 'utf8')
        const result = readResult(step, code === 0, text)
        const ok = code === 0 && result.failed === 0
        // If a runner failed without reporting a failure, its log has the reason.
        const report =
          ok || result.failures.length ? result : { ...readResult({}, false, text), passed: result.passed }
        const outcome = { name: step.name, ok, seconds, ...report, log: file }
        console.log(formatLine(outcome))
        for (const failure of outcome.failures.slice(0, 10)) console.log(`       ${failure.name}`)
        settle(outcome)
      })
    })
  })
}

/**
 * Runs stages one after another. In a stage, as many steps run in parallel as it has lanes: a free lane takes the next
 * step whose needs have been met, so that the lanes end at about the same time. A step that fails does not stop the
 * others.
 * @param {Stage[]} stages
 * @param {{ known?: (step: Step) => Outcome | undefined, done?: (outcome: Outcome) => void }} [memory]
 * @returns {Promise<Outcome[]>}
 */
export async function runStages(stages, { known = () => undefined, done = () => undefined } = {}) {
  const outcomes = []
  for (const { lanes, steps } of stages) {
    const waiting = [...steps]
    const running = new Set()
    const isReady = ({ needs }) => !needs || outcomes.some(({ name }) => name === needs)
    const start = async (step) => {
      const outcome = known(step) ?? (await run(step))
      done(outcome)
      outcomes.push(outcome)
    }
    while (waiting.length || running.size) {
      const next = running.size < lanes ? waiting.findIndex(isReady) : -1
      if (next >= 0) {
        const [step] = waiting.splice(next, 1)
        const under = start(step).finally(() => running.delete(under))
        running.add(under)
      } else if (running.size) await Promise.race(running)
      else throw new Error(`no step to come makes ready: ${waiting.map(({ name }) => name).join(', ')}`)
    }
  }
  return outcomes
}

/** @param {Outcome[]} outcomes @param {number} started of `performance.now()` @returns {boolean} whether all passed */
export function summarise(outcomes, started) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const broken = outcomes.filter((outcome) => !outcome.ok)
  console.log(`\n${outcomes.length} steps in ${((performance.now() - started) / 60_000).toFixed(1)} minutes:`)
  for (const outcome of outcomes.toSorted((one, other) => other.seconds - one.seconds))
    console.log(formatLine(outcome))
  const skipped = sum('skipped')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`)
  for (const { name, failures, log } of broken) {
    console.log(`\nFailed: ${name} (the whole log: ${log})`)
    for (const failure of failures.slice(0, 10)) {
      console.log(`\n  ${failure.name}`)
      console.log(failure.message.replace(/^/gm, '    '))
    }
    if (failures.length > 10) console.log(`\n  and ${failures.length - 10} more`)
  }
  return broken.length === 0
}
