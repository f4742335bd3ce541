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
  'journey_order',
  'journey',
  'provider_refund',
  'provider_charge',
  'movement',
  'scarce_claim',
  'seat_claim',
  'order_key',
  'order_showtime',
  'sales_order',
  'spent_challenge',
  'failed_answer',
  'code_guess',
] as const

/** Back to the seed: every order and every answer to a form is gone with all that hangs on it; the programme stays. For test controls only. */
export async function forgetSales(database: Database): Promise<void> {
  await database.tx(async (trx) => {
    for (const table of salesTables) await trx.deleteFrom(table).execute()
    // Counters of codes say what a code was made with; all others are made when they are needed.
    await trx
      .deleteFrom('scarce')
      .where((eb) =>
        eb.and(['voucher:%', 'card:%', 'redemption:%'].map((kind) => eb('id', 'not like', kind))),
      )
      .execute()
    await trx.updateTable('scarce').set({ taken: 0 }).execute()
  })
}
