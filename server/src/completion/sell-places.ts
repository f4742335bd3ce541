import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { claimPlaces } from '../orders/area-claims.ts'
import type { ShowtimeDetailsById } from '../orders/order-document.ts'
import type { OrderRecord, TicketRow } from '../orders/order-records.ts'
import { claimSeats } from '../orders/seat-claims.ts'

/**
 * Sells the order's places permanently. Its own holds count, even if they have expired and nobody has taken the seats
 * since; if another order has one of them by now, all fail, and nothing is stored.
 * @returns whether every place is sold to the order
 */
export async function sellPlaces(
  trx: Transaction<Tables>,
  record: OrderRecord,
  details: ShowtimeDetailsById,
  now: number,
): Promise<boolean> {
  const orderId = record.order.id
  let complete = true
  for (const showtimeId of [...record.showtimeIds].sort()) {
    const tickets = record.tickets.filter((ticket) => ticket.showtime_id === showtimeId)
    const seatIds = tickets.flatMap((ticket) => ticket.seat_id ?? [])
    const sale = { showtimeId, orderId, state: 'sold' as const, expiresAt: record.order.expires_at, now }
    const sold = await claimSeats(trx, { ...sale, seatIds })
    complete &&= sold.size === seatIds.length
    for (const [areaCategoryId, quantity] of countPlaces(tickets)) {
      const capacity = details.get(showtimeId)?.unallocatedAreas.get(areaCategoryId) ?? 0
      complete &&= await claimPlaces(trx, { ...sale, areaCategoryId, quantity, capacity })
    }
  }
  if (!complete) await releasePlaces(trx, orderId)
  return complete
}

/** Frees everything that an order has, held or sold. */
export async function releasePlaces(trx: Transaction<Tables>, orderId: string): Promise<void> {
  await trx.deleteFrom('seat_claim').where('order_id', '=', orderId).execute()
  await trx.deleteFrom('area_claim').where('order_id', '=', orderId).execute()
}

function countPlaces(tickets: readonly TicketRow[]): [areaCategoryId: string, quantity: number][] {
  const places = new Map<string, number>()
  for (const { seat_id: seatId, area_category_id: area } of tickets)
    if (seatId === null) places.set(area, (places.get(area) ?? 0) + 1)
  return [...places].sort(([a], [b]) => (a < b ? -1 : 1))
}
