import type { Database } from '../database/database.ts'
import { getPlacesId } from '../order-store/scarce-ids.ts'
import type { Step } from '../order-store/steps.ts'
import { toPlaceholders } from '../order-store/write-only.ts'
import { listPlaces, type ShowtimeLine } from '../order-store/order-contents.ts'
import type { HoldRequest } from './hold-request.ts'

const getLine = ({ order, showtime }: HoldRequest): ShowtimeLine | undefined =>
  order.contents.showtimes.find(({ showtimeId }) => showtimeId === showtime.showtimeId)

/** Claims the order's additional seats, and releases those that it gives up. */
export function getSeatSteps(hold: HoldRequest): Step[] {
  const { showtime, request, now, expiresAt } = hold
  const { showtimeId } = showtime
  const line = getLine(hold)
  const before = new Set([
    ...(line?.openSeatIds ?? []),
    ...(line?.tickets ?? []).flatMap(listPlaces).flatMap(({ seatId }) => seatId ?? []),
  ])
  const wanted = new Set(request.seats)
  const fresh = request.seats.filter((id) => !before.has(id))
  const given = [...before].filter((id) => !wanted.has(id))
  const steps: Step[] = []
  if (fresh.length > 0)
    steps.push({ kind: 'seat.claim', showtimeId, seatIds: fresh, state: 'held', expiresAt, now })
  if (given.length > 0) steps.push({ kind: 'seat.free', showtimeId, seatIds: given })
  return steps
}

/** Claims places of unallocated areas, areas sorted as everywhere. */
export function getPlacesSteps(hold: HoldRequest, places: ReadonlyMap<string, number>): Step[] {
  const { showtime, now, expiresAt } = hold
  const { showtimeId } = showtime
  const before = new Map<string, number>()
  for (const { seatId, areaCategoryId } of (getLine(hold)?.tickets ?? []).flatMap(listPlaces))
    if (seatId === null) before.set(areaCategoryId, (before.get(areaCategoryId) ?? 0) + 1)
  const areas = [...new Set([...places.keys(), ...before.keys()])].sort()
  return areas.flatMap((area): Step[] => {
    const quantity = places.get(area) ?? 0
    if (quantity === (before.get(area) ?? 0)) return []
    return [
      {
        kind: 'scarce.take',
        scarceId: getPlacesId(showtimeId, area),
        quantity,
        capacity: showtime.unallocatedAreas.get(area) ?? 0,
        showtimeId,
        state: 'held',
        expiresAt,
        now,
      },
    ]
  })
}

/** The seats among these that other orders hold or have bought, as committed. No sale is decided on it. */
export async function listSeatsOfOthers(
  database: Database,
  { order, showtime, now }: HoldRequest,
  seatIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database.query({
    sql: `select seat_id from seat_claim where showtime_id = ? and seat_id in (${toPlaceholders(seatIds.length)})
      and order_id <> ? and (state = 'sold' or expires_at > ?)`,
    parameters: [showtime.showtimeId, ...seatIds, order.id, now],
  })
  return new Set(rows.map((row) => String(row['seat_id'])))
}
