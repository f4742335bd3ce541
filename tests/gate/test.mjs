#!/usr/bin/env node
/**
 * The gate: everything that must pass before a change lands, from a fresh clone, in at most 7 minutes on 2 cores.
 * Starts on Node 20 or later without any dependency; the steps run on the project's own Node.
 */
import { ensureInstalled, reexecOnProjectNode } from '../../server/bin/bootstrap.mjs'

await ensureInstalled()
await reexecOnProjectNode(import.meta.url)

const { findChromium } = await import('./chromium.mjs')
const { runStages, summarise } = await import('./runner.mjs')
const { gateStages } = await import('./steps.mjs')

const started = performance.now()
console.log('Foyer: the gate\n')
const outcomes = await runStages(gateStages(findChromium()))
process.exit(summarise(outcomes, started) ? 0 : 1)
