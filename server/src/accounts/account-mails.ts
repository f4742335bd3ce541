import type { Write } from '../database/write.ts'

interface AddressedMail {
  readonly recipient: string
  readonly languageTag: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** A code to be mailed. */
export interface CodeMail extends AddressedMail {
  readonly kind: 'password-reset' | 'email-verification'
  readonly code: string
}

/** Tells a member that a copied token has ended a sign-in. */
export interface ReuseMail extends AddressedMail {
  readonly kind: 'token-reuse'
  /** Id of the sign-in (token family): one mail each. */
  readonly familyId: string
}

export type AccountMail = CodeMail | ReuseMail

/** Stores mails about accounts in the outbox, in the transaction of their cause. */
export interface AccountMails {
  queue(mail: AccountMail): Write<void>
  /** To be called after the commit: the mails can be sent. */
  written(): void
}
