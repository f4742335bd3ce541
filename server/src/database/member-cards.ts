import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { createIndexMaker, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

const ofMember = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('member.id').onDelete('cascade')

/**
 * Numbers of members' cards. Members of before get theirs when they are next read: the number begins as their club says,
 * which no migration knows.
 */
export async function createMemberCards(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTableMaker(db, engine)('member_card', [
    ['member_id', 'text', (column) => primaryKey(ofMember(column))],
    ['number', 'text'],
    ['issued_at', 'bigint'],
  ])
  await createIndexMaker(db)('member_card_by_number', 'member_card', ['number'], true)
}

/** Accounts that were deleted, so that a restored backup does not bring them back. */
export async function createDeletedMembers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTableMaker(db, engine)('deleted_member', [
    ['id_hash', 'text', primaryKey],
    ['deleted_at', 'bigint'],
  ])
}
