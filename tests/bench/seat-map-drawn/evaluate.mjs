import { at, median } from './measure.mjs'

/**
 * Targets of our map by requirement P6. Times in ms. The noise of a figure is the range between the lower and upper
 * quartile of its turns. A figure equals the fastest if the difference of the medians is not above the wider of the two
 * noises.
 */
export const targets = {
  /** Least factor by which our first draw is faster in the largest auditorium. */
  packages: 10,
  plain: 5,
  /** A click, in addition to the floor. */
  frame: 1000 / 60,
  /** Frames of a zoom and of a pan, up to this many seats. */
  p95: 33.4,
  p95Seats: 5_000,
  elements: 400,
}

const measureNoise = (runs, name) => {
  const numbers = runs.map((run) => run[name])
  return at(numbers, 0.75) - at(numbers, 0.25)
}
const ratio = (times) =>
  times >= 1 ? `${times.toFixed(1)} × as fast as` : `${(1 / times).toFixed(1)} × slower than`

/**
 * Sentences about the runs with an auditorium, by way, and the missed targets.
 * @returns {{ said: string[], missed: string[] }}
 */
export function evaluate(seats, runs, packages) {
  const said = []
  const missed = []
  const of = (way, name) => median(runs[way].map((run) => run[name]))
  const say = (text, isMet) => {
    said.push(`  ${isMet === undefined ? '    ' : isMet ? 'met ' : 'MISS'} ${text}`)
    if (isMet === false) missed.push(`${seats} seats: ${text}`)
  }

  for (const way of [...packages, 'plain']) {
    const times = of(way, 'draw') / of('ours', 'draw')
    const work = of(way, 'drawWork') / of('ours', 'drawWork')
    const largest = seats === 20_000
    const least = largest ? targets[way === 'plain' ? 'plain' : 'packages'] : 1
    const isRequired = way === 'plain' ? largest : seats >= 1_000
    say(
      `first draw ${ratio(times)} ${way}${isRequired ? `, asked ${least} ×` : ''} (by work ${work.toFixed(1)} ×)`,
      isRequired ? times >= least : undefined,
    )
  }
  if (seats < 1_000) {
    const [fastest] = [...packages].sort((a, b) => of(a, 'draw') - of(b, 'draw'))
    const behind = of('ours', 'draw') - of(fastest, 'draw')
    const noise = Math.max(measureNoise(runs.ours, 'draw'), measureNoise(runs[fastest], 'draw'))
    say(
      `first draw ${Math.abs(behind).toFixed(0)} ms ${behind > 0 ? 'behind' : 'ahead of'} ${fastest}, the noise is ${noise.toFixed(0)} ms`,
      behind <= noise,
    )
  }
  const over = of('ours', 'click') - of('floor', 'click')
  const work = of('ours', 'clickWork') - of('floor', 'clickWork')
  say(
    `click ${over.toFixed(1)} ms above the floor, asked ${targets.frame.toFixed(1)} (by work ${work.toFixed(1)} ms)`,
    over <= targets.frame,
  )
  for (const [name, text] of [
    ['zoom95', 'zoom'],
    ['pan95', 'pan'],
  ])
    if (seats <= targets.p95Seats)
      say(`${text} p95 ${of('ours', name).toFixed(0)} ms`, of('ours', name) <= targets.p95)
  const most = Math.max(of('ours', 'elements'), of('ours', 'most'))
  say(`${most} elements at most, asked ${targets.elements}`, most <= targets.elements)
  return { said, missed }
}
