import { getLanguageFor } from '../brand/languages.ts'
import { parseMailAddress } from '../config/mail-address.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { MailRow, QueuedMail } from './outbox.ts'

export const voucherKind = 'voucher'

interface MailedLine {
  readonly orderId: string
  readonly lineId: string
}

/** Mails of an order's vouchers to the buyer, once per line. */
export function listVoucherMails(
  { id: orderId, contents, customer }: StoredOrder,
  languages: readonly string[],
  primaryTag: string,
  now: number,
): Omit<QueuedMail, 'id'>[] {
  const recipient = customer && parseMailAddress(customer.email)
  if (!recipient) return []
  return contents.items.flatMap(({ id: lineId, voucherHashes = [] }) => {
    const data: MailedLine = { orderId, lineId }
    return voucherHashes.length === 0
      ? []
      : [
          {
            dedupe: `${voucherKind}:${orderId}:${lineId}`,
            recipient,
            kind: voucherKind,
            languageTag: getLanguageFor(customer.preferences.languageTag, languages) ?? primaryTag,
            data,
            now,
          },
        ]
  })
}

/** Parses what `listVoucherMails` has written. */
export function readVoucherMail({ data }: Pick<MailRow, 'data'>): MailedLine {
  return JSON.parse(data) as MailedLine
}
