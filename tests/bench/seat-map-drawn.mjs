#!/usr/bin/env node
/**
 * What a browser pays for a seat map, side by side in one run with three packages, one React element a seat, and no
 * seat map at all (the floor of a frame on this machine). Ours has everything in it: numbers, legend, toolbar, live
 * region, keyboard grid, seat rules. A window of 900 by 700; each cell the median of fresh pages, in turns.
 *
 *   npm run bench:seat-map-drawn [-- --turns 3 --slow 4 --sizes 300,1000,5000,20000 --compiled]
 *
 * What is counted, alike for all: from mounting a room that has been read, in the form that each wants, to the end of the
 * first frame; with its own code for the first time, its own elements, and its own rules of style unless they are a file
 * that the page has loaded (two packages bring one; ours are in its code, and counted). Not counted, as a page has them before
 * anybody opens a map: reading the room, the page's own look and typefaces, garbage from before. Click: from the lifted
 * button, the mouse at rest on the seat, to the end of the frame that shows it chosen. Zoom: time between frames while the
 * wheel zooms in and out again; pan: while the room is pushed about where it has most labels. Elements: after the first frame, and
 * the most at any of ten zooms. Work: the main thread's processor time meanwhile, which says more on a busy machine.
 *
 * With `--compiled` each is built as the storefront builds the page with its map: React in a file of its own, compiled as it
 * runs, and a way's own code, with the package it stands on, compiled while it comes in (`compiledAtLoad`). That is then not
 * counted, of any way; without it all is compiled as it runs, and counted.
 *
 * The packages are installed under `.cache` when it is first run. Rows where ours loses are printed as such; exits 1 where
 * a target of `judge.mjs` is missed, at a slowed processor as well.
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
  // Where the brand's sheet looks for its typefaces.
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
