import { getSeatGroup, isSofa, type PlanSeat, type SeatPlan } from './plan.ts'
import type { IsFree } from './rules.ts'
import type { SeatLimit, SeatRules } from './types.ts'

/**
 * The seats that are chosen and given back together with one: a whole sofa, otherwise the seat alone. Parts of a sofa
 * that cannot be had do not come along.
 */
export function getUnit(
  plan: SeatPlan,
  seat: PlanSeat,
  rules: SeatRules,
  isFree: IsFree,
): readonly PlanSeat[] {
  if (!isSofa(seat.kind) || !rules.sofaFilled.enabled) return [seat]
  return getSeatGroup(plan, seat).filter((part) => part === seat || isFree(part))
}

/** Tickets that may sit on seats of a category: its own limit, or the one without a category. */
export function countCapacity(limits: readonly SeatLimit[], categoryId: string): number {
  const own = limits.filter((limit) => limit.areaCategoryId === categoryId)
  const counted = own.length > 0 ? own : limits.filter((limit) => limit.areaCategoryId === null)
  return counted.reduce((sum, limit) => sum + limit.count, 0)
}

/** Chosen seats that use the same tickets as a category, oldest first. */
export function getRivals(
  chosen: readonly PlanSeat[],
  limits: readonly SeatLimit[],
  categoryId: string,
): readonly PlanSeat[] {
  const hasOwn = (id: string) => limits.some((limit) => limit.areaCategoryId === id)
  if (hasOwn(categoryId)) return chosen.filter((seat) => seat.categoryId === categoryId)
  return chosen.filter((seat) => !hasOwn(seat.categoryId))
}
