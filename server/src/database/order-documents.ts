import { sql, type Kysely } from 'kysely'
import { carryOrdersOver } from './carry-orders-over.ts'
import { createIndexMaker, optional, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

/**
 * Tables of the previous schema; they stay under other names for one release, so that a mistake in this migration loses
 * nothing. `dropEarlierTables` ends that.
 */
const earlierTables = [
  'customer_order',
  'order_showtime',
  'order_ticket',
  'seat_claim',
  'area_claim',
  'payment',
  'completion',
  'journey',
  'watched_order',
]
/** Their indexes, whose names the new tables' indexes take. */
const earlierIndexes = [
  'customer_order_by_barcode',
  'customer_order_by_transaction',
  'customer_order_by_status',
  'customer_order_by_client',
  'order_showtime_by_showtime',
  'seat_claim_by_order',
  'area_claim_by_order',
  'payment_by_order',
  'payment_by_reference',
  'completion_by_status',
  'journey_by_order',
  'journey_by_reference',
  'watched_order_by_age',
  'watched_order_by_order',
]

/**
 * Orders become one row each, with their contents as a document; limited resources get counters. Every order is
 * migrated, also one that is being completed. Earlier versions of the server cannot sell on this database any more.
 */
export async function createOrderDocuments(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const index of earlierIndexes) await db.schema.dropIndex(index).execute()
  for (const table of earlierTables) await db.schema.alterTable(table).renameTo(`old_${table}`).execute()
  await createTables(db, engine)
  await carryOrdersOver(db)
  await sql`drop table hold_client`.execute(db)
}

async function createTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  await table('sales_order', [
    ['id', 'text', primaryKey],
    ['type', 'text'],
    ['site_id', 'text', optional],
    ['member_id', 'text', optional],
    ['booking_mode', 'text', optional],
    ['status', 'text'],
    ['version', 'bigint'],
    ['created_at', 'bigint'],
    ['expires_at', 'bigint'],
    ['total_minor', 'bigint'],
    ['customer', 'text', optional],
    ['contents', 'text'],
    ['completed_at', 'bigint', optional],
    ['booking_id', 'text', optional],
    ['transaction_number', 'text', optional],
    ['client', 'text', optional],
  ])
  await index('sales_order_by_status', 'sales_order', ['status', 'expires_at'])
  await index('sales_order_by_member', 'sales_order', ['member_id', 'created_at'])
  await index('sales_order_by_booking', 'sales_order', ['booking_id'], true)
  await index('sales_order_by_transaction', 'sales_order', ['transaction_number'], true)
  await table(
    'order_showtime',
    [
      ['order_id', 'text'],
      ['showtime_id', 'text'],
    ],
    ['order_id', 'showtime_id'],
    'order_showtime_pkey',
  )
  await index('order_showtime_by_showtime', 'order_showtime', ['showtime_id'])
  await table(
    'order_key',
    [
      ['kind', 'text'],
      ['value', 'text'],
      ['order_id', 'text'],
    ],
    ['kind', 'value'],
  )
  await table(
    'seat_claim',
    [
      ['showtime_id', 'text'],
      ['seat_id', 'text'],
      ['order_id', 'text'],
      ['state', 'text'],
      ['expires_at', 'bigint'],
    ],
    ['showtime_id', 'seat_id'],
    'seat_claim_pkey',
  )
  await index('seat_claim_by_order', 'seat_claim', ['order_id'])
  await createCounters(db, engine)
  await table('journey', [
    ['id', 'text', primaryKey],
    ['reference', 'text'],
    ['created_at', 'bigint'],
  ])
  await index('journey_by_reference', 'journey', ['reference'], true)
  await table(
    'journey_order',
    [
      ['journey_id', 'text'],
      ['order_id', 'text'],
    ],
    ['journey_id', 'order_id'],
  )
  await index('journey_order_by_order', 'journey_order', ['order_id'], true)
  await table(
    'watched_order',
    [
      ['member_hash', 'text'],
      ['order_id', 'text', (column) => column.notNull().references('sales_order.id').onDelete('cascade')],
      ['recorded_at', 'bigint'],
    ],
    ['member_hash', 'order_id'],
    'watched_order_pkey',
  )
  await index('watched_order_by_age', 'watched_order', ['recorded_at'])
  await index('watched_order_by_order', 'watched_order', ['order_id'])
}

async function createCounters(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  await table('scarce', [
    ['id', 'text', primaryKey],
    ['capacity', 'bigint'],
    ['taken', 'bigint'],
  ])
  await table(
    'scarce_claim',
    [
      ['scarce_id', 'text'],
      ['order_id', 'text'],
      ['showtime_id', 'text', optional],
      ['quantity', 'bigint'],
      ['state', 'text'],
      ['expires_at', 'bigint'],
    ],
    ['scarce_id', 'order_id'],
  )
  await index('scarce_claim_by_order', 'scarce_claim', ['order_id'])
  await index('scarce_claim_by_showtime', 'scarce_claim', ['showtime_id'])
  await table('movement', [
    ['id', 'text', primaryKey],
    ['scarce_id', 'text'],
    ['order_id', 'text'],
    ['amount', 'bigint'],
    ['reason', 'text'],
    ['moved_at', 'bigint'],
  ])
  await index('movement_once', 'movement', ['scarce_id', 'order_id', 'reason'], true)
}

/** Drops the tables of the previous schema: their names, addresses and hashes have no purpose any more. */
export async function dropEarlierTables(db: Kysely<unknown>): Promise<void> {
  // Those that refer to others first.
  for (const table of earlierTables.toReversed())
    await db.schema.dropTable(`old_${table}`).ifExists().execute()
}
