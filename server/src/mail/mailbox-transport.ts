import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import type { MailMessage, MailTransport } from './message.ts'

/** Most mails in the mailbox; older ones are deleted. */
export const mailboxSize = 200

/** A mail of the mailbox, as stored. */
export interface StoredMail {
  readonly kind: string
  readonly languageTag: string
  readonly from: MailMessage['from']
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Address that ends such mails; absent where there is none. */
  readonly unsubscribe?: string
  readonly attachments: readonly {
    readonly fileName: string
    readonly mediaType: string
    readonly contentId: string | null
    /** Base64. */
    readonly contents: string
  }[]
}

/** Stores mails in a limited table instead of sending them, for a developer's browser. */
export function createMailboxTransport(database: Database, clock: Clock): MailTransport {
  return {
    async send({ id, attachments, ...message }) {
      const { kind, languageTag, from, recipient, subject, html, text, unsubscribe } = message
      const stored: StoredMail = {
        kind,
        languageTag,
        from,
        recipient,
        subject,
        html,
        text,
        ...(unsubscribe === undefined ? {} : { unsubscribe }),
        attachments: attachments.map(({ fileName, mediaType, contentId, contents }) => ({
          fileName,
          mediaType,
          contentId: contentId ?? null,
          contents: contents.toString('base64'),
        })),
      }
      const row = { id, received_at: clock.now(), message: JSON.stringify(stored) }
      await database.tx(async (trx) => {
        await trx
          .insertInto('mailbox_message')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute()
        await trx
          .deleteFrom('mailbox_message')
          .where('id', 'not in', (eb) =>
            eb
              .selectFrom('mailbox_message')
              .select('id')
              .orderBy('received_at', 'desc')
              .orderBy('id', 'desc')
              .limit(mailboxSize),
          )
          .execute()
      })
    },
  }
}

/** A mail of the mailbox with the time of its arrival. */
export interface ReceivedMail extends StoredMail {
  readonly id: string
  readonly receivedAt: number
}

const receivedMail = (row: { id: string; received_at: number; message: string }): ReceivedMail => ({
  // Written by this server only.
  ...(JSON.parse(row.message) as StoredMail),
  id: row.id,
  receivedAt: Number(row.received_at),
})

/** Newest first. */
export async function listMailbox(database: Database): Promise<ReceivedMail[]> {
  const rows = await database.read
    .selectFrom('mailbox_message')
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(receivedMail)
}

export async function readMailbox(database: Database, id: string): Promise<ReceivedMail | null> {
  const row = await database.read
    .selectFrom('mailbox_message')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? receivedMail(row) : null
}
