import type { Kysely } from 'kysely'
import { createIndexMaker, optional, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

/**
 * Balances of members. What is left of one is in `scarce`; earned units may run out. Members of before have no row until
 * they earn.
 */
export async function createPoints(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTableMaker(db, engine)('member_balance', [
    ['id', 'text', primaryKey],
    ['member_id', 'text'],
    ['runs_out_at', 'bigint', optional],
  ])
  await createIndexMaker(db)('member_balance_by_member', 'member_balance', ['member_id'])
  await createIndexMaker(db)('member_balance_by_time', 'member_balance', ['runs_out_at'])
  await db.schema
    .alterTable('movement')
    .addColumn('expires_at', engine === 'sqlite' ? 'integer' : 'bigint')
    .execute()
}
