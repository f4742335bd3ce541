#!/usr/bin/env node
/**
 * What a seat map costs in a browser, in one run with three packages, one React element per seat, and no seat map at
 * all (the floor of a frame on this machine). Ours is complete: numbers, legend, toolbar, live region, keyboard grid,
 * seat rules. A window of 900 by 700; each cell is the median of fresh pages, in turns.
 *
 *   npm run bench:seat-map-drawn [-- --turns 3 --slow 4 --sizes 300,1000,5000,20000 --compiled]
 *
 * Counted for all alike: from mounting an auditorium that has been read, in the form that each needs, to the end of the
 * first frame; including its own code on first use, its own elements, and its own style rules unless they are a file
 * that the page has loaded (two packages have one; ours are in its code, and counted). Not counted, as a page has them
 * before a map is opened: reading the auditorium, the page's own theme and fonts, earlier garbage. Click: from the
 * button's release, with the mouse resting on the seat, to the end of the frame that shows it chosen. Zoom: time
 * between frames while the wheel zooms in and out again; pan: while the auditorium is moved where it has most labels.
 * Elements: after the first frame, and the most at any of ten zooms. Work: the main thread's processor time meanwhile,
 * which is more reliable on a busy machine.
 *
 * With `--compiled` each is built as the storefront builds the page with its map: React in a separate file, compiled as
 * it runs, and a way's own code, with the package it uses, compiled while it loads (`compiledAtLoad`). That compilation
 * is then not counted for any way; without the option all code is compiled as it runs, and counted.
 *
 * The packages are installed under `.cache` on first use. Rows in which ours loses are printed as such; exits 1 if a
 * target of `evaluate.mjs` is missed, at a slowed processor as well.
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
import { compiledAtLoad, foundation } from '../../storefront/vite.config.ts'
import { evaluate } from './seat-map-drawn/evaluate.mjs'
import { measure, median } from './seat-map-drawn/measure.mjs'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '3' },
    slow: { type: 'string', default: '1' },
    sizes: { type: 'string', default: '300,1000,5000,20000' },
    compiled: { type: 'boolean', default: false },
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
const sizes = values.sizes.split(',').map(Number)

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
const typefaces = join(here, '..', '..', 'brands', 'halcyon', 'assets', 'fonts')
const folder = mkdtempSync(join(tmpdir(), 'foyer-seat-map-'))
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
    plugins: [
      ...(isRival ? [] : [react()]),
      ...(values.compiled ? [compiledAtLoad(/seat-map-drawn.ways/)] : []),
    ],
    resolve: {
      alias: {
        '@way': join(root, 'ways', file),
        // Each with the React version it was made for.
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
    build: {
      outDir: join(folder, way),
      emptyOutDir: true,
      target: 'es2022',
      ...(values.compiled && {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'foundation', test: foundation }] } },
        },
      }),
    },
  }
  await build(config)
  // Where the brand's style sheet finds its fonts.
  if (way === 'ours') cpSync(typefaces, join(folder, way, 'brand', 'fonts'), { recursive: true })
  servers[way] = { port, server: await preview({ ...config, preview: { port, host: '127.0.0.1' } }) }
  port += 1
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})

const columns = [
  ['draw', 'draw'],
  ['work', 'drawWork'],
  ['click', 'click'],
  ['work', 'clickWork'],
  ['zoom p50', 'zoom50'],
  ['p95', 'zoom95'],
  ['pan p95', 'pan95'],
  ['elements', 'elements'],
  ['most', 'most'],
]
const cell = (value) => (value == null ? '–' : value.toFixed(0)).padStart(9)

const missed = []
console.log(
  `ms, medians of ${values.turns} fresh pages${values.slow === '1' ? '' : `, processor slowed ${values.slow} times`}${values.compiled ? ', own code compiled while it comes in' : ''}`,
)
for (const seats of sizes) {
  const runs = Object.fromEntries(Object.keys(ways).map((way) => [way, []]))
  for (let turn = 0; turn < Number(values.turns); turn += 1)
    for (const way of Object.keys(ways)) {
      const address = `http://127.0.0.1:${servers[way].port}`
      runs[way].push(await measure(browser, { address, seats, slow: Number(values.slow) }))
    }
  console.log(`\n${seats} seats`.padEnd(20) + columns.map(([head]) => head.padStart(9)).join(''))
  for (const way of Object.keys(ways))
    console.log(
      way.padEnd(19) + columns.map(([, name]) => cell(median(runs[way].map((run) => run[name])))).join(''),
    )
  const verdicts = evaluate(seats, runs, packages)
  console.log(verdicts.said.join('\n'))
  missed.push(...verdicts.missed)
}
await browser.close()
for (const { server } of Object.values(servers)) await server.close()
rmSync(folder, { recursive: true, force: true })
console.log(missed.length ? `\nmissed:\n  ${missed.join('\n  ')}` : '\nEvery target is met.')
process.exit(missed.length ? 1 : 0)
