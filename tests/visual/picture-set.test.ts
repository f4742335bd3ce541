/**
 * A set of screenshots, its signatures in a repository, and the handling of a screenshot that does not match its
 * signature.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareSuspects, type Suspect } from './compare-suspects.ts'
import { openSet } from './picture-set.ts'
import { findWriter } from './signatures.ts'
import { draw } from './testing.ts'

const here = '156.0'
let folder: string
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
function commit(): string {
  git('add', '.')
  git('-c', 'user.name=Ines', '-c', 'user.email=ines@postbox.example', 'commit', '-qm', 'test: sign')
  return git('rev-parse', 'HEAD')
}

const square = (fill: string) => draw(`<rect x="20" y="20" width="60" height="60" fill="${fill}"/>`)
const open = (chromium = here) => openSet('kite', chromium, folder)
async function sign(pictures: Record<string, string>, isWhole = true): Promise<void> {
  const set = open()
  for (const [name, fill] of Object.entries(pictures)) await set.take(name, await square(fill))
  set.save(isWhole)
}
async function createSuspect(name: string, fill: string): Promise<Suspect> {
  const set = open()
  await set.take(name, await square(fill))
  const [suspect] = set.suspects
  if (!suspect) throw new TypeError('It is what its signature says')
  return suspect
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-signatures-'))
  git('init', '-q')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a picture matches its signature exactly, or is a suspect', async () => {
  await sign({ button: '#405060' })
  const set = open()
  expect(await set.isSame('button', await square('#405060'))).toBe(true)
  expect(await set.isSame('button', await square('#405061'))).toBe(false)
  expect(await set.take('button', await square('#405061'))).toBe('changed')
  expect(set.suspects).toMatchObject([{ set: 'kite', name: 'button', chromium: here }])
})

test('reports pictures without a signature, and signatures without a picture', async () => {
  await sign({ button: '#405060', link: '#405060' })
  const set = open()
  expect(await set.take('tabs', await square('#000'))).toBe('new')
  await set.take('link', await square('#405060'))
  expect(set.findUnmatched()).toEqual({ unsigned: ['tabs'], stale: ['button'] })
})

test('keeps a line for each picture; a part of a set leaves the others unchanged', async () => {
  await sign({ link: '#000', button: '#405060' })
  await sign({ tabs: '#fff' }, false)
  const lines = readFileSync(join(folder, 'kite.txt'), 'utf8').split('\n')
  expect(lines.map((line) => line.replace(/[\da-f]{16}$/, '…'))).toEqual([
    '# Chromium 156.0',
    'button 120x120 …',
    'link 120x120 …',
    'tabs 120x120 …',
    '',
  ])
  await sign({ tabs: '#fff' })
  expect(readFileSync(join(folder, 'kite.txt'), 'utf8')).not.toContain('button')
})

test('finds the commit that wrote a line, not the last that wrote the file', async () => {
  await sign({ button: '#405060' })
  const first = commit()
  await sign({ link: '#000' }, false)
  const second = commit()
  const { file, signature } = await createSuspect('button', '#000')
  expect(findWriter(file, 'button', signature)).toBe(first)
  const link = await createSuspect('link', '#fff')
  expect(findWriter(link.file, 'link', link.signature)).toBe(second)
  expect(findWriter(file, 'button', '120x120 0123456789abcdef')).toBeNull()
})

describe('a suspect', () => {
  let suspect: Suspect
  let written: string
  let head: string
  beforeEach(async () => {
    await sign({ button: '#405060' })
    written = commit()
    await sign({ link: '#000' }, false)
    head = commit()
    suspect = await createSuspect('button', '#415060')
  })
  const circumstances = (before: string | undefined) => ({
    head,
    chromium: here,
    folder: join(folder, 'failures'),
    redraw: async (requestedCommit: string) => {
      expect(requestedCommit).toBe(written)
      return [before === undefined ? undefined : await square(before)]
    },
  })
  const pictures = () =>
    ['before', 'after', 'difference'].filter((what) =>
      existsSync(join(folder, 'failures', 'kite', `button.${what}.png`)),
    )

  test('is the same if the commit that signed it draws the same today', async () => {
    expect(await compareSuspects([suspect], circumstances('#415060'))).toMatchObject([{ isSame: true }])
  })

  test('has changed if that commit draws something else, which is written for inspection', async () => {
    const [verdict] = await compareSuspects([suspect], circumstances('#455060'))
    expect(verdict?.isSame).toBe(false)
    expect(verdict?.message).toMatch(/^kite button: 3600 pixels differ \(.*button\.difference\.png\)$/)
    expect(pictures()).toEqual(['before', 'after', 'difference'])
  })

  test('has changed when that commit cannot be drawn', async () => {
    const verdicts = await compareSuspects([suspect], {
      ...circumstances(undefined),
      redraw: () => Promise.reject(new Error('no such commit')),
    })
    expect(verdicts).toMatchObject([{ isSame: false, message: expect.stringContaining('no such commit') }])
  })

  test('is not proved by the current commit, unless another Chromium has signed it', async () => {
    head = written
    expect(await compareSuspects([suspect], circumstances('#415060'))).toMatchObject([{ isSame: false }])
    const elsewhere = { ...circumstances('#415060'), chromium: '150.0' }
    expect(await compareSuspects([suspect], elsewhere)).toMatchObject([{ isSame: true }])
  })

  test('without a committed signature is decided without drawing', async () => {
    await sign({ button: '#123456' }, false)
    suspect = await createSuspect('button', '#415060')
    expect(await compareSuspects([suspect], circumstances(undefined))).toMatchObject([
      { isSame: false, message: expect.stringContaining('which no commit has') },
    ])
  })
})
