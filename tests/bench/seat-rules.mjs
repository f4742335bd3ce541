#!/usr/bin/env node
/**
 * The seat rules and the search for the best seats, compared with brute force on random rows and auditoriums, and their
 * cost: each figure is a ratio to a floor of the same run, a single pass over the seats.
 *
 *   npm run bench:seat-rules [-- --rows 1000000 --rooms 10000 --seed 7]
 *
 * Exits 1 at the first disagreement.
 */
import { parseArgs } from 'node:util'
import { findBestAvailable } from '../../design-system/src/order/seat-map/engine/best-available.ts'
import { planSeats } from '../../design-system/src/order/seat-map/engine/plan.ts'
import { listBreaches, defaultSeatRules } from '../../design-system/src/order/seat-map/engine/rules.ts'
import { SeatEngine } from '../../design-system/src/order/seat-map/engine/seat-engine.ts'
import { placeAuditorium } from '../../design-system/src/order/seat-map/geometry/place.ts'
import {
  findBestByForce,
  findGapsByOracle,
  findGaps,
  getWorth,
} from '../../design-system/src/order/seat-map/sample/oracles.ts'
import {
  createSampleAuditorium,
  createStatuses,
} from '../../design-system/src/order/seat-map/sample/auditoriums.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    rooms: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '7' },
  },
})

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
let state = Number(values.seed)
function random() {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const pickOne = (list) => list[Math.floor(random() * list.length)]
const upTo = (most) => 1 + Math.floor(random() * most)
const texts = (length, marks) => Array.from({ length }, () => pickOne(marks)).join('')

let disagreements = 0
/** Only the first few are printed. */
const disagree = (what) => {
  disagreements += 1
  if (disagreements <= 5) console.error(`  disagree: ${what}`)
}

for (let row = 0; row < Number(values.rows); row += 1) {
  const text = texts(upTo(16), '...xoo_')
  if (findGaps(text).join() !== findGapsByOracle(text).join()) disagree(text)
}
console.log(`rules: ${Number(values.rows).toLocaleString('en')} random rows, ${disagreements} disagree`)

const before = disagreements
let [found, divided] = [0, 0]
for (let index = 0; index < Number(values.rooms); index += 1) {
  const plan = planSeats(
    createSampleAuditorium([{ category: 'standard', rows: [...'ABC'].map((letter) => [letter, 'ss_ss']) }]),
  )
  const place = placeAuditorium(plan)
  const marks = texts(12, '..xx')
  const isFree = (seat) => marks[seat.index] === '.'
  const count = upTo(4)
  const best = findBestByForce(plan, place, isFree, count)
  const limits = [{ areaCategoryId: 'standard', count }]
  const answer = findBestAvailable({ plan, place, rules: defaultSeatRules, limits, isFree })
  if (answer) found += 1
  // There is a result if brute force finds one, and none if it does not.
  const isAllowed =
    answer === null
      ? !best
      : best &&
        new Set(answer.filter(isFree)).size === count &&
        answer.length === count &&
        listBreaches(plan, defaultSeatRules, answer, isFree).length === 0
  if (!isAllowed) disagree(`${marks} for ${count}`)
  if (!isAllowed || !best) continue
  if (best.runs > 2) {
    // A party in more than two parts is not optimised: any permitted choice is accepted.
    divided += 1
    continue
  }
  const worth = getWorth(place, answer)
  const same =
    worth.runs === best.runs && worth.rows === best.rows && Math.abs(worth.score - best.score) < 1e-6
  if (!same) disagree(`${marks} for ${count}`)
}
console.log(
  `best seats: ${Number(values.rooms).toLocaleString('en')} rooms of 12, ${found} had seats for the party, ${divided} only in three parts or more, ${disagreements - before} disagree`,
)

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
function cost(turns, act) {
  const times = []
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now()
    act(turn)
    times.push(performance.now() - begun)
  }
  return median(times)
}

console.log(
  '\nseats   a walk over them    a press, rules and all    best seats for 4      (medians; × of the walk)',
)
for (const [seats, width] of [
  [300, 20],
  [1_000, 40],
  [5_000, 100],
  [20_000, 200],
]) {
  const auditorium = createSampleAuditorium([
    {
      category: 'standard',
      rows: Array.from({ length: seats / width }, (_, index) => [String(index + 1), 's'.repeat(width)]),
    },
  ])
  const limits = [{ areaCategoryId: 'standard', count: 4 }]
  const statuses = createStatuses(auditorium)
  const engine = new SeatEngine({ auditorium, statuses, limits })
  const { plan } = engine
  const walk = cost(200, () => plan.seats.filter((seat) => statuses.get(seat.id) === 'Available').length)
  const press = cost(200, (turn) => engine.toggle(plan.seats[(turn * 7) % plan.seats.length].id))
  engine.clear()
  const best = cost(20, () => engine.bestAvailable())
  const cell = (time) => `${time.toFixed(3)} ms (${(time / walk).toFixed(1)} ×)`.padEnd(26)
  console.log(`${String(seats).padEnd(8)}${`${walk.toFixed(3)} ms`.padEnd(20)}${cell(press)}${cell(best)}`)
}
if (disagreements > 0) process.exitCode = 1
