/** A file that goes with a mail. */
export interface MailAttachment {
  readonly fileName: string
  readonly mediaType: string
  readonly contents: Buffer
  /** By which the HTML shows it (`cid:…`); without one it is a file to be kept. */
  readonly contentId?: string
}

/** What a mail says, made when it is sent. */
export interface MailContent {
  readonly subject: string
  /** A whole document. */
  readonly html: string
  readonly text: string
  readonly attachments: readonly MailAttachment[]
}

/** Who a mail is from: the brand, under an address of its own. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** A mail as it is handed to whatever carries it. */
export interface MailMessage extends MailContent {
  /** The outbox's: what its `Message-ID` is made of, so that one sent twice is one to most mailboxes. */
  readonly id: string
  readonly kind: string
  readonly languageTag: string
  readonly from: Mailbox
  /** Passed `isMailAddress`. */
  readonly recipient: string
}

/** A mail was not taken. */
export class MailRefused extends Error {
  /** Codes, such as `EENVELOPE 550`; never words of the other server's, which may quote the recipient. */
  readonly reason: string
  /** Whether another try may go well. */
  readonly isPermanent: boolean

  constructor(reason: string, { isPermanent, cause }: { isPermanent: boolean; cause?: unknown }) {
    super(`The mail was not taken: ${reason}`, { cause })
    this.name = 'MailRefused'
    this.reason = reason
    this.isPermanent = isPermanent
  }
}

/** Carries mails to where they are read. */
export interface MailTransport {
  /**
   * Settles when the mail has been taken for good.
   * @throws MailRefused, or anything else that is worth another try
   */
  send(message: MailMessage): Promise<void>
}
