import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { createIndexMaker, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

/** Photos of members, and the log of what they have agreed to. */
export async function createMemberDetails(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  const ofMember = (column: ColumnDefinitionBuilder) =>
    primaryKey(column).references('member.id').onDelete('cascade')
  await table('member_photo', [
    ['member_id', 'text', ofMember],
    ['id', 'text'],
    ['large', 'text'],
    ['small', 'text'],
    ['created_at', 'bigint'],
  ])
  await index('member_photo_by_id', 'member_photo', ['id'], true)
  await table('member_photo_upload', [
    ['member_id', 'text', ofMember],
    ['since', 'bigint'],
    ['uploads', 'bigint'],
  ])
  await table('consent_event', [
    ['id', 'text', primaryKey],
    // The log outlives the account.
    ['member_id', 'text', (column) => column.references('member.id').onDelete('set null')],
    ['subject', 'text'],
    ['channel', 'text'],
    ['purpose', 'text'],
    ['is_granted', 'bigint'],
    ['source', 'text'],
    ['created_at', 'bigint'],
  ])
  await index('consent_event_by_member', 'consent_event', ['member_id', 'created_at'])
  await index('consent_event_by_subject', 'consent_event', ['subject', 'created_at'])
}
