import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Membership } from '../catalogue/membership.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Write } from '../database/write.ts'
import type { Clock } from '../domain/clock.ts'
import { createCardNumber, defaultCardPrefix, readCardNumber } from './card-number.ts'

/** How often another number is drawn where a drawn one is taken: of 10^13, hardly ever once. */
const mostDraws = 10

export interface MemberCardsOptions {
  readonly database: Database
  readonly membership: Pick<Membership, 'clubs'>
  readonly clock: Clock
  /** A random digit; the system's by default. */
  readonly draw?: () => number
}

/** Numbers of members' cards: one each, for as long as the account. */
export class MemberCards {
  readonly #options: MemberCardsOptions
  readonly #draw: () => number

  constructor(options: MemberCardsOptions) {
    this.#options = options
    this.#draw = options.draw ?? (() => randomInt(10))
  }

  /**
   * Gives a new member a card; in their transaction.
   * @param clubId null for a member of no club
   */
  issue(memberId: string, clubId: string | null): Write<void> {
    const now = this.#options.clock.now()
    return async (trx) => void (await this.#insert(trx, memberId, clubId, now))
  }

  /** The member's number. A member of before members had cards gets one. */
  async ensure(memberId: string, clubId: string | null): Promise<string> {
    const { database, clock } = this.#options
    const row = await database.read
      .selectFrom('member_card')
      .select('number')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (row) return row.number
    const now = clock.now()
    return database.tx((trx) => this.#insert(trx, memberId, clubId, now))
  }

  /** The member who has a card with this number, however it is grouped; null if nobody has. */
  async findMember(number: string): Promise<string | null> {
    const known = readCardNumber(number)
    if (known === null) return null
    const row = await this.#options.database.read
      .selectFrom('member_card')
      .select('member_id')
      .where('number', '=', known)
      .executeTakeFirst()
    return row?.member_id ?? null
  }

  /** @returns the number that the member has now: of two requests at once, the first one's */
  async #insert(
    trx: Transaction<Tables>,
    memberId: string,
    clubId: string | null,
    now: number,
  ): Promise<string> {
    const club = clubId === null ? undefined : this.#options.membership.clubs.get(clubId)
    for (let draws = 0; draws < mostDraws; draws += 1) {
      const number = createCardNumber(club?.cardPrefix ?? defaultCardPrefix, this.#draw)
      // Without a conflict target: the member may have one, or somebody else this number.
      await trx
        .insertInto('member_card')
        .values({ member_id: memberId, number, issued_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const row = await trx
        .selectFrom('member_card')
        .select('number')
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      if (row) return row.number
    }
    throw new Error(`No free card number was found in ${String(mostDraws)} draws`)
  }
}
