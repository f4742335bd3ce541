#!/usr/bin/env node
/**
 * Cost of a brand switch on a page of 300 MUI cards, two ways in the same run: rewriting one adopted style sheet, as
 * Foyer does, and giving MUI another theme object. Colours and MUI's objects are created in advance; script, style and
 * layout of the switch are measured, for brands that the page has not seen and for those that it has; React's renders
 * are counted by its profiling build.
 *
 *   npm run bench:theme [-- --swaps 20 --slow 4]
 *
 * Prints medians and their ratio; exits 1 above a fifth, or if a style sheet switch makes React render anything.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { findChromium } from '../gate/chromium.mjs'

const { values } = parseArgs({
  options: { swaps: { type: 'string', default: '20' }, slow: { type: 'string', default: '4' } },
})
const swaps = Number(values.swaps)
const target = 1 / 5

const root = join(dirname(fileURLToPath(import.meta.url)), 'theme-swap')
const outDir = mkdtempSync(join(tmpdir(), 'foyer-theme-swap-'))
const config = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
  build: { outDir, emptyOutDir: true, target: 'es2022' },
}
await build(config)
const server = await preview({ ...config, preview: { port: 4780, host: '127.0.0.1' } })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

async function open(way) {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) })
  await page.goto(`http://127.0.0.1:4780/?way=${way}`)
  await page.getByText('Film 299').waitFor()
  return page
}

const pages = { sheet: await open('sheet'), object: await open('object') }
const count = Math.min(swaps, 62)
const measured = { sheet: { fresh: [], known: [] }, object: { fresh: [], known: [] } }
// In turns, so that other load on the machine affects both: each theme as new, then once more.
for (const kind of ['fresh', 'known']) {
  for (let index = 1; index <= count; index += 1) {
    for (const [way, page] of Object.entries(pages)) {
      await page.bringToFront()
      measured[way][kind].push(await page.evaluate((number) => globalThis.swap(number), index))
    }
  }
}
await browser.close()
await server.close()
rmSync(outDir, { recursive: true, force: true })

const figure = (way, kind, name) => median(measured[way][kind].map((each) => each[name]))
const commits = (way) =>
  Math.max(...measured[way].fresh.concat(measured[way].known).map((each) => each.commits))
const ms = (value) => `${value.toFixed(1).padStart(8)} ms`
console.log(
  `switch of brand, 300 cards, ${count} brands in turns, processor slowed ${values.slow} times; medians`,
)
console.log('                     new brand   seen before   transitions let go   commits')
for (const [way, name] of [
  ['sheet', 'adopted sheet   '],
  ['object', 'MUI theme object'],
]) {
  const [fresh, known] = [figure(way, 'fresh', 'milliseconds'), figure(way, 'known', 'milliseconds')]
  const release = figure(way, 'fresh', 'release')
  console.log(`  ${name} ${ms(fresh)}   ${ms(known)}          ${ms(release)}         ${commits(way)}`)
}
const getRatio = (kind) => figure('sheet', kind, 'milliseconds') / figure('object', kind, 'milliseconds')
const ratio = getRatio('fresh')
console.log(
  `  ratio: new brand ${ratio.toFixed(3)} (target ${target}), seen before ${getRatio('known').toFixed(3)}`,
)
if (ratio > target || commits('sheet') > 0) process.exitCode = 1
