import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

export type MailRow = Selectable<Tables['mail_outbox']>

/** A mail to queue. */
export interface QueuedMail {
  readonly id: string
  /** Identifies its cause: the same cause twice is one mail. */
  readonly dedupe: string
  readonly recipient: string
  readonly kind: string
  readonly languageTag: string
  /** Data from which the mail is created when it is sent. */
  readonly data: object
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * The outbox row of a new mail: due immediately, not tried yet. Written in the transaction of its cause, once per
 * `dedupe`.
 */
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

/** Writes a mail to the outbox, in the transaction of its cause. */
export async function queueMail(trx: Transaction<Tables>, mail: QueuedMail): Promise<void> {
  await trx
    .insertInto('mail_outbox')
    .values(toMailRow(mail))
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute()
}

/** Mails that a worker claims at a time. */
export const mailsAtATime = 4

/**
 * Claims the next due mails for one worker until `until`; if the worker dies, another one can claim them after that
 * instant.
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
        // Each of two workers skips the rows that the other has locked. SQLite has one writer at a time.
        return database.engine === 'postgres' ? due.forUpdate().skipLocked() : due
      })
      .returningAll()
      .execute(),
  )
}

/** Records that a mail was accepted, and deletes its data. */
export async function markSent(database: Database, id: string, now: number): Promise<void> {
  await database.tx((trx) =>
    trx
      .updateTable('mail_outbox')
      .set({ sent_at: now, data: '{}', claimed_until: 0, last_error: null })
      .where('id', '=', id)
      .execute(),
  )
}

/** What to do after a failed try: another one at `dueAt`, or none if that is null. */
export interface FailedTry {
  readonly claimedUntil: number
  readonly dueAt: number | null
  readonly now: number
  readonly reason: string
}

/** Records a failed try, unless another worker has claimed the mail meanwhile. */
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

/** Deletes a mail that has become pointless. */
export async function dropMail(database: Database, id: string): Promise<void> {
  await database.tx((trx) => trx.deleteFrom('mail_outbox').where('id', '=', id).execute())
}

/** Deletes rows written before an instant, sent or not: recipients are personal data. */
export async function forgetMails(database: Database, before: number): Promise<void> {
  await database.tx((trx) => trx.deleteFrom('mail_outbox').where('created_at', '<', before).execute())
}

/** State of the outbox. */
export interface OutboxState {
  /** Number of mails neither sent nor given up. */
  readonly waiting: number
  readonly dead: number
  /** When the oldest waiting mail was written, epoch milliseconds; null if none is waiting. */
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
