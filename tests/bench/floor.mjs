/** Measures the database alone in the same run: the floor that a rate is compared with. */
import { execFileSync } from 'node:child_process'
import { durableFloor } from './durable-floor.mjs'

/** Scale of pgbench's tables; connections. */
const scale = 20
const clients = 16

/** `pgbench -N`: four statements and a commit each. Null if it is not available. */
function pgbenchFloor(url, seconds = 5) {
  const run = (...options) => execFileSync('pgbench', [...options, url], { encoding: 'utf8', stdio: 'pipe' })
  try {
    run('-i', '-q', '-s', String(scale))
    const text = run('-N', '-c', String(clients), '-j', '2', '-T', String(seconds))
    return Number(/tps = ([\d.]+)/.exec(text)?.[1])
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  } finally {
    try {
      run('-i', '-I', 'd')
    } catch {
      // Nothing was created.
    }
  }
}

/**
 * SQLite alone with one commit per row; with PostgreSQL, `pgbench -N` in the same database, whose tables are dropped
 * afterwards.
 * @param {string} [database] address of a PostgreSQL
 */
export function measureFloor(database) {
  const rate = database === undefined ? durableFloor() : pgbenchFloor(database)
  if (rate === null) console.log('floor: pgbench is not installed')
  else if (database === undefined) console.log(`floor: ${Math.round(rate)} commits/s, one at a time`)
  else console.log(`floor: pgbench -N with ${clients} connections, ${Math.round(rate)} transactions/s`)
  return rate
}
