import type { Reader } from '../../src/database/reader.ts'
import type { Database } from '../../src/database/database.ts'
import type { CodeKind } from '../../src/codes/code-rules.ts'

/** A batch as `list` shows it. */
export interface ListedBatch {
  readonly id: string
  readonly name: string
  readonly kind: CodeKind
  /** ISO 8601 in UTC. */
  readonly createdAt: string
  readonly codes: number
  readonly isRevoked: boolean
}

/** A code as `show` displays it: masked. */
export interface ListedCode {
  readonly code: string
  /** ISO 8601 in UTC. */
  readonly expiresAt: string | null
  /** Uses, or minor units. */
  readonly capacity: number
  /** Including what orders in progress hold. */
  readonly taken: number
  readonly isRevoked: boolean
}

const toInstant = (time: number | string) => new Date(Number(time)).toISOString()

/** All batches, the newest first. */
export async function listBatches({ read }: Reader): Promise<ListedBatch[]> {
  const rows = await read
    .selectFrom('code_batch')
    .innerJoin('code', 'code.batch_id', 'code_batch.id')
    .select(({ fn }) => [
      'code_batch.id',
      'code_batch.name',
      'code_batch.kind',
      'code_batch.created_at',
      'code_batch.revoked_at',
      fn.countAll<number | string>().as('codes'),
    ])
    .groupBy(['code_batch.id', 'name', 'kind', 'created_at', 'code_batch.revoked_at'])
    .orderBy('code_batch.created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    createdAt: toInstant(row.created_at),
    codes: Number(row.codes),
    isRevoked: row.revoked_at !== null,
  }))
}

const prefixes: Record<CodeKind, string> = {
  Voucher: 'voucher',
  GiftCard: 'card',
  RedemptionCard: 'redemption',
}

/** Codes of a batch; empty if there is no such batch. */
export async function listCodes({ read }: Reader, batchId: string): Promise<ListedCode[]> {
  const rows = await read
    .selectFrom('code')
    .innerJoin('code_batch', 'code_batch.id', 'code.batch_id')
    .select([
      'hash',
      'masked',
      'expires_at',
      'code.revoked_at',
      'kind',
      'code_batch.revoked_at as batch_revoked_at',
    ])
    .where('batch_id', '=', batchId)
    .orderBy('hash')
    .execute()
  const left = new Map<string, { capacity: number; taken: number }>()
  const ids = rows.map(({ kind, hash }) => `${prefixes[kind]}:${hash}`)
  const idsAtOnce = 500
  for (let first = 0; first < ids.length; first += idsAtOnce) {
    const counters = await read
      .selectFrom('scarce')
      .selectAll()
      .where('id', 'in', ids.slice(first, first + idsAtOnce))
      .execute()
    for (const { id, capacity, taken } of counters)
      left.set(id, { capacity: Number(capacity), taken: Number(taken) })
  }
  return rows.map((row) => ({
    code: row.masked,
    expiresAt: row.expires_at === null ? null : toInstant(row.expires_at),
    ...(left.get(`${prefixes[row.kind]}:${row.hash}`) ?? { capacity: 0, taken: 0 }),
    isRevoked: row.revoked_at !== null || row.batch_revoked_at !== null,
  }))
}

/** Revokes all codes of a batch. @returns false if there is no such valid batch */
export async function revokeBatch(database: Database, batchId: string, now: number): Promise<boolean> {
  const revoked = await database.tx((trx) =>
    trx
      .updateTable('code_batch')
      .set({ revoked_at: now })
      .where('id', '=', batchId)
      .where('revoked_at', 'is', null)
      .returning('id')
      .execute(),
  )
  return revoked.length > 0
}
