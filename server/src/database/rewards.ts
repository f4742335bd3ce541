import type { Kysely } from 'kysely'
import { createIndexMaker, optional, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

/** Rewards that members have taken. Whether one is used is a claim on it, as of a voucher. */
export async function createRewards(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const index = createIndexMaker(db)
  await createTableMaker(db, engine)('reward_instance', [
    ['id', 'text', primaryKey],
    ['member_id', 'text', (column) => column.notNull().references('member.id').onDelete('cascade')],
    ['reward_id', 'text'],
    ['balance_type_id', 'text', optional],
    ['cost', 'bigint'],
    ['occasion', 'text', optional],
    ['taken_at', 'bigint'],
    ['expires_at', 'bigint', optional],
  ])
  await index('reward_instance_by_member', 'reward_instance', ['member_id', 'taken_at'])
  // Both engines let any number of rows have none.
  await index('reward_instance_by_occasion', 'reward_instance', ['member_id', 'reward_id', 'occasion'], true)
}
