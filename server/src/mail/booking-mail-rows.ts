import { getLanguageFor } from '../brand/languages.ts'
import { parseMailAddress } from '../config/mail-address.ts'
import type { BookingMail } from '../watchlist/watchlist-mails.ts'
import type { MailRow, QueuedMail } from './outbox.ts'

export const bookingKind = 'booking-opened'

const day = 24 * 3_600_000
/** How long after it was queued a mail makes sense, milliseconds. */
const lifetime = 7 * day

interface MailedFilm {
  readonly memberId: string
  readonly filmId: string
}

/** The outbox row of a mail about a film on a watchlist; null for an address that cannot be written to. */
export function toQueuedBookingMail(
  { memberId, filmId, languageTag, now, ...mail }: BookingMail,
  id: string,
  languages: readonly string[],
  primaryTag: string,
): QueuedMail | null {
  const recipient = parseMailAddress(mail.recipient)
  if (!recipient) return null
  const data: MailedFilm = { memberId, filmId }
  return {
    id,
    dedupe: `${bookingKind}:${memberId}:${filmId}`,
    recipient,
    kind: bookingKind,
    languageTag: getLanguageFor(languageTag, languages) ?? primaryTag,
    data,
    now,
  }
}

/** Parses what `toQueuedBookingMail` has written; null once it is too late to say so. */
export function readBookingMail(row: MailRow, now: number): MailedFilm | null {
  return Number(row.created_at) + lifetime <= now ? null : (JSON.parse(row.data) as MailedFilm)
}
