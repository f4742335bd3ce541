import { randomBytes } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Write } from '../database/write.ts'

/** Most films on a member's list. */
export const mostFilms = 200

/** A film on a member's list. Instants are epoch milliseconds. */
export interface ListedFilm {
  readonly filmId: string
  readonly displayPriority: number
  readonly addedAt: number
  /** When its booking was found open; null for one that could be booked when it was added, or cannot yet. */
  readonly bookingOpenedAt: number | null
}

export interface NewListedFilm {
  readonly memberId: string
  /** By which recommendations know the member. */
  readonly memberHash: string
  readonly filmId: string
  /** Whether it cannot be booked yet. */
  readonly awaitsBooking: boolean
  readonly now: number
}

/** A member who waits for a film, and has agreed to be notified by mail. */
export interface WaitingMember {
  readonly memberId: string
  /** Verified. */
  readonly email: string
  readonly languageTag: string
}

/** Members' watchlists in the database. */
export class WatchlistStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** A member's films in order of display. */
  async list(memberId: string): Promise<ListedFilm[]> {
    const rows = await this.#database.read
      .selectFrom('watchlist_film')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('display_priority')
      .orderBy('film_id')
      .execute()
    return rows.map(toListedFilm)
  }

  /**
   * Adds a film; one that is on the list stays as it is.
   * @returns null if the list is full, or the account has gone
   */
  async add({ memberId, memberHash, filmId, awaitsBooking, now }: NewListedFilm): Promise<ListedFilm | null> {
    return this.#database.tx(async (trx) => {
      if (!(await this.#lock(trx, memberId))) return null
      const listed = await trx
        .selectFrom('watchlist_film')
        .selectAll()
        .where('member_id', '=', memberId)
        .execute()
      const known = listed.find((row) => row.film_id === filmId)
      if (known) return toListedFilm(known)
      if (listed.length >= mostFilms) return null
      const row = {
        member_id: memberId,
        film_id: filmId,
        display_priority: Math.max(0, ...listed.map((each) => Number(each.display_priority))) + 1,
        added_at: now,
        awaits_booking: awaitsBooking ? 1 : 0,
        booking_opened_at: null,
        member_hash: memberHash,
      }
      await trx.insertInto('watchlist_film').values(row).execute()
      return toListedFilm(row)
    })
  }

  /** Removes a film; no effect if it is not on the list. */
  async remove(memberId: string, filmId: string): Promise<void> {
    await this.#database.tx((trx) =>
      trx
        .deleteFrom('watchlist_film')
        .where('member_id', '=', memberId)
        .where('film_id', '=', filmId)
        .execute(),
    )
  }

  /** Whether the member has agreed to be notified when booking opens. */
  async isNoticeWanted(memberId: string): Promise<boolean> {
    const row = await this.#database.read
      .selectFrom('watchlist_notice')
      .select('is_wanted')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return Number(row?.is_wanted ?? 0) === 1
  }

  /** Sets the member's answer; the same one again keeps the time of the first. @returns whether consent has changed */
  setNoticeWanted(memberId: string, isWanted: boolean, now: number): Write<boolean> {
    const mailKey = randomBytes(16).toString('base64url')
    const is_wanted = isWanted ? 1 : 0
    return async (trx) => {
      if (!(await this.#lock(trx, memberId))) return false
      const before = await trx
        .selectFrom('watchlist_notice')
        .select('is_wanted')
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      const wasWanted = Number(before?.is_wanted ?? 0) === 1
      if (wasWanted === isWanted) return false
      await trx
        .insertInto('watchlist_notice')
        .values({ member_id: memberId, is_wanted, changed_at: now, mail_key: mailKey })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ is_wanted, changed_at: now }))
        .execute()
      return true
    }
  }

  /** The member whose mails have a key; null for none. */
  async findMemberByMailKey(mailKey: string): Promise<string | null> {
    const row = await this.#database.read
      .selectFrom('watchlist_notice')
      .select('member_id')
      .where('mail_key', '=', mailKey)
      .executeTakeFirst()
    return row?.member_id ?? null
  }

  /** Key of a member's mails about a film on their list; null if the film is gone from it, or no mail is wanted any more. */
  async findMailKey(memberId: string, filmId: string): Promise<string | null> {
    const row = await this.#database.read
      .selectFrom('watchlist_notice')
      .innerJoin('watchlist_film', 'watchlist_film.member_id', 'watchlist_notice.member_id')
      .select('mail_key')
      .where('watchlist_notice.member_id', '=', memberId)
      .where('film_id', '=', filmId)
      .where('is_wanted', '=', 1)
      .executeTakeFirst()
    return row?.mail_key ?? null
  }

  /** Ids of films whose booking somebody waits for. */
  async listAwaited(): Promise<string[]> {
    const rows = await this.#database.read
      .selectFrom('watchlist_film')
      .select('film_id')
      .distinct()
      .where('awaits_booking', '=', 1)
      .execute()
    return rows.map((row) => row.film_id)
  }

  /** The next members who wait for a film, and of those the ones who are notified by mail. */
  async listWaiting(
    filmId: string,
    limit: number,
  ): Promise<{ memberIds: string[]; notified: WaitingMember[] }> {
    const rows = await this.#database.read
      .selectFrom('watchlist_film')
      .innerJoin('member', 'member.id', 'watchlist_film.member_id')
      .leftJoin('watchlist_notice', 'watchlist_notice.member_id', 'watchlist_film.member_id')
      .select(['member.id', 'email', 'email_verified_at', 'language', 'is_wanted', 'deleting_at'])
      .where('film_id', '=', filmId)
      .where('awaits_booking', '=', 1)
      .orderBy('member.id')
      .limit(limit)
      .execute()
    const notified = rows.flatMap(({ id, email, email_verified_at, language, is_wanted, deleting_at }) =>
      email !== null && email_verified_at !== null && deleting_at === null && Number(is_wanted) === 1
        ? [{ memberId: id, email, languageTag: language }]
        : [],
    )
    return { memberIds: rows.map(({ id }) => id), notified }
  }

  /** Ends the wait of members for a film. @returns ids of those who were still waiting */
  endWait(filmId: string, memberIds: readonly string[], now: number): Write<ReadonlySet<string>> {
    return async (trx) => {
      const ended = await trx
        .updateTable('watchlist_film')
        .set({ awaits_booking: 0, booking_opened_at: now })
        .where('film_id', '=', filmId)
        .where('member_id', 'in', [...memberIds])
        .where('awaits_booking', '=', 1)
        .returning('member_id')
        .execute()
      return new Set(ended.map((row) => row.member_id))
    }
  }

  /** Members who have these films on their list wait for their booking, again where it had opened before. */
  async beginWait(filmIds: readonly string[]): Promise<void> {
    if (filmIds.length === 0) return
    const ids = [...filmIds]
    const known = await this.#database.read
      .selectFrom('watchlist_film')
      .select('film_id')
      .where('film_id', 'in', ids)
      .where('awaits_booking', '=', 0)
      .limit(1)
      .execute()
    // Mostly there is none, and a write would be one each minute.
    if (known.length === 0) return
    await this.#database.tx((trx) =>
      trx
        .updateTable('watchlist_film')
        .set({ awaits_booking: 1, booking_opened_at: null })
        .where('film_id', 'in', ids)
        .where('awaits_booking', '=', 0)
        .execute(),
    )
  }

  /** Ids of films on the list of the member whom recommendations know by a hash. */
  async listByHash(hash: string): Promise<string[]> {
    const rows = await this.#database.read
      .selectFrom('watchlist_film')
      .select('film_id')
      .where('member_hash', '=', hash)
      .execute()
    return rows.map((row) => row.film_id)
  }

  /**
   * Lets the changes of one member follow one another: SQLite has one writer at a time.
   * @returns whether there is such a member
   */
  async #lock(trx: Transaction<Tables>, memberId: string): Promise<boolean> {
    const member = trx.selectFrom('member').select('id').where('id', '=', memberId)
    const locked = this.#database.engine === 'postgres' ? member.forUpdate() : member
    return (await locked.executeTakeFirst()) !== undefined
  }
}

function toListedFilm(row: Selectable<Tables['watchlist_film']>): ListedFilm {
  return {
    filmId: row.film_id,
    displayPriority: Number(row.display_priority),
    addedAt: Number(row.added_at),
    bookingOpenedAt: row.booking_opened_at === null ? null : Number(row.booking_opened_at),
  }
}
