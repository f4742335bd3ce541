import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BreachedList } from '../../src/passwords/breached-list.ts'
import { runBreachedTool } from './run.ts'

describe('npm run breached', () => {
  let folder: string
  const said: string[] = []
  const complained: string[] = []

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-breached-'))
    said.length = 0
    complained.length = 0
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const run = (...args: string[]) =>
    runBreachedTool(args, { print: (text) => said.push(text), complain: (text) => complained.push(text) })
  const write = (name: string, contents: string | Buffer) => {
    writeFileSync(join(folder, name), contents)
    return join(folder, name)
  }

  it('joins lists of every form, without what is too short for any channel', async () => {
    const files = [
      write('a.txt', 'sunshine2024\r\nshort\n\nvelvet curtain'),
      write('b.txt.gz', gzipSync('row seven seat 9\nSunshine2024\n')),
      write('c.json', JSON.stringify(['matinee1', 'six777'])),
    ]
    const output = join(folder, 'list.bin')
    expect(await run(output, ...files)).toBe(0)
    const list = new BreachedList(readFileSync(output))
    expect(said).toEqual([expect.stringMatching(/^4 passwords, \d+ bytes\n$/)])
    for (const password of ['sunshine2024', 'velvet curtain', 'row seven seat 9', 'matinee1'])
      expect(list.has(password)).toBe(true)
    expect(list.has('short')).toBe(false)
  })

  it('reads hashes with their counts', async () => {
    const hash = createHash('sha1').update('sunshine2024').digest('hex').toUpperCase()
    const output = join(folder, 'list.bin')
    expect(await run('--sha1', output, write('hashes.txt', `${hash}:42\n`))).toBe(0)
    const list = new BreachedList(readFileSync(output))
    expect([list.has('sunshine2024'), list.has('Sunshine2024')]).toEqual([true, false])
  })

  it('says what it cannot read', async () => {
    const output = join(folder, 'list.bin')
    expect(await run(output, join(folder, 'none.txt'))).toBe(1)
    expect(await run(output, write('a.json', '{}'))).toBe(1)
    expect(await run('--sha1', output, write('a.txt', 'sunshine2024'))).toBe(1)
    expect(complained.join('')).toMatch(/none\.txt[^]*array of texts[^]*not a SHA-1 hash/)
  })

  it.each([[[]], [['list.bin']], [['--help']]])('explains itself for %j', async (args) => {
    expect(await run(...args)).toBe(2)
    expect(complained.join('')).toContain('npm run breached')
  })
})
