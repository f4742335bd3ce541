#!/usr/bin/env node
/**
 * The full matrix: the gate, then every story in every brand and mode, every page, and the end-to-end tests in both
 * modes, step by step. A step that passed on the same sources is not run again: an interrupted run continues where it
 * stopped, and a change of the server does not draw the stories anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, reexecOnProjectNode } from '../../server/bin/bootstrap.mjs'

await ensureInstalled()
await reexecOnProjectNode(import.meta.url)

const { findChromium } = await import('./chromium.mjs')
const { runStages, summarise } = await import('./runner.mjs')
const { gateStages, matrixStages } = await import('./steps.mjs')
const { identifySources } = await import('./sources.mjs')

/** Passed steps with their sources, as an array of pairs. */
const memory = join('.cache', 'verify', 'passed.json')
/** The newest are kept; a step has one entry for each state in which it passed. */
const longestMemory = 500
const passed = new Map(existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : [])
/** Keys of the steps that have begun: what counts are the sources at the beginning. */
const keys = new Map()
/** @param {import('./runner.mjs').Step} step */
function recall(step) {
  const sources = identifySources(step.reads)
  if (sources) keys.set(step.name, `${step.name}, ${sources}`)
  const outcome = step.makes ? undefined : passed.get(keys.get(step.name))
  return outcome && { ...outcome, isRemembered: true }
}

const started = performance.now()
console.log('Foyer: the whole matrix\n')
const chromium = findChromium()
const outcomes = await runStages([...gateStages(chromium), ...matrixStages(chromium)], {
  known: recall,
  done: (outcome) => {
    const key = keys.get(outcome.name)
    if (!outcome.ok || outcome.isRemembered || !key) return
    passed.set(key, outcome)
    mkdirSync(join('.cache', 'verify'), { recursive: true })
    writeFileSync(memory, JSON.stringify([...passed].slice(-longestMemory)))
  },
})
process.exit(summarise(outcomes, started) ? 0 : 1)
