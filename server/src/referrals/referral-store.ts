import type { Database } from '../database/database.ts'
import { isUniqueViolation } from '../database/failures.ts'
import type { ResultRow } from '../database/statements.ts'
import type { Tables } from '../database/tables.ts'
import type { Write } from '../database/write.ts'

type Row = Tables['referral']

/** A friend who has entered a member's code. Instants are epoch milliseconds. */
export interface StoredReferral {
  readonly id: string
  /** Null once the account is deleted. */
  readonly inviterId: string | null
  readonly friendId: string | null
  readonly status: Row['status']
  readonly createdAt: number
  readonly decidedAt: number | null
}

/** Most friends of a member's list, the latest. */
const mostListed = 100
/** How often a code is drawn that others have. */
const mostDraws = 5

/** Codes of members and who has entered them, in the database. */
export class ReferralStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** A member's own code, which is created at the first request. */
  async readCode(memberId: string, draw: () => string, now: number): Promise<string> {
    for (let draws = 1; ; draws++) {
      const known = await this.#findCode(memberId)
      if (known !== null) return known
      try {
        await this.#database.tx((trx) =>
          trx
            .insertInto('referral_code')
            .values({ member_id: memberId, code: draw(), created_at: now })
            .onConflict((conflict) => conflict.column('member_id').doNothing())
            .execute(),
        )
      } catch (error) {
        if (!isUniqueViolation(error) || draws === mostDraws) throw error
      }
    }
  }

  async #findCode(memberId: string): Promise<string | null> {
    const row = await this.#database.read
      .selectFrom('referral_code')
      .select('code')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row?.code ?? null
  }

  /** Id of the member who has a code; null for nobody's, and for that of a closed account. */
  async findOwner(code: string): Promise<string | null> {
    const row = await this.#database.read
      .selectFrom('referral_code')
      .innerJoin('member', 'member.id', 'referral_code.member_id')
      .select('member_id')
      .where('code', '=', code)
      .where('member.deleting_at', 'is', null)
      .executeTakeFirst()
    return row?.member_id ?? null
  }

  /** Whether a member's account is there, and not closed. */
  async isOpen(memberId: string): Promise<boolean> {
    const row = await this.#database.read
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .where('deleting_at', 'is', null)
      .executeTakeFirst()
    return row !== undefined
  }

  /** Stores who has joined by whom, in the transaction that makes the account. */
  insert(
    row: Pick<Row, 'id' | 'inviter_id' | 'friend_id' | 'status' | 'reason' | 'created_at'>,
  ): Write<void> {
    return async (trx) => {
      const decided_at = row.status === 'Waiting' ? null : row.created_at
      await trx
        .insertInto('referral')
        .values({ ...row, decided_at, order_id: null, counted_year: null })
        .execute()
    }
  }

  /** Friends of a member, the latest first. */
  async list(inviterId: string): Promise<StoredReferral[]> {
    const rows = await this.#database.query({
      sql: `${select} where inviter_id = ? order by created_at desc, id desc limit ${String(mostListed)}`,
      parameters: [inviterId],
    })
    return rows.map(toReferral)
  }

  /** Friends for whom a member was given something in a year of the chain. */
  async countRewarded(inviterId: string, year: number): Promise<number> {
    const [row] = await this.#database.query({
      sql: 'select count(*) as friends from referral where inviter_id = ? and counted_year = ?',
      parameters: [inviterId, year],
    })
    return Number(row?.['friends'] ?? 0)
  }

  /** Open ones whose friend has completed an order since, the oldest first. */
  async listWithOrders(
    limit: number,
    after: Pick<StoredReferral, 'createdAt' | 'id'> | null,
  ): Promise<StoredReferral[]> {
    const rows = await this.#database.query({
      sql: `${select} r where status = 'Waiting' and exists (select 1 from sales_order o
          where o.member_id = r.friend_id and o.status = 'Completed' and o.completed_at >= r.created_at)
        ${after ? 'and (created_at > ? or (created_at = ? and id > ?))' : ''}
        order by created_at, id limit ${String(limit)}`,
      parameters: after ? [after.createdAt, after.createdAt, after.id] : [],
    })
    return rows.map(toReferral)
  }

  /** Ends open ones of before an instant. */
  async expire(before: number, now: number): Promise<void> {
    await this.#database.tx((trx) =>
      trx
        .updateTable('referral')
        .set({ status: 'Expired', decided_at: now })
        .where('status', '=', 'Waiting')
        .where('created_at', '<', before)
        .execute(),
    )
  }

  /** Whether two members have saved the same payment card. */
  async sharesCard(memberId: string, otherId: string): Promise<boolean> {
    const rows = await this.#database.query({
      sql: `select 1 as shared from payment_card a join payment_card b on a.fingerprint = b.fingerprint
        where a.member_id = ? and b.member_id = ? limit 1`,
      parameters: [memberId, otherId],
    })
    return rows.length > 0
  }
}

const select = 'select id, inviter_id, friend_id, status, created_at, decided_at from referral'

const toReferral = (row: ResultRow): StoredReferral => ({
  id: String(row['id']),
  inviterId: row['inviter_id'] === null ? null : String(row['inviter_id']),
  friendId: row['friend_id'] === null ? null : String(row['friend_id']),
  // Written by this server only.
  status: String(row['status']) as Row['status'],
  createdAt: Number(row['created_at']),
  decidedAt: row['decided_at'] === null ? null : Number(row['decided_at']),
})
