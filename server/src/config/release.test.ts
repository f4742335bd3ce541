import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRelease } from './release.ts'

const root = mkdtempSync(join(tmpdir(), 'foyer-release-'))
const write = (name: string, text: string) => writeFileSync(join(root, name), text)
const commit = 'a'.repeat(40)

beforeAll(() => write('package.json', '{"version":"1.2.3"}'))
afterAll(() => rmSync(root, { recursive: true }))

it('has only its version if the commit is unknown', async () => {
  expect(await readRelease(root, null)).toEqual({ version: '1.2.3', commit: null })
})

it('has the commit that its Git folder has checked out', async () => {
  mkdirSync(join(root, '.git/refs/heads'), { recursive: true })
  write('.git/HEAD', 'ref: refs/heads/main\n')
  write('.git/packed-refs', `# pack-refs\n${commit} refs/heads/main\n`)
  expect((await readRelease(root, null)).commit).toBe(commit)
  write('.git/refs/heads/main', `${'b'.repeat(40)}\n`)
  expect((await readRelease(root, null)).commit).toBe('b'.repeat(40))
  write('.git/HEAD', `${'c'.repeat(40)}\n`)
  expect((await readRelease(root, null)).commit).toBe('c'.repeat(40))
  write('.git/HEAD', 'nothing of the kind')
  expect((await readRelease(root, null)).commit).toBeNull()
})

it('has the commit that the environment names before any other', async () => {
  expect((await readRelease(root, 'abcdef1')).commit).toBe('abcdef1')
})

it('is 1.0.0, as the package of the product says', async () => {
  expect((await readRelease(join(__dirname, '../../..'), null)).version).toBe('1.0.0')
})
