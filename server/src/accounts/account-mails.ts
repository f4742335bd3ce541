import type { Write } from '../database/write.ts'

/** A code that is to be mailed. */
export interface CodeMail {
  readonly recipient: string
  readonly languageTag: string
  readonly code: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Writes mails of accounts down, in the transaction of what causes them. */
export interface AccountMails {
  /** A code to set another password with. */
  queueResetCode(mail: CodeMail): Write<void>
  /** What was written down is committed. */
  written(): void
}
