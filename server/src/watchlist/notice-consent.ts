import type { ConsentLog, ConsentSource } from '../accounts/consent-log.ts'
import type { MemberStore } from '../accounts/member-store.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import type { WatchlistStore } from './watchlist-store.ts'

/** What a member agrees to, as the log of consents names it. */
const consent = { channel: 'Email', purpose: 'WatchlistNotice' }

export interface NoticeConsentOptions {
  readonly database: Database
  readonly watchlists: WatchlistStore
  readonly members: Pick<MemberStore, 'read'>
  readonly consents: Pick<ConsentLog, 'record'>
  readonly clock: Clock
}

/** Whether members are notified when booking opens: their answer, and in the same transaction the record of it. */
export class NoticeConsent {
  readonly #options: NoticeConsentOptions

  constructor(options: NoticeConsentOptions) {
    this.#options = options
  }

  /** Stores the member's answer; without effect if it is the one that they gave before. */
  async set(memberId: string, isWanted: boolean, source: ConsentSource = 'Watchlist'): Promise<void> {
    const { database, watchlists, members, consents, clock } = this.#options
    const member = await members.read(memberId)
    if (!member) return
    const now = clock.now()
    const store = watchlists.setNoticeWanted(memberId, isWanted, now)
    const record = consents.record(member, isWanted ? [[], [consent]] : [[consent], []], source, now)
    await database.tx(async (trx) => {
      if (await store(trx)) await record(trx)
    })
  }

  /** Ends the notices of the member whose mails have a key; without effect for an account that has gone. */
  async end(mailKey: string): Promise<void> {
    const memberId = await this.#options.watchlists.findMemberByMailKey(mailKey)
    if (memberId !== null) await this.set(memberId, false, 'MailLink')
  }
}
