import type { AuditoriumPlace } from '../geometry/place.ts'
import { findBestAvailable, getDistanceScore, getGroupMiddle } from './best-available.ts'
import { listSideBySide } from './candidates.ts'
import type { PlanSeat, SeatPlan } from './plan.ts'
import { listBreaches, type IsFree } from './rules.ts'
import type { SeatRules } from './types.ts'

/** What an alternative is looked for in. */
export interface AlternativeInput {
  readonly plan: SeatPlan
  readonly place: AuditoriumPlace
  readonly rules: SeatRules
  readonly isFree: IsFree
}

/**
 * The allowed choice nearest to one that is not: same number of seats in each category. First seats of one category
 * are moved and the others stay; if that does not help, every category is placed again near its old seats. Null if
 * the auditorium has no allowed choice.
 */
export function findNearestAllowed(
  input: AlternativeInput,
  attempt: readonly PlanSeat[],
): readonly PlanSeat[] | null {
  const { plan, place, rules, isFree } = input
  const allowed = (seats: readonly PlanSeat[]) => listBreaches(plan, rules, seats, isFree).length === 0
  const categories = [...new Set(attempt.map((seat) => seat.categoryId))]
  let best: { seats: readonly PlanSeat[]; cost: number } | null = null
  for (const category of categories) {
    const moving = attempt.filter((seat) => seat.categoryId === category)
    const staying = attempt.filter((seat) => seat.categoryId !== category)
    const getCost = moveCost(place, moving)
    let bestOfCategory: { first: number; cost: number } | null = null
    // The nearest rows first: an auditorium is not searched for what stands beside the attempt.
    for (const { row, least } of rowsByCost(input, moving)) {
      if (best && least > best.cost + ROUNDING) break
      const blocks = [...new Set(row.seats.map((seat) => seat.block))].map(
        (block) => plan.blocks[block] ?? [],
      )
      for (const candidate of listSideBySide(plan, category, moving.length, isFree, blocks)) {
        const cost = getCost(candidate)
        const first = candidate[0]?.index ?? 0
        // Of equals the first in the auditorium wins, in whichever order they are met.
        const isBetter: boolean =
          !best ||
          cost < best.cost ||
          (bestOfCategory !== null && cost === bestOfCategory.cost && first < bestOfCategory.first)
        if (!isBetter) continue
        const seats = [...staying, ...candidate]
        if (!allowed(seats)) continue
        best = { seats, cost }
        bestOfCategory = { first, cost }
      }
    }
  }
  if (best) return best.seats
  const anew = findBestAvailable({
    ...input,
    limits: categories.map((areaCategoryId) => ({
      areaCategoryId,
      count: attempt.filter((seat) => seat.categoryId === areaCategoryId).length,
    })),
    focal: getGroupMiddle(place, attempt),
  })
  return anew
}

/**
 * Like for like after a loss: the kept seats stay and the missing ones are found beside them, of the same category.
 * If no such choice is allowed, the whole party moves together.
 */
export function findSwap(
  input: AlternativeInput,
  remaining: readonly PlanSeat[],
  missing: readonly PlanSeat[],
): readonly PlanSeat[] | null {
  const { plan, place, rules, isFree } = input
  const categoryId = missing[0]?.categoryId
  if (categoryId === undefined) return null
  const near = getGroupMiddle(place, remaining.length > 0 ? remaining : missing)
  const oneCategory = missing.every((seat) => seat.categoryId === categoryId)
  if (oneCategory) {
    const own = (seat: PlanSeat) => isFree(seat) && !remaining.includes(seat)
    const options = listSideBySide(plan, categoryId, missing.length, own)
      .map((seats) => ({ seats, score: getDistanceScore(place, seats, near) }))
      .sort((a, b) => a.score - b.score)
    const found = options.find(
      (option) => listBreaches(plan, rules, [...remaining, ...option.seats], isFree).length === 0,
    )
    const together = found?.seats.every(
      (seat) => remaining.length === 0 || remaining.some((own) => own.row === seat.row),
    )
    if (found && together) return [...remaining, ...found.seats]
    const moved = findNearestAllowed(input, [...remaining, ...missing])
    if (moved && moved.every((seat) => seat.row === moved[0]?.row)) return moved
    return found ? [...remaining, ...found.seats] : moved
  }
  return findNearestAllowed(input, [...remaining, ...missing])
}

/** A change of row costs this much more than the same way along it. */
const ROW_WEIGHT = 3

/** Costs that differ by less are the same sum, added up in another order. */
const ROUNDING = 1e-6

/** Rows with the least that moving a party there can cost, cheapest first. */
function rowsByCost({ plan, place }: AlternativeInput, from: readonly PlanSeat[]) {
  const depths = from.map((seat) => place.rows[seat.row]?.y ?? 0)
  return plan.rows
    .map((row) => {
      const y = place.rows[row.index]?.y ?? 0
      return { row, least: depths.reduce((sum, depth) => sum + Math.abs((depth - y) * ROW_WEIGHT), 0) }
    })
    .sort((a, b) => a.least - b.least || a.row.index - b.row.index)
}

/** How far a party moves, seat by seat from left to right; the newest seats weigh a little more, to settle ties. */
function moveCost(place: AuditoriumPlace, from: readonly PlanSeat[]): (to: readonly PlanSeat[]) => number {
  const getX = (seat: PlanSeat) => place.of(seat).x
  const getY = (seat: PlanSeat) => place.rows[seat.row]?.y ?? 0
  const starts = [...from].sort((a, b) => a.index - b.index).map((seat) => ({ x: getX(seat), y: getY(seat) }))
  const newest = from[from.length - 1]
  return (to) => {
    let cost = 0
    starts.forEach(({ x, y }, i) => {
      const goal = to[i] as PlanSeat
      cost += Math.abs(x - getX(goal)) + Math.abs((y - getY(goal)) * ROW_WEIGHT)
    })
    // The seat chosen last is what the visitor wants: an answer without it costs one seat pitch more.
    if (newest && !to.includes(newest)) cost += NEWEST_LOST
    return cost
  }
}
const NEWEST_LOST = 44
