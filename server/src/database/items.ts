import type { Kysely } from 'kysely'
import { optional, createTableMaker, type Engine } from './table-maker.ts'

/** What a chain changes of items while servers run. Counted pieces are in `scarce`. */
export async function createItemChanges(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTableMaker(db, engine)(
    'item_change',
    [
      ['site_id', 'text'],
      ['item_id', 'text'],
      ['price_minor', 'bigint', optional],
      ['sold_out_until', 'bigint', optional],
      ['is_counted', 'bigint'],
      ['changed_at', 'bigint'],
    ],
    ['site_id', 'item_id'],
  )
}
