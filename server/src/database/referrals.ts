import type { Kysely } from 'kysely'
import { createIndexMaker, optional, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

/** Members' codes for friends, and the friends who have joined with them. */
export async function createReferrals(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  await table('referral_code', [
    ['member_id', 'text', (column) => primaryKey(column).references('member.id').onDelete('cascade')],
    ['code', 'text'],
    ['created_at', 'bigint'],
  ])
  await index('referral_code_by_code', 'referral_code', ['code'], true)
  await table('referral', [
    ['id', 'text', primaryKey],
    ['inviter_id', 'text', optional],
    ['friend_id', 'text', optional],
    ['status', 'text'],
    ['reason', 'text', optional],
    ['created_at', 'bigint'],
    ['decided_at', 'bigint', optional],
    ['order_id', 'text', optional],
    ['counted_year', 'bigint', optional],
  ])
  // Both engines let any number of rows have none.
  await index('referral_by_friend', 'referral', ['friend_id'], true)
  await index('referral_by_inviter', 'referral', ['inviter_id', 'created_at'])
  await index('referral_by_status', 'referral', ['status', 'created_at'])
}
