import type { Store } from '../database/store.ts'

/** Tables that hold what has been sold, in an order in which nothing is left pointing nowhere. */
const salesTables = [
  'trailer_watch',
  'idempotency',
  'journey',
  'completion',
  'provider_charge',
  'payment',
  'seat_claim',
  'area_claim',
  'order_ticket',
  'order_showtime',
  'customer_order',
] as const

/** Back to the seed: every order and all that hangs on it is gone; the programme stays. For test controls only. */
export async function forgetSales(store: Store): Promise<void> {
  await store.tx(async (trx) => {
    for (const table of salesTables) await trx.deleteFrom(table).execute()
  })
}
