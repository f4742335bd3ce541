import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import type { Programme } from '../schedule/programme.ts'
import { getBookingState } from './booking-state.ts'
import type { WatchlistMails } from './watchlist-mails.ts'
import type { WatchlistStore } from './watchlist-store.ts'

/** Members of one transaction: a film that thousands wait for must not hold the database for long. */
const membersAtATime = 200

export interface BookingNoticesOptions {
  readonly database: Database
  readonly watchlists: WatchlistStore
  readonly catalogue: Pick<Catalogue, 'films'>
  readonly programme: Pick<Programme, 'snapshot'>
  readonly mails: WatchlistMails
  readonly clock: Clock
}

/**
 * A regular task: notes which films on watchlists can be booked by now, and queues a mail to each member who waits for one
 * and has agreed. Any number of servers may run it: a member's wait for a film ends once, in the transaction that queues
 * the mail. Films that are only announced again are waited for again.
 */
export function createBookingNotices(options: BookingNoticesOptions): () => Promise<void> {
  const { database, watchlists, catalogue, programme, mails, clock } = options

  /** @returns how many members were looked at */
  async function tellSome(filmId: string): Promise<number> {
    const { memberIds, notified } = await watchlists.listWaiting(filmId, membersAtATime)
    if (memberIds.length === 0) return 0
    const now = clock.now()
    const endWait = watchlists.endWait(filmId, memberIds, now)
    const queued = notified.map(({ memberId, email, languageTag }) => ({
      memberId,
      write: mails.queue({ memberId, filmId, recipient: email, languageTag, now }),
    }))
    await database.tx(async (trx) => {
      const ended = await endWait(trx)
      for (const { memberId, write } of queued) if (ended.has(memberId)) await write(trx)
    })
    if (queued.length > 0) mails.written()
    return memberIds.length
  }

  return async () => {
    const snapshot = await programme.snapshot()
    const now = clock.now()
    const state = (filmId: string) => {
      const film = catalogue.films.get(filmId)
      return film ? getBookingState(film, snapshot, now) : 'Closed'
    }
    await watchlists.beginWait([...catalogue.films.keys()].filter((id) => state(id) === 'NotOpen'))
    for (const filmId of await watchlists.listAwaited())
      if (state(filmId) === 'Open') while ((await tellSome(filmId)) === membersAtATime);
  }
}
