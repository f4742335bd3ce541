import { getSeatGroup, isAccessible, isSofa, type PlanSeat, type SeatPlan } from './plan.ts'
import type { IsFree } from './rules.ts'

/**
 * Every way of placing `count` people of one category side by side: windows of neighbouring seats, whole sofas next
 * to each other, or wheelchair places with their companions. In the order of the seats, so that ties are settled the
 * same way every time. `categoryId` null takes any category, but keeps to one. `blocks` narrows where it looks.
 */
export function listSideBySide(
  plan: SeatPlan,
  categoryId: string | null,
  count: number,
  isFree: IsFree,
  blocks: SeatPlan['blocks'] = plan.blocks,
): (readonly PlanSeat[])[] {
  if (count <= 0) return []
  const found: (readonly PlanSeat[])[] = []
  const isWanted = (seat: PlanSeat) =>
    (categoryId === null ? !isAccessible(seat) : seat.categoryId === categoryId) && isFree(seat)
  for (const block of blocks) {
    // Reads each seat once: how many seats of one category up to it are free.
    let run = 0
    block.forEach((seat, at) => {
      const goesOn = block[at - 1]?.categoryId === seat.categoryId
      run = isWanted(seat) ? (goesOn ? run + 1 : 1) : 0
      if (run < count) return
      const seats = block.slice(at + 1 - count, at + 1)
      if (wholeSofas(plan, seats, isFree)) found.push(seats)
    })
  }
  return found
}

/**
 * The smallest unit of sale: the free seats of a sofa, or one seat, of one category. In the order of the
 * seats. `categoryId` null takes any category.
 */
export function listSellableUnits(
  plan: SeatPlan,
  categoryId: string | null,
  isFree: IsFree,
): (readonly PlanSeat[])[] {
  const seen = new Set<PlanSeat>()
  return plan.seats.flatMap((seat) => {
    const isWanted = categoryId === null ? !isAccessible(seat) : seat.categoryId === categoryId
    if (!isWanted || !isFree(seat) || seen.has(seat)) return []
    const unit = isSofa(seat.kind) ? getSeatGroup(plan, seat).filter(isFree) : [seat]
    for (const part of unit) seen.add(part)
    return [unit]
  })
}

/** Every part of a sofa that can still be had; one that has lost a part is offered to who fits on what is left. */
function wholeSofas(plan: SeatPlan, seats: readonly PlanSeat[], isFree: IsFree): boolean {
  const isTaken = (part: PlanSeat) => seats.includes(part) || !isFree(part)
  return seats.every((seat) => !isSofa(seat.kind) || getSeatGroup(plan, seat).every(isTaken))
}
