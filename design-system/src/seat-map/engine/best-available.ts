import type { RoomPlace } from '../geometry/place.ts'
import { sideBySide } from './candidates.ts'
import type { PlanSeat, SeatPlan } from './plan.ts'
import { breaches, type IsFree } from './rules.ts'
import type { SeatLimit, SeatRules } from './types.ts'

/** The point people want to sit at, in user units of the drawing. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** On the axis, a little more than half-way back. */
export function defaultFocalPoint(place: RoomPlace): FocalPoint {
  return { x: 0, y: place.lastRow * FOCAL_DEPTH }
}
const FOCAL_DEPTH = 0.55
/** A row further away counts more than a seat further away. */
const DEPTH_WEIGHT = 1.4

/** How far a set of seats is from the focal point: the sum of squared distances. Smaller is better. */
export function distanceScore(place: RoomPlace, seats: readonly PlanSeat[], focal: FocalPoint): number {
  return seats.reduce((sum, seat) => {
    const at = place.seats[seat.index]
    const row = place.rows[seat.row]
    if (!at || !row) return sum
    const dx = at.x - focal.x
    const dy = (row.y - focal.y) * DEPTH_WEIGHT
    return sum + dx * dx + dy * dy
  }, 0)
}

export interface BestAvailableInput {
  readonly plan: SeatPlan
  readonly place: RoomPlace
  readonly rules: SeatRules
  readonly limits: readonly SeatLimit[]
  readonly isFree: IsFree
  readonly focal?: FocalPoint
}

/**
 * The best seats for the tickets: side by side nearest the focal point, in two parts when no row has room for all
 * (one row rather than two), in more parts when there is no other way. No choice that a rule forbids. Wheelchair
 * places are found first and the others sit near them. The same room and statuses give the same seats. Null when
 * there are not enough.
 */
export function bestAvailable(input: BestAvailableInput): readonly PlanSeat[] | null {
  const { plan, place, limits } = input
  const wheelchairFirst = [...limits]
    .filter((limit) => limit.count > 0)
    .sort((a, b) => Number(isAccessible(plan, b)) - Number(isAccessible(plan, a)) || b.count - a.count)
  let focal = input.focal ?? defaultFocalPoint(place)
  let chosen: readonly PlanSeat[] = []
  for (const limit of wheelchairFirst) {
    const part = placeParty(input, limit, focal, chosen)
    if (!part) return null
    chosen = [...chosen, ...part]
    focal = middleOf(place, chosen)
  }
  return chosen.length > 0 ? chosen : null
}

function isAccessible(plan: SeatPlan, limit: SeatLimit): boolean {
  return plan.seats.some((seat) => seat.categoryId === limit.areaCategoryId && seat.kind === 'Wheelchair')
}

function middleOf(place: RoomPlace, seats: readonly PlanSeat[]): FocalPoint {
  const total = seats.reduce(
    (sum, seat) => ({
      x: sum.x + (place.seats[seat.index]?.x ?? 0),
      y: sum.y + (place.rows[seat.row]?.y ?? 0),
    }),
    { x: 0, y: 0 },
  )
  return { x: total.x / seats.length, y: total.y / seats.length }
}

interface Scored {
  readonly seats: readonly PlanSeat[]
  readonly score: number
}

function placeParty(
  input: BestAvailableInput,
  limit: SeatLimit,
  focal: FocalPoint,
  others: readonly PlanSeat[],
): readonly PlanSeat[] | null {
  const { plan, rules } = input
  const isFree: IsFree = (seat) => input.isFree(seat) && !others.includes(seat)
  const windows = (count: number) => rank(input, sideBySide(plan, limit.areaCategoryId, count, isFree), focal)
  const allowed = (seats: readonly PlanSeat[]) =>
    breaches(plan, rules, [...others, ...seats], input.isFree).length === 0
  const whole = windows(limit.count).find((candidate) => allowed(candidate.seats))
  if (whole) return whole.seats
  return inTwoParts(limit.count, windows, allowed) ?? inManyParts(limit.count, windows, allowed)
}

function rank(
  input: BestAvailableInput,
  sets: readonly (readonly PlanSeat[])[],
  focal: FocalPoint,
): Scored[] {
  return sets
    .map((seats) => ({ seats, score: distanceScore(input.place, seats, focal) }))
    .sort((a, b) => a.score - b.score || (a.seats[0] as PlanSeat).index - (b.seats[0] as PlanSeat).index)
}

type Windows = (count: number) => readonly Scored[]
type Allowed = (seats: readonly PlanSeat[]) => boolean

/** Exact: the best pair of windows, in one row if there is any such pair. */
function inTwoParts(count: number, windows: Windows, allowed: Allowed): readonly PlanSeat[] | null {
  let best: { seats: readonly PlanSeat[]; score: number; oneRow: boolean } | null = null
  for (let larger = count - 1; larger >= count / 2; larger--) {
    const firsts = windows(larger)
    const seconds = windows(count - larger)
    for (const first of firsts) {
      for (const second of seconds) {
        const score = first.score + second.score
        const oneRow = first.seats[0]?.row === second.seats[0]?.row
        if (best && (best.oneRow ? !oneRow || score >= best.score : !oneRow && score >= best.score)) continue
        if (second.seats.some((seat) => first.seats.includes(seat))) continue
        const seats = [...first.seats, ...second.seats]
        if (allowed(seats)) best = { seats, score, oneRow }
      }
    }
  }
  return best && best.seats
}

/** Not exact: the largest part that leaves an answer for the rest, near the focal point first. */
function inManyParts(count: number, windows: Windows, allowed: Allowed): readonly PlanSeat[] | null {
  const taken: PlanSeat[] = []
  let left = count
  for (let size = count - 1; size >= 1 && left > 0; size--) {
    for (const candidate of windows(Math.min(size, left))) {
      if (candidate.seats.length > left || candidate.seats.some((seat) => taken.includes(seat))) continue
      if (!allowed([...taken, ...candidate.seats])) continue
      taken.push(...candidate.seats)
      left -= candidate.seats.length
      if (left === 0) break
    }
  }
  return left === 0 ? taken : null
}
