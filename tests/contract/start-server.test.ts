import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

// Starts two processes in sequence, which on a busy machine takes longer than the default limit.
jest.setTimeout(30_000)

const folder = mkdtempSync(join(tmpdir(), 'foyer-start-'))
const starter = pathToFileURL(resolve(__dirname, '../gate/server.mjs')).href
let foreign: Server

beforeAll(async () => {
  mkdirSync(join(folder, 'server', 'dist'), { recursive: true })
  foreign = createServer((_, response) => response.end('ready'))
  await new Promise<void>((done) => foreign.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  await new Promise((done) => foreign.close(done))
  rmSync(folder, { recursive: true })
})

/** Result of starting a server that consists of this code. */
async function start(port: number, code: string): Promise<string> {
  writeFileSync(join(folder, 'server', 'dist', 'main.js'), code)
  const program = `
    import { startServer } from ${JSON.stringify(starter)}
    try {
      const server = await startServer({ port: ${port} })
      console.log('opened: ' + server.log())
      await server.stop()
    } catch (error) {
      console.log('failed: ' + error.message)
    }`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: 'postgres://somebody@elsewhere/sales' },
  })
  return (await run).stdout
}

describe('the server of a test', () => {
  it('is the one that was started, not another one on its port', async () => {
    const { port } = foreign.address() as AddressInfo
    expect(await start(port, "setTimeout(() => { console.error('taken'); process.exit(1) }, 500)")).toBe(
      'failed: the server ended with 1:\ntaken\n\n',
    )
  })

  it("is open when it reports so itself, and does not use the environment's database", async () => {
    const code = `
      const { createServer } = require('node:http')
      createServer((_, response) => response.end()).listen(process.env.PORT, process.env.HOST, () =>
        console.log('Foyer is open at ' + process.env.HOST + ', database ' + process.env.DATABASE_URL))`
    const free = createServer()
    await new Promise<void>((done) => free.listen(0, '127.0.0.1', done))
    const { port } = free.address() as AddressInfo
    await new Promise((done) => free.close(done))
    expect(await start(port, code)).toBe('opened: Foyer is open at 127.0.0.1, database undefined\n\n')
  })
})
