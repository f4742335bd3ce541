/** A file attached to a mail. */
export interface MailAttachment {
  readonly fileName: string
  readonly mediaType: string
  readonly contents: Buffer
  /** Id by which the HTML shows it (`cid:…`); without one it is an ordinary attachment. */
  readonly contentId?: string
}

/** Content of a mail, created when it is sent. */
export interface MailContent {
  readonly subject: string
  /** A complete document. */
  readonly html: string
  readonly text: string
  readonly attachments: readonly MailAttachment[]
  /** Address at which the recipient ends such mails, in one click too; none for what they have to get. */
  readonly unsubscribe?: string
}

/** Sender of a mail: the brand's name and address. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** A mail as the transport gets it. */
export interface MailMessage extends MailContent {
  /** Id of the outbox, from which the `Message-ID` is derived, so that most mailboxes show a mail sent twice once. */
  readonly id: string
  readonly kind: string
  readonly languageTag: string
  readonly from: Mailbox
  /** Valid by `isMailAddress`. */
  readonly recipient: string
}

/** The mail server did not accept a mail. */
export class MailRefused extends Error {
  /** Codes, such as `EENVELOPE 550`; never the mail server's text, which may quote the recipient. */
  readonly reason: string
  /** Whether another try would fail as well. */
  readonly isPermanent: boolean

  constructor(reason: string, { isPermanent, cause }: { isPermanent: boolean; cause?: unknown }) {
    super(`The mail was not accepted: ${reason}`, { cause })
    this.name = 'MailRefused'
    this.reason = reason
    this.isPermanent = isPermanent
  }
}

/** Delivers mails. */
export interface MailTransport {
  /**
   * Settles when the mail has been accepted.
   * @throws MailRefused, or any other error if another try makes sense
   */
  send(message: MailMessage): Promise<void>
}
