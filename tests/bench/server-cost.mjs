/** Cost of calls on the server: processor time of its process and of PostgreSQL, statements and round trips. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Token of the test controls, which count the statements sent to the database. */
const controlToken = 'benchmarks'
export const costEnvironment = { FOYER_TEST_CONTROL: controlToken }

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** User and system milliseconds of a process so far, all threads. */
function readMilliseconds(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // After the process name, which may contain anything.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Of all processes of PostgreSQL on this machine. */
function readPostgresMilliseconds() {
  let sum = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres') sum += readMilliseconds(pid)
    } catch {
      // The process has ended meanwhile.
    }
  return sum
}

const isLocal = (url) => ['', 'localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/**
 * @param {{ server: { process: { pid: number } }, call: Function, database?: string }} options
 * @returns a function that returns the cost since then, per call
 */
export async function startCost({ server, call, database }) {
  const readCounts = async () =>
    JSON.parse(
      (await call('GET', '/__control/database', { headers: { 'x-foyer-control': controlToken } })).text,
    )
  const countsPostgres = database !== undefined && isLocal(database)
  const read = async () => ({
    ...(await readCounts()),
    server: readMilliseconds(server.process.pid),
    postgres: countsPostgres ? readPostgresMilliseconds() : null,
  })
  const before = await read()
  return async (calls) => {
    const after = await read()
    const each = (name) => (after[name] - before[name]) / calls
    return {
      server: each('server'),
      postgres: countsPostgres ? each('postgres') : null,
      statements: each('statements'),
      trips: each('trips'),
    }
  }
}

/** @param {string} unit name of what was counted: `hold` */
export function reportCost(unit, { server, postgres, statements, trips }) {
  const both = postgres === null ? '' : ` + PostgreSQL ${postgres.toFixed(2)} ms`
  const sent = trips === 0 ? '' : `, ${trips.toFixed(2)} round trips`
  console.log(
    `a ${unit}: CPU server ${server.toFixed(2)} ms${both}, ${statements.toFixed(1)} statements${sent}`,
  )
}
