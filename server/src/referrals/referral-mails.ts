import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Tables } from '../database/tables.ts'

/** What somebody was given for a friend's first paid order: units of the balance, or a reward. */
export interface MailedGift {
  /** Of the balance or the reward. */
  readonly name: TranslatedText
  /** Null for a reward. */
  readonly units: number | null
}

/** Tells one of two friends what they were given. */
export interface ReferralMail {
  readonly kind: 'referral-reward'
  readonly referralId: string
  /** The member who has invited, or the friend who has joined. */
  readonly to: 'member' | 'friend'
  readonly gifts: readonly MailedGift[]
  readonly recipient: string
  readonly languageTag: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Mails about what friends are given. */
export interface ReferralMails {
  /** The row to be stored in the transaction of its cause; null for an address that cannot be written to. */
  toRow(mail: ReferralMail): Tables['mail_outbox'] | null
  /** To be called after the commit: the mails can be sent. */
  written(): void
}
