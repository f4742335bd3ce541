import type { AuditoriumPlace } from '../geometry/place.ts'
import { listSellableUnits, listSideBySide } from './candidates.ts'
import type { PlanSeat, SeatPlan } from './plan.ts'
import { listBreaches, type IsFree } from './rules.ts'
import type { SeatLimit, SeatRules } from './types.ts'

/** The point people want to sit at, in user units of the drawing. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** On the axis, a little more than half-way back. */
export function getDefaultFocalPoint(place: AuditoriumPlace): FocalPoint {
  return { x: 0, y: place.lastRow * FOCAL_DEPTH }
}
const FOCAL_DEPTH = 0.55
/** A row further away counts more than a seat further away. */
const DEPTH_WEIGHT = 1.4

/** How far a set of seats is from the focal point: the sum of squared distances. Smaller is better. */
export function getDistanceScore(
  place: AuditoriumPlace,
  seats: readonly PlanSeat[],
  focal: FocalPoint,
): number {
  return seats.reduce((sum, seat) => {
    const dx = place.of(seat).x - focal.x
    const dy = ((place.rows[seat.row]?.y ?? 0) - focal.y) * DEPTH_WEIGHT
    return sum + dx * dx + dy * dy
  }, 0)
}

export interface BestAvailableInput {
  readonly plan: SeatPlan
  readonly place: AuditoriumPlace
  readonly rules: SeatRules
  readonly limits: readonly SeatLimit[]
  readonly isFree: IsFree
  readonly focal?: FocalPoint
  /** What the rules are held against, where it is not the plan that is looked through. */
  readonly auditorium?: SeatPlan
}

/**
 * The best seats for the tickets: side by side nearest the focal point, in two parts when no row has room for all (one
 * row rather than two), in more parts when there is no other way. No choice that a rule forbids. Wheelchair places are
 * found first and the others sit near them; where what is best for one kind of ticket leaves nothing for another (the
 * nearest place has lost its companion seat), the next best is tried. The same auditorium and statuses give the same
 * seats. Where a sofa may stay partly filled, a party that whole sofas do not seat, such as three on sofas for two,
 * leaves a part of one free. Null when there are not enough.
 */
export function findBestAvailable(input: BestAvailableInput): readonly PlanSeat[] | null {
  const { plan, place, rules, auditorium } = input
  const limits = [...input.limits]
    .filter((limit) => limit.count > 0)
    .sort((a, b) => getTurn(plan, a) - getTurn(plan, b) || b.count - a.count)
  if (limits.length === 0) return null
  // Most often there are simply too few: no search is needed to know.
  for (const { areaCategoryId, count } of limits)
    if (seatsIn(listSellableUnits(plan, areaCategoryId, input.isFree)) < count) return null
  let partsLeft = MOST_PARTS_TRIED
  const budget: Budget = { stepsLeft: MOST_STEPS }
  const placeFrom = (
    turn: number,
    focal: FocalPoint,
    chosen: readonly PlanSeat[],
  ): readonly PlanSeat[] | null => {
    const limit = limits[turn]
    if (!limit) return chosen
    for (const part of partyPlaces(input, limit, focal, chosen, budget)) {
      if (partsLeft-- <= 0) return null
      const party = [...chosen, ...part]
      const whole = placeFrom(turn + 1, getGroupMiddle(place, party), party)
      if (whole) return whole
    }
    return null
  }
  const best = placeFrom(0, input.focal ?? getDefaultFocalPoint(place), [])
  const mayPart = !rules.sofaFilled.enabled || rules.sofaFilled.allowSinglePartial
  // Without groups every seat is looked at alone; the rules go on speaking of the auditorium as it is.
  return best || auditorium || !mayPart
    ? best
    : findBestAvailable({ ...input, plan: { ...plan, groups: new Map() }, auditorium: plan })
}
/** Ends the search in a large auditorium where nothing fits, before a visitor feels it. */
const MOST_PARTS_TRIED = 2_000

/** What a whole search may still do, however many kinds of ticket it goes through, and how often. */
interface Budget {
  stepsLeft: number
}
/** A step is a unit taken up, a pair of windows weighed, or some seats looked through for a window: about a microsecond. */
const MOST_STEPS = 100_000
const SEATS_PER_STEP = 100

function seatsIn(units: readonly (readonly PlanSeat[])[]): number {
  return units.reduce((sum, unit) => sum + unit.length, 0)
}

/** Wheelchair places come first, the seats of their companions next: both are few, and bound to each other. */
function getTurn(plan: SeatPlan, limit: SeatLimit): number {
  const kinds = new Set(
    plan.seats.filter((seat) => seat.categoryId === limit.areaCategoryId).map((seat) => seat.kind),
  )
  return kinds.has('Wheelchair') ? 0 : kinds.has('Companion') ? 1 : 2
}

/** The middle of some seats, by the depth of their rows on the axis. */
export function getGroupMiddle(place: AuditoriumPlace, seats: readonly PlanSeat[]): FocalPoint {
  const total = seats.reduce(
    (sum, seat) => ({
      x: sum.x + place.of(seat).x,
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

/** Places for one kind of ticket that no rule forbids beside those already found, best first; the last ones unranked. */
function* partyPlaces(
  input: BestAvailableInput,
  limit: SeatLimit,
  focal: FocalPoint,
  others: readonly PlanSeat[],
  budget: Budget,
): Generator<readonly PlanSeat[]> {
  const { plan, rules } = input
  const isFree: IsFree = (seat) => input.isFree(seat) && !others.includes(seat)
  const units = listSellableUnits(plan, limit.areaCategoryId, isFree)
  if (budget.stepsLeft <= 0 || seatsIn(units) < limit.count) return
  const ranked = new Map<number, readonly Scored[]>()
  const windows = (count: number) => {
    const known = ranked.get(count)
    if (known) return known
    budget.stepsLeft -= (plan.seats.length * count) / SEATS_PER_STEP
    const candidates = rank(input, listSideBySide(plan, limit.areaCategoryId, count, isFree), focal)
    ranked.set(count, candidates)
    return candidates
  }
  const allowed = (seats: readonly PlanSeat[]) =>
    listBreaches(input.auditorium ?? plan, rules, [...others, ...seats], input.isFree).length === 0
  for (const candidate of windows(limit.count)) if (allowed(candidate.seats)) yield candidate.seats
  // One seat has no parts.
  if (limit.count === 1) return
  const parted =
    inTwoParts(limit.count, windows, allowed, budget) ?? inManyParts(limit.count, windows, allowed)
  if (parted) yield parted
  yield* inAnyParts(limit.count, rank(input, units, focal), allowed, budget)
}

function rank(
  input: BestAvailableInput,
  sets: readonly (readonly PlanSeat[])[],
  focal: FocalPoint,
): Scored[] {
  return sets
    .map((seats) => ({ seats, score: getDistanceScore(input.place, seats, focal) }))
    .sort((a, b) => a.score - b.score || (a.seats[0] as PlanSeat).index - (b.seats[0] as PlanSeat).index)
}

type Windows = (count: number) => readonly Scored[]
type Allowed = (seats: readonly PlanSeat[]) => boolean

/** Exact: the best pair of windows, in one row if there is any such pair; the best found so far when the budget ends. */
function inTwoParts(
  count: number,
  windows: Windows,
  allowed: Allowed,
  budget: Budget,
): readonly PlanSeat[] | null {
  let best: { seats: readonly PlanSeat[]; score: number; oneRow: boolean } | null = null
  for (let larger = count - 1; larger >= count / 2; larger--) {
    const firsts = windows(larger)
    const seconds = windows(count - larger)
    for (const first of firsts) {
      for (const second of seconds) {
        const score = first.score + second.score
        const oneRow = first.seats[0]?.row === second.seats[0]?.row
        if (best && (best.oneRow ? !oneRow || score >= best.score : !oneRow && score >= best.score)) continue
        if (budget.stepsLeft-- <= 0) return best && best.seats
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

/** Every way there is, near the focal point first, until the search has lasted too long for the auditorium. */
function* inAnyParts(
  count: number,
  units: readonly Scored[],
  allowed: Allowed,
  budget: Budget,
): Generator<readonly PlanSeat[]> {
  function* fill(from: number, left: number, taken: readonly PlanSeat[]): Generator<readonly PlanSeat[]> {
    if (left === 0) {
      if (allowed(taken)) yield taken
      return
    }
    for (let i = from; i < units.length && budget.stepsLeft > 0; i++) {
      budget.stepsLeft -= 1
      const { seats } = units[i] as Scored
      if (seats.length <= left) yield* fill(i + 1, left - seats.length, [...taken, ...seats])
    }
  }
  yield* fill(0, count, [])
}
