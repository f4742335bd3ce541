import { isSofa, type PlanSeat, type SeatPlan } from './plan.ts'
import type { IsFree } from './rules.ts'

/**
 * Every way of placing `count` people of one category side by side: windows of neighbouring seats, whole sofas next
 * to each other, or wheelchair places with their companions. In the order of the seats, so that ties are settled the
 * same way every time. `categoryId` null takes any category, but keeps to one.
 */
export function sideBySide(
  plan: SeatPlan,
  categoryId: string | null,
  count: number,
  isFree: IsFree,
): (readonly PlanSeat[])[] {
  if (count <= 0) return []
  const found: (readonly PlanSeat[])[] = []
  for (const block of plan.blocks) {
    for (let start = 0; start + count <= block.length; start++) {
      const seats = block.slice(start, start + count)
      const category = (seats[0] as PlanSeat).categoryId
      const fits = seats.every(
        (seat) =>
          isFree(seat) &&
          seat.categoryId === category &&
          (categoryId === null ? !isSpecial(seat) : seat.categoryId === categoryId),
      )
      if (fits && wholeSofas(plan, seats)) found.push(seats)
    }
  }
  return found
}

/** Wheelchair places and companions are offered only to those who hold a ticket of their category. */
function isSpecial(seat: PlanSeat): boolean {
  return seat.kind === 'Wheelchair' || seat.kind === 'Companion'
}

function wholeSofas(plan: SeatPlan, seats: readonly PlanSeat[]): boolean {
  return seats.every(
    (seat) =>
      !isSofa(seat.kind) ||
      seat.groupIds.every((id) => plan.groups.get(id)?.seats.every((part) => seats.includes(part)) ?? true),
  )
}
