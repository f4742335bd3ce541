import type { Kysely } from 'kysely'
import { createIndexMaker, optional, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

/** Passkeys of members, and the challenges that authenticators sign. */
export async function createPasskeys(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  await db.schema.alterTable('member').addColumn('passkey_user_id', 'text').execute()
  await index('member_by_passkey_user', 'member', ['passkey_user_id'], true)
  await table('passkey', [
    ['id', 'text', primaryKey],
    ['member_id', 'text', (column) => column.notNull().references('member.id').onDelete('cascade')],
    ['credential_id', 'text'],
    ['public_key', 'text'],
    ['counter', 'bigint'],
    ['is_synced', 'bigint'],
    ['transports', 'text'],
    ['name', 'text', optional],
    ['created_at', 'bigint'],
    ['used_at', 'bigint', optional],
  ])
  await index('passkey_by_credential', 'passkey', ['credential_id'], true)
  await index('passkey_by_member', 'passkey', ['member_id', 'created_at'])
  await table('passkey_challenge', [
    ['hash', 'text', primaryKey],
    ['kind', 'text'],
    ['browser_hash', 'text'],
    ['member_id', 'text', (column) => column.references('member.id').onDelete('cascade')],
    ['expires_at', 'bigint'],
  ])
  await index('passkey_challenge_by_member', 'passkey_challenge', ['member_id'])
  await index('passkey_challenge_by_age', 'passkey_challenge', ['expires_at'])
}
