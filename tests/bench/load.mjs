/**
 * Shared by the server's benchmarks: many connections that send requests as fast as they are answered, and their
 * statistics.
 */
import { Agent, request } from 'node:http'
import { cpus, loadavg } from 'node:os'

/** A client with its own connections, which stay open. */
export function caller(address, { connections }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(address)
  const call = (method, path, { headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const outgoing = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            ...headers,
            ...(payload && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
          },
        },
        (answer) => {
          const parts = []
          answer.on('data', (part) => parts.push(part))
          answer.on('end', () => {
            const bytes = Buffer.concat(parts)
            resolve({
              status: answer.statusCode,
              headers: answer.headers,
              bytes,
              // Text of uncompressed answers.
              get text() {
                return bytes.toString()
              },
            })
          })
          answer.on('error', reject)
        },
      )
      outgoing.on('error', reject)
      outgoing.end(payload)
    })
  return { call, close: () => agent.destroy() }
}

/**
 * Runs a task on a number of lanes for a number of seconds, after a warm-up that is not counted.
 * @param {(lane: number) => Promise<boolean>} task returns whether it succeeded
 * @param {() => void} [onBegin] called when the warm-up is over
 * @returns {Promise<{ rate: number, p50: number, p99: number, failures: number, count: number }>} per second;
 * milliseconds
 */
export async function measure({ lanes, seconds, warmUp = 1 }, task, onBegin) {
  const times = []
  let failures = 0
  const begin = performance.now() + warmUp * 1000
  const end = begin + seconds * 1000
  if (onBegin) setTimeout(onBegin, warmUp * 1000)
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let now = performance.now(); now < end;) {
        const isGood = await task(lane).catch(() => false)
        const then = performance.now()
        if (now >= begin) {
          times.push(then - now)
          if (!isGood) failures += 1
        }
        now = then
      }
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return {
    rate: (times.length - failures) / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failures,
    count: times.length,
  }
}

/** Prints one line of a result, compared with a floor of the same run if there is one. */
export function report(name, { rate, p50, p99, failures }, floor) {
  const ratio = floor ? `, ${(rate / floor).toFixed(2)} of the floor` : ''
  console.log(
    `${name}: ${Math.round(rate)}/s${ratio}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failures} failed`,
  )
}

/** The machine and its load: figures of a busy machine are not reliable. */
export function machine() {
  console.log(`${cpus().length} cores, load ${loadavg()[0].toFixed(2)} before the run`)
}

/** The sales channel's headers, as a page gets them. */
export async function readChannel(call) {
  const { api } = JSON.parse((await call('GET', '/api/omnia/v1/initialData')).text)
  return { authorization: `Bearer ${api.authToken}` }
}

/** Counts failures by their answer. */
export class Failures {
  #counts = new Map()

  add(cause) {
    this.#counts.set(cause, (this.#counts.get(cause) ?? 0) + 1)
  }

  get sum() {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
  }

  report() {
    if (this.#counts.size === 0) return
    console.error(`\nFAILED: ${this.sum}, those of the warm-up included:`)
    for (const [cause, count] of this.#counts) console.error(`  ${count} × ${cause}`)
  }
}

/** Describes an unexpected answer: its status, and the interface's code if it has one. */
export function describeAnswer({ status, text }) {
  const [, code] = /"errorCode":(\d+)/.exec(text) ?? []
  return code ? `${status}, code ${code}` : `${status} ${text.slice(0, 200)}`
}
