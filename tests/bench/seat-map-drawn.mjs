#!/usr/bin/env node
/**
 * What a browser pays for a seat map, side by side in one run with three packages, one React element a seat, and no
 * seat map at all (the floor of a frame on this machine). Ours has everything in it: numbers, legend, toolbar, live
 * region, keyboard grid, seat rules. A window of 900 by 700; each cell the median of fresh pages, in turns.
 *
 *   npm run bench:seat-map-drawn [-- --turns 3 --slow 4 --sizes 300,1000,5000,20000]
 *
 * First draw: from mounting to the end of the first frame. Click: from the lifted button to the end of the frame that
 * shows the seat chosen. Zoom: time between frames, p50 and p95, while the wheel zooms in and out again. Elements in the page
 * then, and at the deepest zoom. The packages are installed under `.cache` when it is first run. Rows where
 * ours loses are printed as such; exits 1 where a target is missed.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { findChromium } from '../gate/chromium.mjs'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '3' },
    slow: { type: 'string', default: '1' },
    sizes: { type: 'string', default: '300,1000,5000,20000' },
  },
})
const ways = {
  ours: 'ours.tsx',
  plain: 'plain.tsx',
  'seatmap-canvas': 'seatmap-canvas.mjs',
  seatchart: 'seatchart.mjs',
  'react-seat-picker': 'react-seat-picker.mjs',
  floor: 'floor.mjs',
}
const packages = ['seatmap-canvas', 'seatchart', 'react-seat-picker']
/** More than the animation of a package that opens a room first, ms. */
const openingTime = 1_500
const columnsOf = { 300: 20, 1_000: 40, 5_000: 100, 20_000: 200 }
const sizes = values.sizes.split(',').map(Number)
/** Targets: how often faster at the largest room than each package and than the plain way; a frame, ms; elements. */
const targets = { packages: 10, plain: 5, frame: 1000 / 60, p95: 33.4, elements: 400 }

const here = dirname(fileURLToPath(import.meta.url))
const rivals = join(here, '..', '..', '.cache', 'seat-map-rivals')
if (!existsSync(join(rivals, 'node_modules'))) {
  console.log('Installing the other packages …')
  mkdirSync(rivals, { recursive: true })
  cpSync(join(here, 'seat-map-rivals', 'package.json'), join(rivals, 'package.json'))
  execFileSync(
    'npm',
    ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'],
    {
      cwd: rivals,
      stdio: 'inherit',
    },
  )
}

const root = join(here, 'seat-map-drawn')
const made = mkdtempSync(join(tmpdir(), 'foyer-seat-map-'))
const inRivals = (name) => join(rivals, 'node_modules', name)
const servers = {}
let port = 4790
for (const [way, file] of Object.entries(ways)) {
  const isRival = packages.includes(way)
  const config = {
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: isRival ? [] : [react()],
    resolve: {
      alias: {
        '@way': join(root, 'ways', file),
        // Each with the React it was made for.
        ...(isRival &&
          Object.fromEntries(
            [
              '@alisaitteke/seatmap-canvas',
              'prop-types',
              'react-dom',
              'react-seat-picker',
              'react',
              'seatchart',
            ].map((name) => [name, inRivals(name)]),
          )),
      },
    },
    build: { outDir: join(made, way), emptyOutDir: true, target: 'es2022' },
  }
  await build(config)
  servers[way] = { port, server: await preview({ ...config, preview: { port, host: '127.0.0.1' } }) }
  port += 1
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})

/** One fresh page: its figures, ms. */
async function measure(way, seats) {
  const columns = columnsOf[seats] ?? Math.ceil(Math.sqrt(seats * 1.5))
  const rows = Math.ceil(seats / columns)
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  const session = await page.context().newCDPSession(page)
  await page.goto(`http://127.0.0.1:${servers[way].port}/?rows=${rows}&columns=${columns}`)
  await page.waitForFunction(() => globalThis.bench)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) })
  const { time: draw, elements } = await page.evaluate(() => globalThis.bench.draw())
  if (await page.evaluate(() => globalThis.bench.opens)) {
    await page.mouse.click(450, 350)
    await page.waitForTimeout(openingTime)
  }
  const clicks = []
  // Seats that can be seen, far apart; what a package shows of a room differs.
  const wanted = await page.evaluate(
    ([rowCount, columnCount]) => {
      const found = []
      for (let row = 1; row < rowCount && found.length < 3; row += Math.max(1, Math.floor(rowCount / 7)))
        for (let column = 2; column < columnCount - 2; column += Math.max(1, Math.floor(columnCount / 9))) {
          if (!globalThis.bench.seatAt(row, column)) continue
          found.push([row, column])
          break
        }
      return found
    },
    [rows, columns],
  )
  for (const [row, column] of wanted) {
    const before = await page.evaluate(() => globalThis.bench.chosen())
    const at = await page.evaluate(
      ([r, c]) => {
        const point = globalThis.bench.seatAt(r, c)
        return point && { x: point.x, y: point.y }
      },
      [row, column],
    )
    if (!at) continue
    await page.mouse.move(at.x, at.y)
    await page.evaluate(() => globalThis.bench.awaitClick())
    await page.mouse.click(at.x, at.y)
    const took = await page.evaluate(() => globalThis.clicked)
    const after = await page.evaluate(() => globalThis.bench.chosen())
    // A click that chose nothing is not an answer.
    if (after !== before) clicks.push(took)
  }
  const zoom = (await page.evaluate(() => globalThis.bench.zooms)) ? await zoomed(page) : null
  await page.close()
  return { draw, elements, click: clicks.length ? median(clicks) : null, ...zoom }
}

/** In and out by the wheel, in 60 steps. */
async function zoomed(page) {
  await page.mouse.move(450, 350)
  await page.keyboard.down('Control')
  await page.evaluate(() => globalThis.bench.startFrames())
  const steps = 60
  for (let step = 0; step < steps; step += 1) await page.mouse.wheel(0, step < steps / 2 ? -60 : 60)
  const gaps = await page.evaluate(() => globalThis.stopFrames())
  await page.keyboard.up('Control')
  const sorted = gaps.toSorted((a, b) => a - b)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null
  // In again, and left there: what the page holds when it is looked at closely.
  await page.keyboard.down('Control')
  for (let step = 0; step < steps / 2; step += 1) await page.mouse.wheel(0, -60)
  await page.keyboard.up('Control')
  const deep = await page.evaluate(
    () =>
      new Promise((resolve) =>
        globalThis.requestAnimationFrame(() =>
          setTimeout(() => resolve(globalThis.document.querySelectorAll('#room *').length), 400),
        ),
      ),
  )
  return { p50: at(0.5), p95: at(0.95), deep }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null
const medianOf = (runs, name) => median(runs.map((run) => run[name]).filter((each) => each != null))
const cell = (value, digits = 0) => (value == null ? '–' : value.toFixed(digits)).padStart(8)

const missed = []
console.log(
  `ms, medians of ${values.turns} fresh pages${values.slow === '1' ? '' : `, processor slowed ${values.slow} times`}`,
)
for (const seats of sizes) {
  const runs = Object.fromEntries(Object.keys(ways).map((way) => [way, []]))
  for (let turn = 0; turn < Number(values.turns); turn += 1)
    for (const way of Object.keys(ways)) runs[way].push(await measure(way, seats))
  const of = (way, name) => medianOf(runs[way], name)
  console.log(`\n${seats} seats`.padEnd(20) + '    draw   click  zoom p50     p95  elements    deep')
  for (const way of Object.keys(ways))
    console.log(
      way.padEnd(19) +
        [
          cell(of(way, 'draw')),
          cell(of(way, 'click')),
          cell(of(way, 'p50')).padStart(10),
          cell(of(way, 'p95')),
        ].join('') +
        cell(of(way, 'elements')).padStart(10) +
        cell(of(way, 'deep')),
    )
  const largest = seats === 20_000
  for (const way of [...packages, 'plain']) {
    const times = of(way, 'draw') / of('ours', 'draw')
    const least = largest ? targets[way === 'plain' ? 'plain' : 'packages'] : 1
    const isAsked = way !== 'plain' ? seats >= 1_000 : largest
    const words = times >= 1 ? `${times.toFixed(1)} × as fast as` : `${(1 / times).toFixed(1)} × slower than`
    console.log(`  first draw ${words} ${way}`)
    if (isAsked && times < least)
      missed.push(`${seats} seats: first draw ${words} ${way} (target ${least} × as fast)`)
  }
  const over = of('ours', 'click') - of('floor', 'click')
  console.log(`  click ${over.toFixed(1)} ms above the floor`)
  if (over > targets.frame && values.slow === '1')
    missed.push(`${seats} seats: click ${over.toFixed(1)} ms above the floor`)
  if (seats <= 5_000 && of('ours', 'p95') > targets.p95 && values.slow === '1')
    missed.push(`${seats} seats: zoom p95 ${of('ours', 'p95').toFixed(0)} ms`)
  for (const name of ['elements', 'deep'])
    if (of('ours', name) > targets.elements)
      missed.push(`${seats} seats: ${of('ours', name)} elements (${name})`)
}
await browser.close()
for (const { server } of Object.values(servers)) await server.close()
rmSync(made, { recursive: true, force: true })
console.log(missed.length ? `\nmissed:\n  ${missed.join('\n  ')}` : '\nEvery target is met.')
process.exit(missed.length ? 1 : 0)
