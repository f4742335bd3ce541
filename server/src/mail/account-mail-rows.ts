import type { defaultPages } from '@foyer/contract/omnia/pages'
import type { AccountMail } from '../accounts/account-mails.ts'
import { getLanguageFor } from '../brand/languages.ts'
import { parseMailAddress } from '../config/mail-address.ts'
import type { AccountMailSubject } from './account-mail.ts'
import type { MailRow, QueuedMail } from './outbox.ts'

export type AccountMailKind = AccountMail['kind']

/** How long after it was queued a mail makes sense, milliseconds: its code has expired by then. */
const lifetimes: Readonly<Record<AccountMailKind, number>> = {
  'password-reset': 30 * 60_000,
  'email-verification': 24 * 3_600_000,
  'token-reuse': 7 * 24 * 3_600_000,
}

export const isAccountMailKind = (kind: string): kind is AccountMailKind => Object.hasOwn(lifetimes, kind)

/** The outbox row of a mail about an account; null for an address that cannot be written to. */
export function toQueuedAccountMail(
  mail: AccountMail,
  id: string,
  languages: readonly string[],
  primaryTag: string,
): QueuedMail | null {
  const recipient = parseMailAddress(mail.recipient)
  if (!recipient) return null
  const { kind, now } = mail
  return {
    id,
    // Each request for a code is a mail of its own: the code of the one before is void.
    dedupe: `${kind}:${kind === 'token-reuse' ? mail.familyId : id}`,
    recipient,
    kind,
    languageTag: getLanguageFor(mail.languageTag, languages) ?? primaryTag,
    data: kind === 'token-reuse' ? {} : { code: mail.code },
    now,
  }
}

/**
 * What a queued mail is about; null once it has become pointless.
 * @param pages addresses by page, with a slash at their end
 */
export function readAccountMail(
  row: MailRow,
  kind: AccountMailKind,
  pages: Readonly<typeof defaultPages>,
  now: number,
): AccountMailSubject | null {
  if (Number(row.created_at) + lifetimes[kind] <= now) return null
  if (kind === 'token-reuse') return { kind, link: pages.PasswordReset }
  const { code } = JSON.parse(row.data) as { code: string }
  const encoded = encodeURIComponent(code)
  // A fragment reaches no server, log or other site; the address of the reset is the specification's.
  const link =
    kind === 'password-reset' ? `${pages.PasswordReset}${encoded}/` : `${pages.SignUp}#verify=${encoded}`
  return { kind, code, link }
}
