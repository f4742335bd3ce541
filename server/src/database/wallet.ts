import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { createIndexMaker, optional, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

const ofMember = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('member.id').onDelete('cascade')

/** Payment cards and codes of members, copies of their data, and the cards of the test provider. */
export async function createWallet(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createPaymentCards(db, engine)
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  await table('member_code', [
    ['id', 'text', primaryKey],
    ['member_id', 'text', ofMember],
    ['kind', 'text'],
    ['hash', 'text'],
    ['added_at', 'bigint'],
  ])
  await index('member_code_by_code', 'member_code', ['member_id', 'hash'], true)
  await table('member_export', [
    ['id', 'text', primaryKey],
    ['member_id', 'text', ofMember],
    ['token_hash', 'text', optional],
    ['created_at', 'bigint'],
    ['claimed_until', 'bigint'],
    ['due_at', 'bigint'],
    ['tries', 'bigint'],
    ['completed_at', 'bigint', optional],
    ['expires_at', 'bigint', optional],
    ['size', 'bigint', optional],
    ['contents', 'text', optional],
  ])
  await index('member_export_by_member', 'member_export', ['member_id', 'created_at'])
  await index('member_export_by_token', 'member_export', ['token_hash'], true)
  await index('member_export_by_due', 'member_export', ['completed_at', 'due_at'])
}

async function createPaymentCards(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  await table('payment_card', [
    ['id', 'text', primaryKey],
    ['member_id', 'text', ofMember],
    ['reference', 'text'],
    ['fingerprint', 'text'],
    ['network', 'text', optional],
    ['last_four', 'text'],
    ['expiry_month', 'bigint'],
    ['expiry_year', 'bigint'],
    ['primary_at', 'bigint'],
    ['created_at', 'bigint'],
  ])
  await index('payment_card_by_reference', 'payment_card', ['reference'], true)
  await index('payment_card_by_member', 'payment_card', ['member_id', 'fingerprint'], true)
  await table('payment_card_setup', [
    ['id', 'text', primaryKey],
    ['member_id', 'text', ofMember],
    ['is_primary', 'bigint'],
    ['status', 'text'],
    ['decline_reason', 'text', optional],
    ['card_id', 'text', optional],
    ['created_at', 'bigint'],
  ])
  await index('payment_card_setup_by_member', 'payment_card_setup', ['member_id', 'created_at'])
  await index('payment_card_setup_by_age', 'payment_card_setup', ['created_at'])
  await table('payment_card_removal', [
    ['reference', 'text', primaryKey],
    ['due_at', 'bigint'],
    ['claimed_until', 'bigint'],
    ['tries', 'bigint'],
    ['created_at', 'bigint'],
  ])
  await index('payment_card_removal_by_due', 'payment_card_removal', ['due_at'])
  await table('provider_card', [
    ['reference', 'text', primaryKey],
    ['fingerprint', 'text'],
    ['last_four', 'text'],
    ['expiry_month', 'bigint'],
    ['expiry_year', 'bigint'],
    ['created_at', 'bigint'],
    ['stored_at', 'bigint', optional],
  ])
  await db.schema.alterTable('provider_charge').addColumn('card_reference', 'text').execute()
}
