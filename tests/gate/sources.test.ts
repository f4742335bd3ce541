import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identifySources } from './sources.mjs'

describe('the sources of a step', () => {
  let root: string
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args], { cwd: root })
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const commit = () => {
    git('add', '.')
    git('commit', '-qm', 'change')
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'foyer-sources-'))
    git('init', '-q')
    for (const folder of ['drawn', 'served']) mkdirSync(join(root, folder))
    write('drawn/a.txt', 'one')
    write('served/b.txt', 'one')
    commit()
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('keep their name while others change', () => {
    const [drawn, all] = [identifySources(['drawn'], root), identifySources(undefined, root)]
    write('served/b.txt', 'two')
    commit()
    expect(identifySources(['drawn'], root)).toBe(drawn)
    expect(identifySources(['served', 'drawn'], root)).not.toContain('null')
    expect(identifySources(undefined, root)).not.toBe(all)
  })

  it('get another name with another content, and the first again with the first content', () => {
    const first = identifySources(['drawn'], root)
    write('drawn/a.txt', 'two')
    commit()
    expect(identifySources(['drawn'], root)).not.toBe(first)
    write('drawn/a.txt', 'one')
    commit()
    expect(identifySources(['drawn'], root)).toBe(first)
  })

  it('have no name while they are not committed', () => {
    write('drawn/new.txt', 'one')
    expect(identifySources(['drawn'], root)).toBeNull()
    expect(identifySources(undefined, root)).toBeNull()
    expect(identifySources(['served'], root)).not.toBeNull()
  })

  it('are said to be missing', () => {
    expect(() => identifySources(['gone'], root)).toThrow('The commit has no gone')
  })
})
