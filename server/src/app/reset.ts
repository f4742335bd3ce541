import type { Database } from '../database/database.ts'

/** Tables that hold what visitors have bought, written and watched, in an order in which nothing is left pointing nowhere. */
const salesTables = [
  'mail_outbox',
  'mailbox_message',
  'trailer_watch',
  'watched_order',
  'form_file',
  'form_entry',
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
  'hold_client',
  'spent_challenge',
  'failed_answer',
] as const

/** Back to the seed: every order and every answer to a form is gone with all that hangs on it; the programme stays. For test controls only. */
export async function forgetSales(database: Database): Promise<void> {
  await database.tx(async (trx) => {
    for (const table of salesTables) await trx.deleteFrom(table).execute()
  })
}
