import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../config/start-error.ts'
import { readChannelKey } from './channel-token.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const keyFile = () => join(folder, 'channel.key')

it('is created once, completely, and leaves no temporary file', async () => {
  // Two servers that start in one folder at the same moment use the same key.
  const keys = await Promise.all([
    readChannelKey(folder, null),
    readChannelKey(folder, null),
    readChannelKey(folder, null),
  ])
  expect(new Set(keys.map(([key]) => Buffer.from(key).toString('hex')))).toEqual(
    new Set([readFileSync(keyFile(), 'utf8')]),
  )
  expect(keys[0]?.[0]).toHaveLength(32)
  expect(readdirSync(folder)).toEqual(['channel.key'])
  expect(await readChannelKey(folder, null)).toEqual(keys[0])
})

it.each([
  ['nothing, as a crash may leave it', ''],
  ['half a key', 'ab'.repeat(20)],
  ['another file', 'this is a letter, not a key'],
  ['a key and more', `${'ab'.repeat(32)}\n${'ab'.repeat(20)}`],
  ['only the next key', `${'ab'.repeat(32)} next`],
  ['a key of no instant', `${'ab'.repeat(32)} since=yesterday`],
])('is refused at the start where the file holds %s', async (_what, text) => {
  writeFileSync(keyFile(), text)
  const failure: unknown = await readChannelKey(folder, null).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect((failure as Error).message).toContain(`${keyFile()} does not hold a key of 64 hexadecimal digits.`)
  // It may be the rest of a damaged key of which there is a backup.
  expect(readFileSync(keyFile(), 'utf8')).toBe(text)
})

it('may end with a line break, as an editor leaves it', async () => {
  writeFileSync(keyFile(), `${'AB'.repeat(32)}\n`)
  expect(await readChannelKey(folder, null)).toEqual([new Uint8Array(Buffer.from('ab'.repeat(32), 'hex'))])
})
