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

/** Tells a member where the copy of their data is. */
export interface ExportMail extends AddressedMail {
  readonly kind: 'data-export'
  /** One mail each. */
  readonly exportId: string
  /** Part of its address. */
  readonly token: string
}

/** Tells a member that the account is closed, when its data are deleted, and how it is taken back. */
export interface DeletionMail extends AddressedMail {
  readonly kind: 'account-deletion'
  readonly code: string
}

export type AccountMail = CodeMail | ReuseMail | ExportMail | DeletionMail

/** Stores mails about accounts in the outbox, in the transaction of their cause. */
export interface AccountMails {
  queue(mail: AccountMail): Write<void>
  /** To be called after the commit: the mails can be sent. */
  written(): void
}
