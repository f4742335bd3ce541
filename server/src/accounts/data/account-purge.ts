import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Clock } from '../../domain/clock.ts'
import { getBalanceId } from '../../order-store/scarce-ids.ts'
import type { AccountKeys } from '../account-keys.ts'
import { memberDataMap, type MemberDataEntry } from '../member-data-map.ts'
import type { DeletionList } from './deletion-list.ts'
import { listFormEntries } from './read-member-data.ts'

const day = 24 * 3_600_000
/** Days of grace between closing an account and deleting its data, milliseconds. */
export const deletionGrace = 14 * day
/** Accounts of one run. */
const accountsAtOnce = 20

export interface AccountPurgeOptions {
  readonly database: Database
  readonly keys: Pick<AccountKeys, 'hashMember'>
  readonly list: DeletionList
  readonly clock: Clock
}

/** Deletes the data of closed accounts once their days of grace are over, table by table as the map says. */
export class AccountPurge {
  readonly #options: AccountPurgeOptions

  constructor(options: AccountPurgeOptions) {
    this.#options = options
  }

  /** Run regularly. Each account is one transaction: a crash leaves the rest to the next run. */
  async runDue(): Promise<void> {
    const { database, clock } = this.#options
    const due = await database.read
      .selectFrom('member')
      .select(['id', 'email', 'email_verified_at'])
      .where('deleting_at', '<=', clock.now() - deletionGrace)
      .orderBy('deleting_at')
      .limit(accountsAtOnce)
      .execute()
    for (const member of due) await this.#delete(member)
    if (due.length > 0) await this.deleteRestored()
  }

  /**
   * Deletes accounts that were deleted before, and are back with a restored backup: the days of grace are over. Run at the
   * start.
   */
  async deleteRestored(): Promise<void> {
    await this.#options.list.agree(async (id) => {
      const member = await this.#options.database.read
        .selectFrom('member')
        .select(['id', 'email', 'email_verified_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (member) await this.#delete(member)
    })
  }

  async #delete(member: {
    id: string
    email: string | null
    email_verified_at: number | null
  }): Promise<void> {
    const { database, list, clock } = this.#options
    const { id, email, email_verified_at: verifiedAt } = member
    const entries = await listFormEntries(database, verifiedAt === null ? null : email)
    const now = clock.now()
    await database.tx(async (trx) => {
      await this.#deleteOthers(trx, { id, email, entryIds: entries.map((entry) => entry.id) })
      for (const [table, entry] of Object.entries(memberDataMap) as [keyof Tables, MemberDataEntry][])
        if (table !== 'member') await applyDeletion(trx, table, entry, id)
      await trx.deleteFrom('member').where('id', '=', id).execute()
      await list.record(trx, id, now)
    })
  }

  /** Rows that no column with the member's id leads to. */
  async #deleteOthers(
    trx: Transaction<Tables>,
    { id, email, entryIds }: { id: string; email: string | null; entryIds: readonly string[] },
  ): Promise<void> {
    const hash = this.#options.keys.hashMember(id)
    const balanceId = getBalanceId(id)
    // The movements stay for the books, under a number that leads to nobody.
    await trx
      .updateTable('movement')
      .set({ scarce_id: getBalanceId(randomUUID()) })
      .where('scarce_id', '=', balanceId)
      .execute()
    await trx.deleteFrom('scarce_claim').where('scarce_id', '=', balanceId).execute()
    await trx.deleteFrom('scarce').where('id', '=', balanceId).execute()
    for (const column of ['inviter_id', 'friend_id'] as const)
      await trx
        .updateTable('referral')
        .set({ [column]: null })
        .where(column, '=', id)
        .execute()
    await trx.deleteFrom('watched_order').where('member_hash', '=', hash).execute()
    // Their files go with them.
    if (entryIds.length > 0)
      await trx
        .deleteFrom('form_entry')
        .where('id', 'in', [...entryIds])
        .execute()
    if (email !== null)
      await trx
        .deleteFrom('mail_outbox')
        .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
        .where('sent_at', 'is', null)
        .execute()
  }
}

async function applyDeletion(
  trx: Transaction<Tables>,
  table: keyof Tables,
  { foundBy, deletion }: MemberDataEntry,
  memberId: string,
): Promise<void> {
  if (!('column' in foundBy)) return
  const where = sql`${sql.ref(foundBy.column)} = ${memberId}`
  switch (deletion.kind) {
    case 'delete':
      await sql`delete from ${sql.table(table)} where ${where}`.execute(trx)
      return
    case 'cut': {
      if (deletion.columns.length === 0) return
      const cleared = sql.join(deletion.columns.map((column) => sql`${sql.ref(column)} = null`))
      await sql`update ${sql.table(table)} set ${cleared} where ${where}`.execute(trx)
      return
    }
    case 'expire':
      return
  }
}
