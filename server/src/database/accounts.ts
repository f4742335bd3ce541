import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { createIndexMaker, optional, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

const belongsTo = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(target).onDelete('cascade')

/** Members, their sign-ins, and workstations. */
export async function createAccounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createMembers(db, engine)
  await createSessions(db, engine)
  await createGuards(db, engine)
}

/** Subscriptions of members: only whether one is open, which keeps an account from being deleted. */
export async function createSubscriptions(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTableMaker(db, engine)('subscription', [
    ['id', 'text', primaryKey],
    ['member_id', 'text', (column) => column.references('member.id').onDelete('set null')],
    ['started_at', 'bigint'],
    ['ended_at', 'bigint', optional],
  ])
  await createIndexMaker(db)('subscription_by_member', 'subscription', ['member_id'])
}

async function createMembers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  await table('member', [
    ['id', 'text', primaryKey],
    ['email', 'text', optional],
    ['email_key', 'text', optional],
    ['email_verified_at', 'bigint', optional],
    ['username', 'text', optional],
    ['username_key', 'text', optional],
    ['language', 'text'],
    ['details', 'text'],
    ['created_at', 'bigint'],
    ['deleting_at', 'bigint', optional],
  ])
  await index('member_by_email', 'member', ['email_key'], true)
  await index('member_by_username', 'member', ['username_key'], true)
  await index('member_by_deletion', 'member', ['deleting_at'])
  await table('member_credential', [
    ['member_id', 'text', (column) => primaryKey(belongsTo('member.id')(column))],
    ['password_hash', 'text'],
    ['changed_at', 'bigint'],
  ])
  await table('account_code', [
    ['hash', 'text', primaryKey],
    ['kind', 'text'],
    ['member_id', 'text', belongsTo('member.id')],
    ['email_key', 'text'],
    ['created_at', 'bigint'],
    ['expires_at', 'bigint'],
    ['used_at', 'bigint', optional],
  ])
  await index('account_code_by_member', 'account_code', ['member_id', 'kind'])
  await index('account_code_by_age', 'account_code', ['expires_at'])
}

async function createSessions(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  await table('workstation', [
    ['id', 'text', primaryKey],
    ['name', 'text'],
    ['site_id', 'text'],
    ['code_hash', 'text', optional],
    ['code_expires_at', 'bigint', optional],
    ['created_at', 'bigint'],
    ['registered_at', 'bigint', optional],
    ['revoked_at', 'bigint', optional],
  ])
  await index('workstation_by_code', 'workstation', ['code_hash'], true)
  await table('workstation_session', [
    ['hash', 'text', primaryKey],
    ['workstation_id', 'text', belongsTo('workstation.id')],
    ['created_at', 'bigint'],
    ['seen_at', 'bigint'],
  ])
  await index('workstation_session_by_workstation', 'workstation_session', ['workstation_id'])
  await table('token_family', [
    ['id', 'text', primaryKey],
    ['member_id', 'text', belongsTo('member.id')],
    ['kind', 'text'],
    ['workstation_id', 'text', optional],
    ['device_name', 'text', optional],
    ['is_lasting', 'bigint'],
    ['created_at', 'bigint'],
    ['seen_at', 'bigint'],
    ['revoked_at', 'bigint', optional],
    ['reason', 'text', optional],
  ])
  await index('token_family_by_member', 'token_family', ['member_id', 'created_at'])
  await table('refresh_token', [
    ['hash', 'text', primaryKey],
    ['family_id', 'text', belongsTo('token_family.id')],
    ['salt', 'text'],
    ['key_id', 'text'],
    ['issued_at', 'bigint'],
    ['handed_at', 'bigint'],
    ['handed', 'bigint'],
    ['expires_at', 'bigint'],
    ['used_at', 'bigint', optional],
    ['confirmed_at', 'bigint', optional],
  ])
  await index('refresh_token_by_family', 'refresh_token', ['family_id'])
  await index('refresh_token_by_age', 'refresh_token', ['expires_at'])
}

async function createGuards(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  await table('known_device', [
    ['hash', 'text', primaryKey],
    ['member_id', 'text', belongsTo('member.id')],
    ['can_sign_in', 'bigint'],
    ['created_at', 'bigint'],
    ['seen_at', 'bigint'],
  ])
  await createIndexMaker(db)('known_device_by_member', 'known_device', ['member_id'])
  await table('sign_in_guard', [
    ['subject', 'text', primaryKey],
    ['failures', 'bigint'],
    ['since', 'bigint'],
    ['locked_until', 'bigint'],
    ['allowed', 'bigint'],
  ])
  await createIndexMaker(db)('sign_in_guard_by_age', 'sign_in_guard', ['since'])
}
