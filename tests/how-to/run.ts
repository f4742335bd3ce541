#!/usr/bin/env node
/**
 * Follows every page of `docs/how-to/` in a copy of the repository, then checks types, lint, format and layers, and
 * runs the tests that the pages name and the suites that compare every component with its lists. The code comes from
 * the pages.
 *
 *   node tests/how-to/run.ts [--only=add-a-call,add-a-page] [--skip-types] [--keep]
 *
 * `--skip-types` leaves out types, lint, format and layers.
 *
 * Prints files and seconds of each page; exits 1 if a step, a command, the types or a test fails.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { applyEdit, parseHowTo, type HowTo } from './page.ts'

const root = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    'skip-types': { type: 'boolean', default: false },
  },
})
const only = values.only?.split(',')

/** Suites that find what a page forgets: entries in lists, documents, stated texts. */
const wholeSuites = [
  'design-system/conformance',
  'design-system/scripts',
  'design-system/stories',
  'tests/contract',
]

/** The pages, sorted by name. */
const pages = readdirSync(join(root, 'docs/how-to'))
  .filter((file) => file !== 'README.md' && file.endsWith('.md'))
  .map((file) => file.replace(/\.md$/, ''))
  .filter((name) => !only || only.includes(name))
  .sort()
  .map((name) => parseHowTo(name, readFileSync(join(root, 'docs/how-to', `${name}.md`), 'utf8')))

if (pages.length === 0) throw new Error('There is no such page in docs/how-to')

const run = (command: string, cwd: string) =>
  spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

/** Copies the sources with uncommitted changes; our own packages link to the copy, all others to this repository's. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'foyer-how-to-'))
  const listed = run('git ls-files --cached --others --exclude-standard', root).stdout.trim().split('\n')
  for (const file of listed.filter((each) => existsSync(join(root, each)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true })
  }
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@foyer'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@foyer' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(root, 'node_modules/@foyer')))
    symlinkSync(join(copy, name), join(modules, '@foyer', name))
  if (existsSync(join(root, 'tests/node_modules')))
    symlinkSync(join(root, 'tests/node_modules'), join(copy, 'tests/node_modules'))
  // The pages' changes are the difference from this commit.
  const commit = 'git -c user.name=How-to -c user.email=how-to@foyer.example commit -qm Before'
  const { status, stderr } = run(`git init -q && git add -A && ${commit}`, copy)
  if (status !== 0) throw new Error(`The copy could not be committed: ${stderr}`)
  return copy
}

/** Follows a page. @returns the errors */
function follow({ steps, commands, files, stated }: HowTo, copy: string): string[] {
  for (const { path, kind, code } of steps) {
    const file = join(copy, path)
    try {
      if (kind === 'create' && existsSync(file)) throw new Error('is there already')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, kind === 'create' ? code : applyEdit(readFileSync(file, 'utf8'), code))
    } catch (error) {
      return [`${path}: ${(error as Error).message}`]
    }
  }
  const failures = commands.flatMap((command) => {
    const { status, stdout, stderr } = run(command, copy)
    return status === 0 ? [] : [`${command}\n${stdout.slice(-3_000)}${stderr.slice(-3_000)}`]
  })
  return files.length === stated ? failures : [...failures, `says ${stated} files, has ${files.length}`]
}

const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`
const failures: string[] = []

/** Runs a check on the copy after all pages. */
function check(name: string, command: string, cwd: string): void {
  const started = performance.now()
  const { status, stdout, stderr } = run(command, cwd)
  console.log(`${status === 0 ? '✓' : '✗'} ${name}  ${seconds(started)}`)
  if (status !== 0) failures.push(`${name}:\n${stdout.slice(-12_000)}\n${stderr.slice(-12_000)}`)
}

const copy = copyRepository()
try {
  for (const page of pages) {
    const started = performance.now()
    const wrong = follow(page, copy)
    console.log(`${wrong.length ? '✗' : '✓'} ${page.name}  ${page.files.length} files  ${seconds(started)}`)
    failures.push(...wrong.map((each) => `${page.name}: ${each}`))
  }
  if (failures.length === 0) {
    if (!values['skip-types']) {
      check('types', 'npm run --silent test:types', copy)
      check('changed files', 'npm run --silent check:changed', copy)
    }
    const tests = [...new Set([...pages.flatMap((page) => page.tests), ...wholeSuites])]
    check('tests', `npm run --silent test:unit -- --maxWorkers=1 ${tests.join(' ')}`, copy)
  }
} finally {
  if (values.keep) console.log(`Kept: ${relative(process.cwd(), copy)}`)
  else rmSync(copy, { recursive: true, force: true })
}
for (const failure of failures) console.error(`\n${failure}`)
process.exit(failures.length === 0 ? 0 : 1)
