import { getSeatGroup, isAccessible, isSofa, type PlanSeat, type SeatPlan } from './plan.ts'
import type { SeatLimit, SeatRule, SeatRules } from './types.ts'

/** The specification's defaults: every rule on, one partly filled sofa and wider gaps not allowed. */
export const defaultSeatRules: SeatRules = {
  gapBetween: { enabled: true, allowMultiSeatGaps: false },
  singleFromAisle: { enabled: true, ignoreSofas: true, allowIfRestChosen: true },
  singleFromUnavailable: { enabled: true, ignoreSofas: true, allowIfRestChosen: true },
  sofaFilled: { enabled: true, allowSinglePartial: false },
  wheelchairAssociated: { enabled: true },
  limit: { enabled: true },
}

/** A rule that speaks against a choice, with the seats that show it. */
export interface Breach {
  readonly rule: SeatRule
  readonly seatIds: readonly string[]
}

export type IsFree = (seat: PlanSeat) => boolean
export type IsChosen = (seat: PlanSeat) => boolean

/**
 * Gaps of one block (neighbouring seats without an aisle). A gap is a run of free seats that are not chosen, with a
 * chosen seat at one end at least. Only seats beside the choice count, so that earlier gaps are no breach.
 */
export function listBlockGaps(
  block: readonly PlanSeat[],
  rules: SeatRules,
  isFree: IsFree,
  isChosen: IsChosen,
): Breach[] {
  const found: Breach[] = []
  const open = (seat: PlanSeat) => !isAccessible(seat) && isFree(seat) && !isChosen(seat)
  for (let start = 0; start < block.length; start++) {
    if (!open(block[start] as PlanSeat)) continue
    let end = start
    while (end + 1 < block.length && open(block[end + 1] as PlanSeat)) end += 1
    const gap = block.slice(start, end + 1)
    const left = block[start - 1]
    const right = block[end + 1]
    const leftChosen = left !== undefined && isChosen(left)
    const rightChosen = right !== undefined && isChosen(right)
    if (leftChosen && rightChosen) {
      const refused = rules.gapBetween.enabled && (gap.length === 1 || !rules.gapBetween.allowMultiSeatGaps)
      if (refused) found.push({ rule: 'gap-between', seatIds: gap.map((seat) => seat.id) })
    } else if (gap.length === 1 && (leftChosen || rightChosen)) {
      const far = leftChosen ? right : left
      const aisle = far === undefined || isAccessible(far)
      const rule = aisle ? rules.singleFromAisle : rules.singleFromUnavailable
      const beside = (leftChosen ? left : right) as PlanSeat
      const excused =
        (rule.ignoreSofas && isSofa(beside.kind)) ||
        (rule.allowIfRestChosen && restChosen(block, start, leftChosen ? -1 : 1, isFree, isChosen))
      if (rule.enabled && !excused) {
        found.push({
          rule: aisle ? 'single-from-aisle' : 'single-from-unavailable',
          seatIds: [(gap[0] as PlanSeat).id],
        })
      }
    }
    start = end
  }
  return found
}

/** From the gap onwards every seat that could be had is chosen, up to the other end of the run. */
function restChosen(
  block: readonly PlanSeat[],
  from: number,
  step: 1 | -1,
  isFree: IsFree,
  isChosen: IsChosen,
): boolean {
  for (let i = from + step; i >= 0 && i < block.length; i += step) {
    const seat = block[i] as PlanSeat
    if (isChosen(seat)) continue
    return isAccessible(seat) || !isFree(seat)
  }
  return true
}

/** Sofas that are chosen in part. */
function partSofas(
  plan: SeatPlan,
  chosen: readonly PlanSeat[],
  isFree: IsFree,
  isChosen: IsChosen,
): Breach[] {
  const found: Breach[] = []
  const seen = new Set<string>()
  for (const seat of chosen) {
    for (const id of seat.groupIds) {
      const group = plan.groups.get(id)
      if (!group || group.kind !== 'sofa' || seen.has(id)) continue
      seen.add(id)
      const open = group.seats.filter((part) => isFree(part) && !isChosen(part))
      if (open.length > 0) found.push({ rule: 'sofa-filled', seatIds: open.map((part) => part.id) })
    }
  }
  return found
}

/**
 * Every breach of a choice, in the order of the seats. Pure: `chosen` is the choice, `isFree` tells which seats are
 * available. Limits compare with the tickets; without limits that rule does not apply.
 */
export function listBreaches(
  plan: SeatPlan,
  rules: SeatRules,
  chosen: readonly PlanSeat[],
  isFree: IsFree,
  limits: readonly SeatLimit[] = [],
): Breach[] {
  const ids = new Set(chosen.map((seat) => seat.id))
  const isChosen = (seat: PlanSeat) => ids.has(seat.id)
  const found: Breach[] = []
  if (rules.wheelchairAssociated.enabled) {
    for (const seat of chosen) {
      if (seat.kind !== 'Companion') continue
      const wheelchairs = getSeatGroup(plan, seat).filter((place) => place.kind === 'Wheelchair')
      if (wheelchairs.length > 0 && !wheelchairs.some(isChosen)) {
        found.push({ rule: 'wheelchair-associated', seatIds: [seat.id] })
      }
    }
  }
  if (rules.sofaFilled.enabled) {
    const parts = partSofas(plan, chosen, isFree, isChosen)
    if (parts.length > (rules.sofaFilled.allowSinglePartial ? 1 : 0)) found.push(...parts)
  }
  const touched = new Set(chosen.map((seat) => seat.block))
  for (const block of touched) {
    found.push(...listBlockGaps(plan.blocks[block] ?? [], rules, isFree, isChosen))
  }
  if (rules.limit.enabled && limits.length > 0) {
    const over = listOverLimit(chosen, limits)
    if (over.length > 0) found.push({ rule: 'limit', seatIds: over.map((seat) => seat.id) })
  }
  return found
}

/** Seats that no ticket is left for, in the order of choosing. A limit without a category takes any seat. */
export function listOverLimit(chosen: readonly PlanSeat[], limits: readonly SeatLimit[]): PlanSeat[] {
  const space = new Map<string | null, number>()
  for (const limit of limits) {
    space.set(limit.areaCategoryId, (space.get(limit.areaCategoryId) ?? 0) + limit.count)
  }
  return chosen.filter((seat) => {
    const key = (space.get(seat.categoryId) ?? 0) > 0 ? seat.categoryId : null
    const left = space.get(key) ?? 0
    if (left <= 0) return true
    space.set(key, left - 1)
    return false
  })
}
