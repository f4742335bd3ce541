import type { Write } from '../database/write.ts'

/** Tells a member that booking of a film on their list has opened. */
export interface BookingMail {
  readonly memberId: string
  readonly filmId: string
  readonly recipient: string
  readonly languageTag: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Stores mails about watchlists in the outbox, in the transaction of their cause. */
export interface WatchlistMails {
  queue(mail: BookingMail): Write<void>
  /** To be called after the commit: the mails can be sent. */
  written(): void
}
