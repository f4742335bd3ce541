import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Master } from './manifest.ts'
import { makePicture, type PictureJob } from './picture-job.ts'
import { createPictureProcess, type PictureProcess } from './picture-process.ts'

// Starts processes, which takes long on a busy machine.
jest.setTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'foyer-maker-'))
const opened: PictureProcess[] = []
afterEach(() => opened.splice(0).forEach((process) => process.stop()))
afterAll(() => rmSync(folder, { recursive: true }))

function open(program: string, mostResident?: number): PictureProcess {
  const process = createPictureProcess({ program, ...(mostResident === undefined ? {} : { mostResident }) })
  opened.push(process)
  return process
}

/** Writes a program that answers with its process id; with `falls`, the first process exits during its first job. */
function writeProgram(name: string, { falls = false, resident = 1 } = {}): string {
  const file = join(folder, `${name}.mjs`)
  const marker = JSON.stringify(join(folder, `${name}.fell`))
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs'
    process.on('message', ({ id }) => {
      if (${falls} && !existsSync(${marker})) { writeFileSync(${marker}, ''); process.kill(process.pid, 'SIGKILL') }
      else process.send({ id, bytes: Buffer.from(String(process.pid)), residentBytes: ${resident} })
    })
    process.on('disconnect', () => process.exit(0))`,
  )
  return file
}

const anyJob = { kind: 'derivative', of: [] } as unknown as PictureJob
const getPid = async ({ make }: PictureProcess) => (await make(anyJob)).toString()

describe('the process that makes pictures', () => {
  it('makes the same picture as this process would, and reports errors', async () => {
    const file = join(folder, 'master.png')
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } }).toFile(file)
    const master: Master = { file, width: 900, height: 600, version: '1', source: '1', transparent: false }
    const job = (from: string): PictureJob => ({
      kind: 'derivative',
      of: [from, master, { width: 480, height: 160 }, { x: 0.5, y: 0.5 }, 'webp'],
    })
    const { make } = open(join(__dirname, 'picture-program.ts'))
    expect(await make(job(file))).toEqual(await makePicture(job(file)))
    await expect(make(job(join(folder, 'none.png')))).rejects.toThrow(/missing/)
    // A failed job does not end the process.
    expect((await make(job(file))).length).toBeGreaterThan(0)
  })

  it('is replaced if it dies, and its job is tried again', async () => {
    const process = open(writeProgram('fragile', { falls: true }))
    const pids = await Promise.all([getPid(process), getPid(process), getPid(process)])
    for (const pid of pids) expect(pid).toMatch(/^\d+$/)
  })

  it('makes many pictures, and is replaced once it has grown too large', async () => {
    const small = open(writeProgram('small'), 100)
    expect(await getPid(small)).toBe(await getPid(small))
    const large = open(writeProgram('large', { resident: 101 }), 100)
    expect(await getPid(large)).not.toBe(await getPid(large))
  })
})
