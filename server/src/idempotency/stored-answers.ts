import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { ProblemError } from '../http/problem.ts'

/** An answer as it was sent. */
export interface StoredAnswer {
  readonly status: number
  readonly body: string
}

interface IdempotentRequest {
  readonly key: string
  readonly requestHash: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Status of a row whose request is still being processed in this transaction. */
const unanswered = 0

/**
 * Claims the key for this request, or returns its stored answer. Two requests with one key meet at the primary key: the
 * second waits for the first.
 * @returns null if the request is new and its answer is to be stored
 * @throws ProblemError `idempotency-key-reused` if the key was used with another body
 */
export async function claimKey(
  trx: Transaction<Tables>,
  { key, requestHash, now, lifetime }: IdempotentRequest & { lifetime: number },
): Promise<StoredAnswer | null> {
  const row = { key, request_hash: requestHash, status: unanswered, body: '', created_at: now }
  const taken = await trx
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ request_hash: requestHash, status: unanswered, body: '', created_at: now })
        .where('idempotency.created_at', '<=', now - lifetime),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return null
  const earlier = await trx
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'body'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.request_hash !== requestHash) throw new ProblemError('idempotency-key-reused')
  return { status: earlier.status, body: earlier.body }
}

/**
 * The answer that was sent to the request before, or null.
 * @throws ProblemError `idempotency-key-reused` if the key was used with another body
 */
export async function readAnswer(
  database: Database,
  { key, requestHash, now, lifetime }: IdempotentRequest & { lifetime: number },
): Promise<StoredAnswer | null> {
  const [stored] = await database.query({
    sql: 'select request_hash, status, body from idempotency where key = ? and created_at > ?',
    parameters: [key, now - lifetime],
  })
  if (!stored) return null
  if (stored['request_hash'] !== requestHash) throw new ProblemError('idempotency-key-reused')
  return { status: Number(stored['status']), body: String(stored['body']) }
}

/** Stores the answer to a request. */
export async function storeAnswer(
  trx: Transaction<Tables>,
  { key, status, body }: IdempotentRequest & StoredAnswer,
): Promise<void> {
  await trx.updateTable('idempotency').set({ status, body }).where('key', '=', key).execute()
}

/** Deletes answers that are too old to be replayed. */
export async function deleteAnswers(database: Database, before: number): Promise<void> {
  await database.tx((trx) => trx.deleteFrom('idempotency').where('created_at', '<=', before).execute())
}
