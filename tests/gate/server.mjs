/** Starts the built server with a database of its own, for tests and benchmarks that cross the network. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @param {{ port: number, payPort?: number, data?: string, env?: Record<string, string> }} options
 * @returns {Promise<{ address: string, data: string, process: import('node:child_process').ChildProcess, log: () => string, stop: () => Promise<void> }>}
 */
export async function startServer({ port, payPort = port + 1, data, env = {} }) {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'foyer-test-'))
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      FOYER_PAY_PORT: String(payPort),
      FOYER_DATA: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const keep = (chunk) => (log = (log + String(chunk)).slice(-20_000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const address = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 60_000
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${log}`)
    const ready = await fetch(`${address}/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) break
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the server was not ready in time:\n${log}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
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
        const late = setTimeout(() => child.kill('SIGKILL'), 5_000)
        await ended
        clearTimeout(late)
      }
      if (!data) rmSync(folder, { recursive: true, force: true })
    },
  }
}
