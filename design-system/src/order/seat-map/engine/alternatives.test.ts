import { placeAuditorium, type AuditoriumPlace } from '../geometry/place.ts'
import { createSampleAuditorium, createStatuses, vault, vaultTaken } from '../sample/auditoriums.ts'
import { findNearestAllowed } from './alternatives.ts'
import { listSideBySide } from './candidates.ts'
import { planSeats, type PlanSeat, type SeatPlan } from './plan.ts'
import { listBreaches, defaultSeatRules as rules, type IsFree } from './rules.ts'

/** The rule in words: seats from left to right each move along and across, a change of row at three times its way. */
function getCost(place: AuditoriumPlace, from: readonly PlanSeat[], to: readonly PlanSeat[]): number {
  const at = (seat: PlanSeat) => ({ x: place.of(seat).x, y: place.rows[seat.row]?.y ?? 0 })
  const ways = [...from]
    .sort((a, b) => a.index - b.index)
    .map((seat, i) => {
      const [start, end] = [at(seat), at(to[i] ?? seat)]
      return Math.abs(start.x - end.x) + Math.abs((start.y - end.y) * 3)
    })
  const newest = from.at(-1)
  return ways.reduce((sum, way) => sum + way, 0) + (newest && to.includes(newest) ? 0 : 44)
}

/** Looks at every place in the auditorium, in the order of the seats. */
function byLookingEverywhere(
  plan: SeatPlan,
  place: AuditoriumPlace,
  attempt: readonly PlanSeat[],
  isFree: IsFree,
) {
  let best: { seats: readonly PlanSeat[]; cost: number } | null = null
  for (const seats of listSideBySide(plan, 'standard', attempt.length, isFree)) {
    const cost = getCost(place, attempt, seats)
    if (best && cost >= best.cost) continue
    if (listBreaches(plan, rules, seats, isFree).length === 0) best = { seats, cost }
  }
  return best?.seats.map((seat) => seat.name)
}

const plan = planSeats(vault)
const place = placeAuditorium(plan)
const statuses = createStatuses(vault, vaultTaken)
const isFree: IsFree = (seat) => statuses.get(seat.id) === 'Available'
const free = plan.seats.filter(
  (seat) => seat.categoryId === 'standard' && seat.kind === 'Normal' && isFree(seat),
)

it('finds from nearby what a search of the whole room finds', () => {
  let calls = 0
  for (let at = 0; at + 4 < free.length; at += 3) {
    const attempt = [free[at], free[at + 2], free[at + 4]].filter((seat) => seat !== undefined)
    if (listBreaches(plan, rules, attempt, isFree).length === 0) continue
    calls += 1
    const found = findNearestAllowed({ plan, place, rules, isFree }, attempt)
    expect(found?.map((seat) => seat.name)).toEqual(byLookingEverywhere(plan, place, attempt, isFree))
  }
  expect(calls).toBeGreaterThan(10)
})

it('does not look at the far end of a hall for what stands beside the attempt', () => {
  const auditorium = createSampleAuditorium([
    {
      category: 'standard',
      rows: Array.from({ length: 400 }, (_, row) => [String(row + 1), 's'.repeat(20)] as const),
    },
  ])
  const hall = planSeats(auditorium)
  const rows = new Set<number>()
  const asks: IsFree = (seat) => {
    rows.add(seat.row)
    return true
  }
  const row = hall.rows[200]?.seats ?? []
  const attempt = [row[4], row[5], row[7]].filter((seat) => seat !== undefined)
  const found = findNearestAllowed({ plan: hall, place: placeAuditorium(hall), rules, isFree: asks }, attempt)
  expect(found?.every((seat) => seat.row === 200)).toBe(true)
  expect(rows.size).toBeLessThanOrEqual(5)
})
