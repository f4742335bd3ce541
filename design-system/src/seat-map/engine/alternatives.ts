import type { RoomPlace } from '../geometry/place.ts'
import { bestAvailable, distanceScore } from './best-available.ts'
import { sideBySide } from './candidates.ts'
import type { PlanSeat, SeatPlan } from './plan.ts'
import { breaches, type IsFree } from './rules.ts'
import type { SeatRules } from './types.ts'

/** What an alternative is looked for in. */
export interface AlternativeInput {
  readonly plan: SeatPlan
  readonly place: RoomPlace
  readonly rules: SeatRules
  readonly isFree: IsFree
}

/**
 * The allowed choice nearest to one that is not: same number of seats in each category. First seats of one category
 * are moved and the others stay; if that does not help, every category is placed anew near where it was. Null when
 * the room has no allowed choice.
 */
export function nearestAllowed(
  input: AlternativeInput,
  attempt: readonly PlanSeat[],
): readonly PlanSeat[] | null {
  const { plan, place, rules, isFree } = input
  const allowed = (seats: readonly PlanSeat[]) => breaches(plan, rules, seats, isFree).length === 0
  const categories = [...new Set(attempt.map((seat) => seat.categoryId))]
  let best: { seats: readonly PlanSeat[]; cost: number } | null = null
  for (const category of categories) {
    const moving = attempt.filter((seat) => seat.categoryId === category)
    const staying = attempt.filter((seat) => seat.categoryId !== category)
    const costOf = moveCost(place, moving)
    for (const candidate of sideBySide(plan, category, moving.length, isFree)) {
      const cost = costOf(candidate)
      if (best && cost >= best.cost) continue
      const seats = [...staying, ...candidate]
      if (allowed(seats)) best = { seats, cost }
    }
  }
  if (best) return best.seats
  const anew = bestAvailable({
    ...input,
    limits: categories.map((areaCategoryId) => ({
      areaCategoryId,
      count: attempt.filter((seat) => seat.categoryId === areaCategoryId).length,
    })),
    focal: middle(place, attempt),
  })
  return anew
}

/**
 * Like for like after a loss: the kept seats stay and the missing ones are found beside them, of the same category.
 * If no such choice is allowed, the whole party moves together.
 */
export function swapFor(
  input: AlternativeInput,
  kept: readonly PlanSeat[],
  missing: readonly PlanSeat[],
): readonly PlanSeat[] | null {
  const { plan, place, rules, isFree } = input
  const categoryId = missing[0]?.categoryId
  if (categoryId === undefined) return null
  const near = middle(place, kept.length > 0 ? kept : missing)
  const oneCategory = missing.every((seat) => seat.categoryId === categoryId)
  if (oneCategory) {
    const own = (seat: PlanSeat) => isFree(seat) && !kept.includes(seat)
    const options = sideBySide(plan, categoryId, missing.length, own)
      .map((seats) => ({ seats, score: distanceScore(place, seats, near) }))
      .sort((a, b) => a.score - b.score)
    const found = options.find(
      (option) => breaches(plan, rules, [...kept, ...option.seats], isFree).length === 0,
    )
    const together = found?.seats.every(
      (seat) => kept.length === 0 || kept.some((own) => own.row === seat.row),
    )
    if (found && together) return [...kept, ...found.seats]
    const moved = nearestAllowed(input, [...kept, ...missing])
    if (moved && moved.every((seat) => seat.row === moved[0]?.row)) return moved
    return found ? [...kept, ...found.seats] : moved
  }
  return nearestAllowed(input, [...kept, ...missing])
}

function middle(place: RoomPlace, seats: readonly PlanSeat[]) {
  const sum = seats.reduce(
    (total, seat) => ({
      x: total.x + (place.seats[seat.index]?.x ?? 0),
      y: total.y + (place.rows[seat.row]?.y ?? 0),
    }),
    { x: 0, y: 0 },
  )
  return { x: sum.x / seats.length, y: sum.y / seats.length }
}

/** A change of row costs this much more than the same way along it. */
const ROW_WEIGHT = 3

/** How far a party moves, seat by seat from left to right; the newest seats weigh a little more, to settle ties. */
function moveCost(place: RoomPlace, from: readonly PlanSeat[]): (to: readonly PlanSeat[]) => number {
  const xOf = (seat: PlanSeat) => place.seats[seat.index]?.x ?? 0
  const yOf = (seat: PlanSeat) => place.rows[seat.row]?.y ?? 0
  const starts = [...from].sort((a, b) => a.index - b.index).map((seat) => ({ x: xOf(seat), y: yOf(seat) }))
  const newest = from[from.length - 1]
  return (to) => {
    let cost = 0
    starts.forEach(({ x, y }, i) => {
      const goal = to[i] as PlanSeat
      cost += Math.abs(x - xOf(goal)) + Math.abs((y - yOf(goal)) * ROW_WEIGHT)
    })
    // The seat chosen last is what the visitor wants: an answer without it costs one seat pitch more.
    if (newest && !to.includes(newest)) cost += NEWEST_LOST
    return cost
  }
}
const NEWEST_LOST = 44
