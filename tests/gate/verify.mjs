#!/usr/bin/env node
/**
 * The full matrix: the gate, then every story in every brand and mode, and every end-to-end test in both modes and at
 * three widths, shard by shard. A shard that passed on this very commit is not run again, so that an interrupted run
 * continues where it stopped.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, reexecOnProjectNode } from '../../server/bin/bootstrap.mjs'

await ensureInstalled()
await reexecOnProjectNode(import.meta.url)

const { findChromium } = await import('./chromium.mjs')
const { runStages, summarise } = await import('./runner.mjs')
const { gateStages, matrixStages } = await import('./steps.mjs')

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()
// With uncommitted changes nothing is remembered, as the sources are not those of a commit.
const commit = git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null
const memory = join('.cache', 'verify', `${commit ?? 'none'}.json`)
const passed = new Map(commit && existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : [])

const started = performance.now()
console.log(`Foyer: the whole matrix${passed.size ? `, ${passed.size} steps remembered` : ''}\n`)
const chromium = findChromium()
const outcomes = await runStages([...gateStages(chromium), ...matrixStages(chromium)], {
  known: (step) => (step.makes ? undefined : passed.get(step.name)),
  done: (outcome) => {
    if (!outcome.ok || !commit) return
    passed.set(outcome.name, outcome)
    mkdirSync(join('.cache', 'verify'), { recursive: true })
    writeFileSync(memory, JSON.stringify([...passed]))
  },
})
process.exit(summarise(outcomes, started) ? 0 : 1)
