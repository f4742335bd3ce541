import type { defaultPages } from '@foyer/contract/omnia/pages'
import type { AccountMail as MemberMail } from '../accounts/account-mails.ts'
import { downloadPath } from '../accounts/data/data-routes.ts'
import { getLanguageFor } from '../brand/languages.ts'
import { parseMailAddress } from '../config/mail-address.ts'
import type { ReferralMail } from '../referrals/referral-mails.ts'
import type { AccountMailSubject } from './account-mail.ts'
import type { MailRow, QueuedMail } from './outbox.ts'

type AccountMail = MemberMail | ReferralMail
export type AccountMailKind = AccountMail['kind']

/** How long after it was queued a mail makes sense, milliseconds: its code has expired by then. */
const lifetimes: Readonly<Record<AccountMailKind, number>> = {
  'password-reset': 30 * 60_000,
  'email-verification': 24 * 3_600_000,
  'token-reuse': 7 * 24 * 3_600_000,
  'data-export': 24 * 3_600_000,
  'account-deletion': 14 * 24 * 3_600_000,
  'referral-reward': 7 * 24 * 3_600_000,
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
    dedupe: `${kind}:${getCause(mail, id)}`,
    recipient,
    kind,
    languageTag: getLanguageFor(mail.languageTag, languages) ?? primaryTag,
    data: toData(mail),
    now,
  }
}

/** What one mail is sent for. */
function getCause(mail: AccountMail, id: string): string {
  switch (mail.kind) {
    case 'token-reuse':
      return mail.familyId
    case 'data-export':
      return mail.exportId
    case 'referral-reward':
      return `${mail.referralId}:${mail.to}`
    // Each request for a code is a mail of its own: the code of the one before is void.
    case 'password-reset':
    case 'email-verification':
    case 'account-deletion':
      return id
  }
}

function toData(mail: AccountMail): object {
  switch (mail.kind) {
    case 'data-export':
      return { code: mail.token }
    case 'token-reuse':
      return {}
    case 'referral-reward':
      return { to: mail.to, gifts: mail.gifts }
    case 'password-reset':
    case 'email-verification':
    case 'account-deletion':
      return { code: mail.code }
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
  if (kind === 'referral-reward') {
    const { to, gifts } = JSON.parse(row.data) as Pick<ReferralMail, 'to' | 'gifts'>
    const hasReward = gifts.some(({ units }) => units === null)
    return { kind, to, gifts, link: hasReward ? pages.MemberRewardsAndOffers : pages.MemberOverview }
  }
  const { code } = JSON.parse(row.data) as { code: string }
  const encoded = encodeURIComponent(code)
  if (kind === 'account-deletion') return { kind, link: `${pages.PasswordReset}${encoded}/` }
  if (kind === 'data-export') return { kind, link: `${downloadPath}${encoded}` }
  // A fragment reaches no server, log or other site; the address of the reset is the specification's.
  const link =
    kind === 'password-reset' ? `${pages.PasswordReset}${encoded}/` : `${pages.SignUp}#verify=${encoded}`
  return { kind, code, link }
}
