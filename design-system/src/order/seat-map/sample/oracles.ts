import { getDefaultFocalPoint, getDistanceScore } from '../engine/best-available.ts'
import { planSeats, type PlanSeat, type SeatPlan } from '../engine/plan.ts'
import { listBreaches, defaultSeatRules, type IsFree } from '../engine/rules.ts'
import type { SeatRules } from '../engine/types.ts'
import type { AuditoriumPlace } from '../geometry/place.ts'
import { createSampleAuditorium } from './auditoriums.ts'

/**
 * The seat rules and the search for seats written in another way, slow and plain on purpose: what tests and the benchmark hold
 * the real ones against.
 */

/**
 * A row as text: `.` free, `x` taken, `o` chosen, `_` aisle. `places` gives the kind of each seat, a letter per
 * seat as in `createSampleAuditorium`; ordinary seats by default.
 */
export function readRow(
  text: string,
  places = 's'.repeat(text.length),
): { plan: SeatPlan; chosen: PlanSeat[]; isFree: IsFree } {
  const kinds = [...text].map((mark, i) => (mark === '_' ? '_' : places[i])).join('')
  const plan = planSeats(createSampleAuditorium([{ category: 'standard', rows: [['A', kinds]] }]))
  const getMark = (seat: PlanSeat) => text[seat.column - 1]
  return {
    plan,
    chosen: plan.seats.filter((seat) => getMark(seat) === 'o'),
    isFree: (seat) => getMark(seat) !== 'x',
  }
}

/** What the rules about gaps find in a row, a line a seat: "gap-between 4", in order of its letters. */
export function findGaps(text: string, places?: string, rules: SeatRules = defaultSeatRules): string[] {
  const { plan, chosen, isFree } = readRow(text, places)
  const own = { ...rules, sofaFilled: off.sofaFilled, wheelchairAssociated: off.wheelchairAssociated }
  return listBreaches(plan, own, chosen, isFree)
    .flatMap(({ rule, seatIds }) => seatIds.map((id) => `${rule} ${plan.byId.get(id)?.column}`))
    .sort()
}
const off = {
  sofaFilled: { ...defaultSeatRules.sofaFilled, enabled: false },
  wheelchairAssociated: { enabled: false },
}

/**
 * The same by the oracle: every free, unchosen seat is looked at alone, by what stands to its left and right. A place for
 * a wheelchair or a companion that is not chosen is no seat to leave alone, and ends a row of seats as an aisle does.
 */
export function findGapsByOracle(text: string, places = '', rules: SeatRules = defaultSeatRules): string[] {
  const found = new Set<string>()
  const marks = [...text].map((mark, i) => (/[WC]/.test(places[i] ?? '') && mark !== 'o' ? '_' : mark))
  for (const block of splitBlocks(marks.join(''))) {
    block.forEach(({ mark, column }, i) => {
      if (mark !== '.') return
      let l = i
      while (block[l - 1]?.mark === '.') l -= 1
      let r = i
      while (block[r + 1]?.mark === '.') r += 1
      const left = block[l - 1]?.mark ?? 'aisle'
      const right = block[r + 1]?.mark ?? 'aisle'
      const alone = l === r
      if (left === 'o' && right === 'o') {
        const { enabled, allowMultiSeatGaps } = rules.gapBetween
        if (enabled && (alone || !allowMultiSeatGaps)) found.add(`gap-between ${column}`)
      } else if (alone && (left === 'o' || right === 'o')) {
        const step = left === 'o' ? -1 : 1
        const atAisle = (left === 'o' ? right : left) === 'aisle'
        const rule = atAisle ? rules.singleFromAisle : rules.singleFromUnavailable
        if (!rule.enabled) return
        const beside = places[(block[i + step]?.column ?? 0) - 1] ?? 's'
        if (rule.ignoreSofas && /[LMR]/.test(beside)) return
        let j = i + step
        while (block[j]?.mark === 'o') j += step
        if (rule.allowIfRestChosen && block[j]?.mark !== '.') return
        found.add(`${atAisle ? 'single-from-aisle' : 'single-from-unavailable'} ${column}`)
      }
    })
  }
  return [...found].sort()
}

function splitBlocks(text: string): { mark: string; column: number }[][] {
  const blocks: { mark: string; column: number }[][] = [[]]
  ;[...text].forEach((mark, i) => {
    if (mark === '_') blocks.push([])
    else blocks[blocks.length - 1]?.push({ mark, column: i + 1 })
  })
  return blocks
}

/** All subsets of a size, in order. */
export function listSubsets(seats: readonly PlanSeat[], size: number): PlanSeat[][] {
  if (size === 0) return [[]]
  return seats.flatMap((seat, i) => listSubsets(seats.slice(i + 1), size - 1).map((rest) => [seat, ...rest]))
}

/** How good a choice is: parts it is in, rows it is in, then its distance from the focal point. Less is better. */
export interface Worth {
  runs: number
  rows: number
  score: number
}

/** What a choice is worth. */
export function getWorth(place: AuditoriumPlace, seats: readonly PlanSeat[]): Worth {
  const ordered = [...seats].sort((a, b) => a.index - b.index)
  return {
    runs: ordered.filter((seat, i) => {
      const before = ordered[i - 1]
      return !before || before.block !== seat.block || before.index + 1 !== seat.index
    }).length,
    rows: new Set(ordered.map((seat) => seat.row)).size,
    score: getDistanceScore(place, ordered, getDefaultFocalPoint(place)),
  }
}

/** The worth of the best of all allowed choices of `count` free seats; undefined where none is allowed. */
export function findBestByForce(
  plan: SeatPlan,
  place: AuditoriumPlace,
  isFree: IsFree,
  count: number,
): Worth | undefined {
  return listSubsets(plan.seats.filter(isFree), count)
    .filter((seats) => listBreaches(plan, defaultSeatRules, seats, isFree).length === 0)
    .map((seats) => getWorth(place, seats))
    .sort((a, b) => a.runs - b.runs || a.rows - b.rows || a.score - b.score)[0]
}
