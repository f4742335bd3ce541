import type { Database } from '../database/database.ts'
import { getGiftCardId } from '../order-store/scarce-ids.ts'

/** Tables that hold visitors' orders, entries and accounts, in an order in which nothing is left pointing nowhere. */
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
  'member_balance',
  'item_change',
  'scarce_claim',
  'seat_claim',
  'order_key',
  'order_showtime',
  'preparation',
  'sales_order',
  'spent_challenge',
  'failed_answer',
  'code_guess',
  'refresh_token',
  'token_family',
  'known_device',
  'sign_in_guard',
  'account_code',
  'passkey_challenge',
  'passkey',
  'subscription',
  'reward_instance',
  'watchlist_film',
  'watchlist_notice',
  'payment_card',
  'payment_card_setup',
  'payment_card_removal',
  'provider_card',
  'member_code',
  'member_export',
  'member_card',
  'member_credential',
  'member',
] as const

/**
 * Resets to the seed: deletes every order and form entry with all that belongs to them; keeps the programme. For test
 * controls only.
 */
export async function forgetSales(database: Database): Promise<void> {
  await database.tx(async (trx) => {
    for (const table of salesTables) await trx.deleteFrom(table).execute()
    // Counters of codes hold the capacity of their code, so they stay; all others are created on demand.
    await trx
      .deleteFrom('scarce')
      .where((eb) =>
        eb.and(['voucher:%', 'card:%', 'redemption:%'].map((kind) => eb('id', 'not like', kind))),
      )
      .execute()
    // Gift cards that orders have bought go with them.
    const bought = trx.selectFrom('code').select('hash').where('batch_id', 'like', 'order:%')
    for (const { hash } of await bought.execute())
      await trx.deleteFrom('scarce').where('id', '=', getGiftCardId(hash)).execute()
    await trx.deleteFrom('code').where('batch_id', 'like', 'order:%').execute()
    await trx.deleteFrom('code_batch').where('id', 'like', 'order:%').execute()
    await trx.updateTable('scarce').set({ taken: 0 }).execute()
  })
}
