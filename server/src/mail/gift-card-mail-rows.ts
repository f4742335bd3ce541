import { getLanguageFor } from '../brand/languages.ts'
import { parseMailAddress } from '../config/mail-address.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { MailRow, QueuedMail } from './outbox.ts'

export const giftCardKind = 'gift-card'

interface MailedLine {
  readonly orderId: string
  readonly lineId: string
}

/** Mails of an order's gift cards to their recipients, each at its date, once per line. */
export function listGiftCardMails(
  { id: orderId, contents, customer }: StoredOrder,
  languages: readonly string[],
  primaryTag: string,
  now: number,
): Omit<QueuedMail, 'id'>[] {
  return contents.items.flatMap(({ id: lineId, giftCard }) => {
    const recipient = giftCard?.recipient?.email ? parseMailAddress(giftCard.recipient.email) : null
    if (!giftCard || !recipient) return []
    const wanted = giftCard.languageTag ?? customer?.preferences.languageTag ?? null
    const data: MailedLine = { orderId, lineId }
    return [
      {
        dedupe: `${giftCardKind}:${orderId}:${lineId}`,
        recipient,
        kind: giftCardKind,
        languageTag: getLanguageFor(wanted, languages) ?? primaryTag,
        data,
        // A mail is as old as its date: it is neither given up nor forgotten before.
        now: Math.max(now, giftCard.sendsAt ?? now),
      },
    ]
  })
}

/** Parses what `listGiftCardMails` has written. */
export function readGiftCardMail({ data }: Pick<MailRow, 'data'>): MailedLine {
  return JSON.parse(data) as MailedLine
}
