import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { createIndexMaker, optional, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

/** Films that members want to see, and whether they are notified when booking opens. */
export async function createWatchlist(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  const ofMember = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('member.id').onDelete('cascade')
  await table(
    'watchlist_film',
    [
      ['member_id', 'text', ofMember],
      ['film_id', 'text'],
      ['display_priority', 'bigint'],
      ['added_at', 'bigint'],
      ['awaits_booking', 'bigint'],
      ['booking_opened_at', 'bigint', optional],
      ['member_hash', 'text'],
    ],
    ['member_id', 'film_id'],
  )
  await index('watchlist_film_by_wait', 'watchlist_film', ['awaits_booking', 'film_id'])
  await index('watchlist_film_by_hash', 'watchlist_film', ['member_hash'])
  await table('watchlist_notice', [
    ['member_id', 'text', (column) => primaryKey(ofMember(column))],
    ['is_wanted', 'bigint'],
    ['changed_at', 'bigint'],
    ['mail_key', 'text'],
  ])
  await index('watchlist_notice_by_key', 'watchlist_notice', ['mail_key'], true)
}
