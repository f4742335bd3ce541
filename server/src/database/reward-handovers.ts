import type { Kysely } from 'kysely'
import { optional, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

/** Rewards that counters have handed over: which one, where and when. That each is used once is a claim on it. */
export async function createRewardHandovers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTableMaker(db, engine)('reward_handover', [
    ['id', 'text', primaryKey],
    ['member_id', 'text', optional],
    ['reward_id', 'text'],
    ['workstation_id', 'text'],
    ['site_id', 'text'],
    ['handed_at', 'bigint'],
  ])
}
