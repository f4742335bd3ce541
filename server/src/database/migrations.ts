import { types } from 'node:util'
import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { createAccounts, createSubscriptions } from './accounts.ts'
import { createCodes } from './codes.ts'
import { createOrderDocuments, dropEarlierTables } from './order-documents.ts'
import { createItemChanges } from './items.ts'
import { createDeletedMembers, createMemberCards } from './member-cards.ts'
import { createMemberDetails } from './member-details.ts'
import { createPasskeys } from './passkeys.ts'
import { createPoints } from './points.ts'
import { createPreparations } from './preparations.ts'
import { createReferrals } from './referrals.ts'
import { createRewardHandovers } from './reward-handovers.ts'
import { createRewards } from './rewards.ts'
import { createWatchlist } from './watchlist.ts'
import { createWallet } from './wallet.ts'
import {
  createIndexMaker,
  optional,
  primaryKey as key,
  required,
  createTableMaker,
  type Engine,
} from './table-maker.ts'

/**
 * Updates the schema; does nothing if it is current.
 * @param upTo the last migration to run, for tests of a later one; all by default
 * @throws the engine's error of the failed migration
 */
export async function migrate<T>(db: Kysely<T>, engine: Engine, upTo?: string): Promise<void> {
  const migrator = createMigrator(db, engine)
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error) throw types.isNativeError(error) ? error : new Error('Migration failed', { cause: error })
}

/** Names of the pending migrations; none if the database is up to date. Changes nothing. */
export async function listDueMigrations<T>(db: Kysely<T>, engine: Engine): Promise<string[]> {
  const known = await createMigrator(db, engine).getMigrations()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

function createMigrator<T>(db: Kysely<T>, engine: Engine): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrationsFor(engine)) } })
}

/** Migrations by name, in order. A released one is never changed; a later one corrects it. */
function migrationsFor(engine: Engine): Record<string, Migration> {
  return {
    '001-first-tables': { up: (db) => createFirstTables(db, engine) },
    '002-trailer-watches': { up: (db) => createTrailerWatches(db, engine) },
    '003-form-entries': { up: (db) => createFormEntries(db, engine) },
    '004-watched-orders': { up: (db) => createWatchedOrders(db, engine) },
    '005-hold-limits': { up: (db) => addHoldLimits(db, engine) },
    '006-mail': { up: (db) => createMail(db, engine) },
    '007-failed-answers': { up: (db) => createFailedAnswers(db, engine) },
    '008-order-documents': { up: (db) => createOrderDocuments(db, engine) },
    '009-unpaid-bookings': { up: addReleases },
    '010-codes': { up: (db) => createCodes(db, engine) },
    '011-accounts': { up: (db) => createAccounts(db, engine) },
    '012-subscriptions': { up: (db) => createSubscriptions(db, engine) },
    '013-passkeys': { up: (db) => createPasskeys(db, engine) },
    '014-earlier-orders': { up: dropEarlierTables },
    '015-item-changes': { up: (db) => createItemChanges(db, engine) },
    '016-preparations': { up: (db) => createPreparations(db, engine) },
    '017-watchlist': { up: (db) => createWatchlist(db, engine) },
    '018-points': { up: (db) => createPoints(db, engine) },
    '019-rewards': { up: (db) => createRewards(db, engine) },
    '020-member-details': { up: (db) => createMemberDetails(db, engine) },
    '021-wallet': { up: (db) => createWallet(db, engine) },
    '022-member-orders': { up: indexMemberOrders },
    '023-reward-handovers': { up: (db) => createRewardHandovers(db, engine) },
    '024-referrals': { up: (db) => createReferrals(db, engine) },
    '025-member-cards': { up: (db) => createMemberCards(db, engine) },
    '026-deleted-members': { up: (db) => createDeletedMembers(db, engine) },
  }
}

async function createTrailerWatches(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTableMaker(db, engine)(
    'trailer_watch',
    [
      ['film_id', 'text'],
      ['day', 'text'],
      ['count', 'bigint'],
    ],
    ['film_id', 'day'],
  )
}

async function createFormEntries(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  await table('form_entry', [
    ['id', 'text', key],
    ['form_id', 'text'],
    ['language_tag', 'text'],
    ['created_at', 'bigint'],
    ['answers', 'text'],
  ])
  await db.schema
    .createIndex('form_entry_by_form')
    .on('form_entry')
    .columns(['form_id', 'created_at'])
    .execute()
  await table(
    'form_file',
    [
      ['entry_id', 'text', (column) => column.notNull().references('form_entry.id').onDelete('cascade')],
      ['field', 'text'],
      ['position', 'bigint'],
      ['file_name', 'text'],
      ['media_type', 'text'],
      ['size', 'bigint'],
      ['contents', 'text'],
    ],
    ['entry_id', 'field', 'position'],
  )
}

async function createWatchedOrders(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTableMaker(db, engine)(
    'watched_order',
    [
      ['member_hash', 'text'],
      ['order_id', 'text', (column) => column.notNull().references('customer_order.id').onDelete('cascade')],
      ['recorded_at', 'bigint'],
    ],
    ['member_hash', 'order_id'],
  )
  await db.schema.createIndex('watched_order_by_age').on('watched_order').columns(['recorded_at']).execute()
  await db.schema.createIndex('watched_order_by_order').on('watched_order').columns(['order_id']).execute()
}

/** Counters of holds, and challenges that have been answered. */
async function addHoldLimits(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  await db.schema.alterTable('customer_order').addColumn('client', 'text').execute()
  await db.schema
    .createIndex('customer_order_by_client')
    .on('customer_order')
    .columns(['client', 'expires_at'])
    .execute()
  await table('hold_client', [
    ['client', 'text', key],
    ['seen_at', 'bigint'],
  ])
  await table('spent_challenge', [
    ['salt', 'text', key],
    ['expires_at', 'bigint'],
  ])
}

async function createFirstTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  const belongsTo = (target: string) => (column: ColumnDefinitionBuilder) =>
    column.notNull().references(target).onDelete('cascade')

  await table('meta', [
    ['key', 'text', key],
    ['value', 'text'],
  ])
  await table('showtime', [
    ['id', 'text', key],
    ['site_id', 'text'],
    ['screen_id', 'text'],
    ['film_id', 'text'],
    ['business_date', 'text'],
    ['starts_at', 'bigint'],
    ['ends_at', 'bigint'],
    ['film_starts_at', 'bigint'],
    ['film_ends_at', 'bigint'],
    ['attribute_ids', 'text'],
    ['price_card', 'text'],
  ])
  await index('showtime_by_date', 'showtime', ['business_date', 'site_id'])
  await table('customer_order', [
    ['id', 'text', key],
    ['site_id', 'text'],
    ['type', 'text'],
    ['booking_mode', 'text'],
    ['status', 'text'],
    ['created_at', 'bigint'],
    ['expires_at', 'bigint'],
    ['total_minor', 'bigint'],
    ['customer', 'text', optional],
    ['completed_at', 'bigint', optional],
    ['transaction_number', 'text', optional],
    ['barcode', 'text', optional],
  ])
  await index('customer_order_by_barcode', 'customer_order', ['barcode'], true)
  await index('customer_order_by_transaction', 'customer_order', ['transaction_number'], true)
  await index('customer_order_by_status', 'customer_order', ['status', 'expires_at'])
  await table(
    'order_showtime',
    [
      ['order_id', 'text', belongsTo('customer_order.id')],
      ['showtime_id', 'text'],
      ['position', 'bigint'],
    ],
    ['order_id', 'showtime_id'],
  )
  await index('order_showtime_by_showtime', 'order_showtime', ['showtime_id'])
  await table(
    'order_ticket',
    [
      ['order_id', 'text', belongsTo('customer_order.id')],
      ['ticket_id', 'text'],
      ['showtime_id', 'text'],
      ['ticket_type_id', 'text'],
      ['area_category_id', 'text'],
      ['seat_id', 'text', optional],
      ['price_minor', 'bigint'],
      ['booking_fee_minor', 'bigint'],
      ['tax_basis_points', 'bigint'],
      ['position', 'bigint'],
    ],
    ['order_id', 'ticket_id'],
  )
  await table(
    'seat_claim',
    [
      ['showtime_id', 'text'],
      ['seat_id', 'text'],
      ['order_id', 'text', belongsTo('customer_order.id')],
      ['state', 'text'],
      ['expires_at', 'bigint'],
    ],
    ['showtime_id', 'seat_id'],
  )
  await index('seat_claim_by_order', 'seat_claim', ['order_id'])
  await table(
    'area_claim',
    [
      ['showtime_id', 'text'],
      ['area_category_id', 'text'],
      ['order_id', 'text', belongsTo('customer_order.id')],
      ['quantity', 'bigint'],
      ['state', 'text'],
      ['expires_at', 'bigint'],
    ],
    ['showtime_id', 'area_category_id', 'order_id'],
  )
  await index('area_claim_by_order', 'area_claim', ['order_id'])
  await table('payment', [
    ['id', 'text', key],
    ['order_id', 'text', belongsTo('customer_order.id')],
    ['type', 'text'],
    ['amount_minor', 'bigint'],
    ['status', 'text'],
    ['decline_reason', 'text', optional],
    ['masked_detail', 'text', optional],
    ['provider_reference', 'text', optional],
    ['created_at', 'bigint'],
    ['updated_at', 'bigint'],
  ])
  await index('payment_by_order', 'payment', ['order_id', 'created_at'])
  await index('payment_by_reference', 'payment', ['provider_reference'], true)
  await table('provider_charge', [
    ['reference', 'text', key],
    ['payment_id', 'text'],
    ['amount_minor', 'bigint'],
    ['status', 'text'],
    ['masked_detail', 'text', optional],
    ['created_at', 'bigint'],
  ])
  await index('provider_charge_by_payment', 'provider_charge', ['payment_id'])
  await table('completion', [
    ['order_id', 'text', (column) => key(belongsTo('customer_order.id')(column))],
    ['status', 'text'],
    ['transaction_number', 'text', optional],
    ['failure', 'text', optional],
    ['started_at', 'bigint'],
    ['finished_at', 'bigint', optional],
  ])
  await index('completion_by_status', 'completion', ['status'])
  await table('journey', [
    ['id', 'text', key],
    ['order_id', 'text', belongsTo('customer_order.id')],
    ['reference', 'text'],
    ['created_at', 'bigint'],
  ])
  await index('journey_by_order', 'journey', ['order_id'], true)
  await index('journey_by_reference', 'journey', ['reference'], true)
  await table('idempotency', [
    ['key', 'text', key],
    ['request_hash', 'text'],
    ['status', 'bigint'],
    ['body', 'text'],
    ['created_at', 'bigint'],
  ])
  await index('idempotency_by_age', 'idempotency', ['created_at'])
}

async function createMail(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  await table('mail_outbox', [
    ['id', 'text', key],
    ['dedupe', 'text', (column) => required(column).unique()],
    ['recipient', 'text'],
    ['kind', 'text'],
    ['language', 'text'],
    ['data', 'text'],
    ['created_at', 'bigint'],
    ['due_at', 'bigint'],
    ['claimed_until', 'bigint'],
    ['tries', 'bigint'],
    ['sent_at', 'bigint', optional],
    ['dead_at', 'bigint', optional],
    ['last_error', 'text', optional],
  ])
  await db.schema
    .createIndex('mail_outbox_by_due')
    .on('mail_outbox')
    .columns(['sent_at', 'dead_at', 'due_at'])
    .execute()
  await table('mailbox_message', [
    ['id', 'text', key],
    ['received_at', 'bigint'],
    ['message', 'text'],
  ])
  await db.schema
    .createIndex('mailbox_message_by_age')
    .on('mailbox_message')
    .columns(['received_at'])
    .execute()
}

/** Unpaid bookings are found by the instant of their release. Earlier ones have none. */
async function addReleases(db: Kysely<unknown>): Promise<void> {
  await sql`update sales_order set expires_at = 8640000000000000
    where booking_mode = 'Unpaid' and status in ('Completing', 'Completed')`.execute(db)
  await sql`create index sales_order_by_release on sales_order (expires_at)
    where booking_mode = 'Unpaid' and status = 'Completed'`.execute(db)
}

/** A member's completed orders, by when they were completed. Visitors' orders have no part in it. */
async function indexMemberOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create index sales_order_by_member_completed on sales_order (member_id, completed_at)
    where member_id is not null and status = 'Completed'`.execute(db)
}

async function createFailedAnswers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTableMaker(db, engine)('failed_answer', [
    ['client', 'text', key],
    ['failures', 'bigint'],
    ['expires_at', 'bigint'],
  ])
}
