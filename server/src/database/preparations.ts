import type { Kysely } from 'kysely'
import { createIndexMaker, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

/** Completed orders whose items are to be handed over, so that a site's workstations find them. */
export async function createPreparations(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTableMaker(db, engine)('preparation', [
    ['order_id', 'text', primaryKey],
    ['site_id', 'text'],
    ['wanted_at', 'bigint'],
  ])
  await createIndexMaker(db)('preparation_by_time', 'preparation', ['site_id', 'wanted_at'])
}
