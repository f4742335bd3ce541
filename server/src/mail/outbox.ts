import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

export type MailRow = Selectable<Tables['mail_outbox']>

/** A mail that is to be sent, as its cause writes it down. */
export interface QueuedMail {
  readonly id: string
  /** What it is about: the same cause twice is one mail. */
  readonly dedupe: string
  readonly recipient: string
  readonly kind: string
  readonly languageTag: string
  /** What it is made from when it is sent. */
  readonly data: object
  /** Epoch milliseconds. */
  readonly now: number
}

/** A mail as the outbox keeps it: due at once, not tried yet. Written with what causes it, once a `dedupe`. */
export function toMailRow({ id, dedupe, recipient, kind, languageTag, data, now }: QueuedMail): MailRow {
  return {
    id,
    dedupe,
    recipient,
    kind,
    language: languageTag,
    data: JSON.stringify(data),
    created_at: now,
    due_at: now,
    claimed_until: 0,
    tries: 0,
    sent_at: null,
    dead_at: null,
    last_error: null,
  }
}

/** Writes a mail into the outbox, in the transaction of what causes it. */
export async function queueMail(trx: Transaction<Tables>, mail: QueuedMail): Promise<void> {
  await trx
    .insertInto('mail_outbox')
    .values(toMailRow(mail))
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute()
}

/** Mails that a worker takes at once. */
export const mailsAtATime = 4

/**
 * Takes the next mails that are due, for one worker alone until `until`: who dies with them leaves them to the next when
 * that time is over.
 */
export async function claimMails(database: Database, now: number, until: number): Promise<MailRow[]> {
  return database.tx((trx) =>
    trx
      .updateTable('mail_outbox')
      .set((eb) => ({ claimed_until: until, tries: eb('tries', '+', 1) }))
      .where('id', 'in', (eb) => {
        const due = eb
          .selectFrom('mail_outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('dead_at', 'is', null)
          .where('due_at', '<=', now)
          .where('claimed_until', '<=', now)
          .orderBy('due_at')
          .limit(mailsAtATime)
        // Two workers want the same rows: each passes over those that the other has. SQLite has one writer at a time.
        return database.engine === 'postgres' ? due.forUpdate().skipLocked() : due
      })
      .returningAll()
      .execute(),
  )
}

/** A mail has been taken: what it was made from is forgotten. */
export async function markSent(database: Database, id: string, now: number): Promise<void> {
  await database.tx((trx) =>
    trx
      .updateTable('mail_outbox')
      .set({ sent_at: now, data: '{}', claimed_until: 0, last_error: null })
      .where('id', '=', id)
      .execute(),
  )
}

/** What becomes of a mail that was not taken: another try at `dueAt`, or none where that is null. */
export interface FailedTry {
  readonly claimedUntil: number
  readonly dueAt: number | null
  readonly now: number
  readonly reason: string
}

/** Writes down a failed try, unless the claim has passed to another worker meanwhile. */
export async function markFailed(
  database: Database,
  id: string,
  { claimedUntil, dueAt, now, reason }: FailedTry,
): Promise<void> {
  await database.tx((trx) =>
    trx
      .updateTable('mail_outbox')
      .set({
        claimed_until: 0,
        last_error: reason,
        ...(dueAt === null ? { dead_at: now, data: '{}' } : { due_at: dueAt }),
      })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('claimed_until', '=', claimedUntil)
      .execute(),
  )
}

/** Takes a mail out that has nothing to say any more. */
export async function dropMail(database: Database, id: string): Promise<void> {
  await database.tx((trx) => trx.deleteFrom('mail_outbox').where('id', '=', id).execute())
}

/** Deletes what was written before an instant, sent or not: recipients are not kept for ever. */
export async function forgetMails(database: Database, before: number): Promise<void> {
  await database.tx((trx) => trx.deleteFrom('mail_outbox').where('created_at', '<', before).execute())
}

/** How the outbox stands. */
export interface OutboxState {
  /** Not sent yet, and not given up. */
  readonly waiting: number
  readonly dead: number
  /** When the oldest that waits was written, epoch milliseconds; null where none waits. */
  readonly oldestWaiting: number | null
}

export async function getOutboxState(database: Database): Promise<OutboxState> {
  const row = await database.read
    .selectFrom('mail_outbox')
    .select((eb) => [
      eb.fn.count('id').filterWhere('dead_at', 'is', null).as('waiting'),
      eb.fn.count('id').filterWhere('dead_at', 'is not', null).as('dead'),
      eb.fn.min('created_at').filterWhere('dead_at', 'is', null).as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    waiting: Number(row.waiting),
    dead: Number(row.dead),
    oldestWaiting: row.oldest === null ? null : Number(row.oldest),
  }
}
