/**
 * The product at an earlier commit, in `.cache`, so that its screenshots can be drawn again. If it needs the same
 * packages as today it uses those that are installed; otherwise it gets its own installation.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const bases = resolve('.cache/visual/bases')
const lockfile = 'package-lock.json'

const ownScope = '@foyer'

/** Links the packages installed here; our own packages are the commit's. */
function linkPackages(folder: string): void {
  const scope = join(folder, 'node_modules', ownScope)
  mkdirSync(scope, { recursive: true })
  for (const name of readdirSync('node_modules'))
    if (name !== ownScope && name !== '.cache')
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join('node_modules', ownScope))) {
    const own = join(folder, name)
    if (!existsSync(own)) continue
    symlinkSync(relative(scope, own), join(scope, name))
    const nested = resolve(name, 'node_modules')
    if (existsSync(nested)) symlinkSync(nested, join(own, 'node_modules'))
  }
}

function unpack(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const files = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
}

/**
 * Checks out a commit with its packages, once for each commit.
 *
 * @returns an absolute folder
 * @throws if the commit is not in this clone, or packages of another lockfile cannot be installed
 */
export function prepareBase(commit: string): string {
  const folder = join(bases, commit)
  if (existsSync(folder)) return folder
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  unpack(commit, partial)
  if (readFileSync(lockfile).equals(readFileSync(join(partial, lockfile)))) linkPackages(partial)
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: partial, stdio: 'ignore' })
  renameSync(partial, folder)
  return folder
}

/** Runs one of the commit's own scripts, unless its output exists. */
export function makeInBase(folder: string, script: string, outputs: string): string {
  const target = join(folder, outputs)
  if (!existsSync(target)) execFileSync('npm', ['run', '--silent', script], { cwd: folder, stdio: 'ignore' })
  return target
}
