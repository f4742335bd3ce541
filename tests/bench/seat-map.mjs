#!/usr/bin/env node
/**
 * What a seat map costs on the server, in one run with the simplest implementation, one React element per seat: time to
 * render, elements in the page, bytes after gzip. Ours includes its grid, legend and live region; the simple one is
 * bare.
 *
 *   npm run bench:seat-map [-- --turns 15]
 *
 * Exits 1 if an auditorium takes more than 400 elements. Rows in which ours is slower are printed as such. Drawing in a
 * browser is not measured here.
 */
process.env.NODE_ENV = 'production'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { createServer } from 'vite'

const { values } = parseArgs({ options: { turns: { type: 'string', default: '15' } } })
const mostElements = 400

const { createElement } = await import('react')
const { renderToString } = await import('react-dom/server')
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  mode: 'production',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const load = (path) => vite.ssrLoadModule(`/design-system/src/order/seat-map/${path}`)
const { SeatEngine, SeatMap } = await load('index.ts')
const { createSampleAuditorium, createStatuses } = await load('sample/auditoriums.ts')
const { sampleTexts } = await load('sample/texts.ts')

/** The simplest implementation of a seat: an element with a name, a position and a handler. */
const Plain = ({ engine }) =>
  createElement(
    'svg',
    { viewBox: '0 0 2200 9000' },
    engine.plan.seats.map((seat) =>
      createElement('rect', {
        key: seat.id,
        x: engine.place.of(seat).x,
        y: engine.place.of(seat).y,
        width: 40,
        height: 40,
        className: engine.getStatus(seat.id),
        'aria-label': seat.name,
        onClick: () => engine.toggle(seat.id),
      }),
    ),
  )

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const elementsIn = (markup) => markup.replace(/<style[^]*?<\/style>/g, '').match(/<[a-z]/g).length

let isOver = false
console.log(
  'seats    ours                               one element a seat                 ours is\n' +
    '         time      elements   gzip          time      elements   gzip',
)
for (const [seats, width] of [
  [300, 20],
  [1_000, 40],
  [5_000, 100],
  [20_000, 200],
]) {
  const rows = Array.from({ length: seats / width }, (_, index) => [String(index + 1), 's'.repeat(width)])
  const auditorium = createSampleAuditorium([{ category: 'standard', rows }])
  const engine = new SeatEngine({
    auditorium,
    statuses: createStatuses(auditorium),
    limits: [{ areaCategoryId: 'standard', count: 4 }],
  })
  const ways = {
    ours: () => renderToString(createElement(SeatMap, { engine, texts: sampleTexts })),
    plain: () => renderToString(createElement(Plain, { engine })),
  }
  const times = { ours: [], plain: [] }
  // In turns, so that other load on the machine affects both; the first turn is a warm-up.
  for (let turn = 0; turn <= Number(values.turns); turn += 1) {
    for (const [way, draw] of Object.entries(ways)) {
      const begun = performance.now()
      draw()
      if (turn > 0) times[way].push(performance.now() - begun)
    }
  }
  const figures = Object.fromEntries(
    Object.entries(ways).map(([way, draw]) => {
      const markup = draw()
      return [way, { time: median(times[way]), elements: elementsIn(markup), size: gzipSync(markup).length }]
    }),
  )
  const cells = ({ time, elements, size }) =>
    `${`${time.toFixed(1)} ms`.padEnd(10)}${String(elements).padEnd(11)}${`${(size / 1024).toFixed(1)} KB`.padEnd(14)}`
  const ratio = figures.plain.time / figures.ours.time
  console.log(
    `${String(seats).padEnd(9)}${cells(figures.ours)}${cells(figures.plain)}${
      ratio >= 1 ? `${ratio.toFixed(1)} × as fast` : `${(1 / ratio).toFixed(1)} × slower`
    }`,
  )
  if (figures.ours.elements > mostElements) isOver = true
}
await vite.close()
if (isOver) process.exitCode = 1
