#!/usr/bin/env node
/**
 * Lint and format of the files that a change touches, and the layers of all packages: `npm run check:changed`. Compares
 * the working tree with the last commit; `-- --since=main` with any other. Types, tests and unused exports are not part of
 * it: `npm run test:types`, `npm run test:unit -- <folders>`, `npm test`.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } })

/** @param {string[]} args @returns {string[]} */
function listFiles(...args) {
  const { status, stdout, stderr } = spawnSync('git', [...args, '-z'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout.split('\0').filter(Boolean)
}

const files = [
  ...listFiles('diff', '--name-only', '--diff-filter=d', values.since),
  ...listFiles('ls-files', '--others', '--exclude-standard'),
]
const sources = files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file))

/** @param {string} program below node_modules @param {string[]} args @returns {boolean} whether it found nothing */
const passes = (program, ...args) =>
  spawnSync(process.execPath, [`node_modules/${program}`, ...args], { stdio: 'inherit' }).status === 0

/** @type {[name: string, files: string[], program: string, ...options: string[]][]} */
const checks = [
  ['lint', sources, 'eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored'],
  ['format', files, 'prettier/bin/prettier.cjs', '--check', '--ignore-unknown', '--log-level=warn'],
]
const results = checks.map(([name, checked, program, ...options]) => {
  const isClean = checked.length === 0 || passes(program, ...options, ...checked)
  console.log(`${isClean ? '✓' : '✗'} ${name}: ${checked.length} changed files`)
  return isClean
})
const layers = spawnSync('npm', ['run', '--silent', 'test:layers'], { stdio: 'inherit' }).status === 0
process.exit(layers && results.every(Boolean) ? 0 : 1)
