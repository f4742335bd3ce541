import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

// Starts up to two processes in sequence, which on a busy machine takes longer than the default limit.
jest.setTimeout(30_000)

const bootstrap = pathToFileURL(resolve(__dirname, '../../server/bin/bootstrap.mjs')).href
const folder = mkdtempSync(join(tmpdir(), 'foyer-bootstrap-'))
const program = join(folder, 'program.mjs')

beforeAll(() => {
  writeFileSync(
    program,
    `
    const isSecond = process.env.FOYER_REEXECUTED === '1'
    if (!isSecond) Object.defineProperty(process, 'version', { value: process.argv[2] })
    const { reexecOnProjectNode } = await import(${JSON.stringify(bootstrap)})
    await reexecOnProjectNode()
    console.log(process.version.split('.')[0], isSecond ? 'again' : 'at once')
    `,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Version of the Node on which the program runs when a Node of this version starts it. */
async function runBy(version: string): Promise<string> {
  const { FOYER_REEXECUTED: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, [program, version], { env })
  return stdout.trim()
}

it.each([
  ['an older Node', 'v20.11.0', 'v24 again'],
  ['a newer Node', 'v26.1.0', 'v24 again'],
  ["the product's own line", 'v24.2.0', 'v24 at once'],
])('runs on the Node that the product was tested with when started by %s', async (_, version, outcome) => {
  expect(await runBy(version)).toBe(outcome)
})

it('ends with npm, which signals only the shell in between', async () => {
  const endless = join(folder, 'endless.mjs')
  writeFileSync(
    endless,
    `
    const { stopWithNpm } = await import(${JSON.stringify(bootstrap)})
    stopWithNpm()
    process.on('SIGTERM', () => {
      console.log('ended well')
      process.exit(0)
    })
    console.log('running')
    setInterval(() => undefined, 1_000)
    `,
  )
  const { FOYER_REEXECUTED: _, ...environment } = process.env
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${endless}"; true`], {
    env: { ...environment, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const closed = new Promise((resolve) => shell.stdout.once('close', resolve))
  shell.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk)
    if (output.includes('running')) shell.kill('SIGTERM')
  })
  await closed
  expect(output.split('\n')).toEqual(['running', 'ended well', ''])
})
