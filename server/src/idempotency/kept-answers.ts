import type { Transaction } from 'kysely'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import { ProblemError } from '../http/problem.ts'

/** An answer as it went out. */
export interface KeptAnswer {
  readonly status: number
  readonly body: string
}

interface KeptRequest {
  readonly key: string
  readonly requestHash: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Status of a row whose request is still at work in this transaction. */
const unanswered = 0

/**
 * Takes the key for this request, or finds what it was answered with before.
 * Two requests with one key meet at the primary key: the second waits for the first to be decided.
 * @returns null when the request is new and its answer is to be kept
 * @throws ProblemError `idempotency-key-reused` when the key stands for another body
 */
export async function keptAnswer(
  trx: Transaction<Tables>,
  { key, requestHash, now, lifetime }: KeptRequest & { lifetime: number },
): Promise<KeptAnswer | null> {
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

/** Writes down what the request is answered with. */
export async function keepAnswer(
  trx: Transaction<Tables>,
  { key, status, body }: KeptRequest & KeptAnswer,
): Promise<void> {
  await trx.updateTable('idempotency').set({ status, body }).where('key', '=', key).execute()
}

/** Drops answers that are too old to be replayed. */
export async function forgetAnswers(store: Store, before: number): Promise<void> {
  await store.tx((trx) => trx.deleteFrom('idempotency').where('created_at', '<=', before).execute())
}
