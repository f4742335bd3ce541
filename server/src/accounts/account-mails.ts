import type { Write } from '../database/write.ts'

/** A code to be mailed. */
export interface CodeMail {
  readonly recipient: string
  readonly languageTag: string
  readonly code: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Stores mails about accounts in the outbox, in the transaction of their cause. */
export interface AccountMails {
  /** A mail with a code that resets the password. */
  queueResetCode(mail: CodeMail): Write<void>
  /** To be called after the commit: the mails can be sent. */
  written(): void
}
