#!/usr/bin/env node
/**
 * What the design system's Button (Material UI's own, with its look in the theme) costs beside a bare `ButtonBase`, the
 * least that a button of our own would cost: 200 of each drawn in turns on one page.
 *
 *   npm run bench:button [-- --turns 30 --slow 4]
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
  options: { turns: { type: 'string', default: '30' }, slow: { type: 'string', default: '4' } },
})
const root = join(dirname(fileURLToPath(import.meta.url)), 'button-cost')
const outDir = mkdtempSync(join(tmpdir(), 'foyer-button-cost-'))
const config = {
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: { outDir, emptyOutDir: true, target: 'es2022' },
}
await build(config)
const server = await preview({ ...config, preview: { port: 4781, host: '127.0.0.1' } })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
const page = await browser.newPage()
const session = await page.context().newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) })
await page.goto('http://127.0.0.1:4781/')
await page.waitForFunction(() => 'draw' in globalThis)

const measured = { Button: [], ButtonBase: [] }
for (let turn = 0; turn < Number(values.turns) + 3; turn += 1) {
  for (const [kind, times] of Object.entries(measured)) {
    const spent = await page.evaluate((name) => globalThis.draw(name), kind)
    // The first turns compile.
    if (turn >= 3) times.push(spent)
  }
}
await browser.close()
await server.close()
rmSync(outDir, { recursive: true, force: true })

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const [literal, base] = Object.values(measured).map((times) => median(times) / 200)
console.log(`a button drawn, processor slowed ${values.slow} times; medians of ${values.turns} turns of 200`)
console.log(`  Button      ${literal.toFixed(3)} ms`)
console.log(`  ButtonBase  ${base.toFixed(3)} ms`)
console.log(
  `  ratio ${(literal / base).toFixed(2)}, difference of 20 buttons ${((literal - base) * 20).toFixed(1)} ms`,
)
