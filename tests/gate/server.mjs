/** Starts the built server with a separate database, for tests and benchmarks over the network. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @param {{ port: number, payPort?: number, data?: string, root?: string, env?: Record<string, string> }} options
 *   `root`: root of another copy of the product, absolute
 * @returns {Promise<{ address: string, data: string, process: import('node:child_process').ChildProcess, log: () =>
 * string, stop: () => Promise<void> }>}
 */
export async function startServer({ port, payPort = port + 1, data, root = '', env = {} }) {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'foyer-test-'))
  const inherited = { ...process.env }
  // Tests sell and delete: never in a database named by the environment.
  delete inherited.DATABASE_URL
  const child = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    env: {
      ...inherited,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      FOYER_PAY_PORT: String(payPort),
      FOYER_DATA: folder,
      // One address requests the pages of many visitors, on a busy machine.
      FOYER_PAGES_PER_MINUTE: '100000',
      FOYER_LATEST_LOOP: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A script that ends by an error leaves no server on its ports.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  let log = ''
  const keep = (chunk) => (log = (log + String(chunk)).slice(-20_000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const address = `http://127.0.0.1:${port}`
  try {
    await isOpen(child, address, () => log)
  } catch (error) {
    child.kill('SIGKILL')
    if (!data) rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return {
    address,
    data: folder,
    process: child,
    log: () => log,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
        await ended
        clearTimeout(timer)
      }
      if (!data) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Time limit of a server's start, milliseconds. */
const startDeadline = 60_000

/**
 * Waits until the child itself reports that it is open, and then for its /ready: another server on the same port, left
 * running by mistake, is not mistaken for it.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} address
 * @param {() => string} log
 */
async function isOpen(child, address, log) {
  let timer
  const ended = new Promise((_, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) =>
      reject(new Error(`the server ended with ${code ?? signal}:\n${log()}`)),
    )
    timer = setTimeout(() => reject(new Error(`the server was not ready in time:\n${log()}`)), startDeadline)
  })
  const said = new Promise((resolve) => {
    const check = () => log().includes('Foyer is open at ') && resolve()
    child.stdout.on('data', check)
  })
  try {
    await Promise.race([said, ended])
    for (;;) {
      const ready = fetch(`${address}/ready`).then(
        (response) => response.ok,
        () => false,
      )
      if (await Promise.race([ready, ended])) return
      await Promise.race([new Promise((resolve) => setTimeout(resolve, 50)), ended])
    }
  } finally {
    clearTimeout(timer)
    ended.catch(() => undefined)
  }
}
