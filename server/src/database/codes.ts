import type { Kysely } from 'kysely'
import { createIndexMaker, optional, primaryKey, createTableMaker, type Engine } from './table-maker.ts'

/**
 * Tables of the codes of vouchers, gift cards and redemption cards, whose remaining uses are in `scarce`; refunds of
 * the test provider.
 */
export async function createCodes(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = createTableMaker(db, engine)
  const index = createIndexMaker(db)
  await table('code_batch', [
    ['id', 'text', primaryKey],
    ['name', 'text'],
    ['kind', 'text'],
    ['rules', 'text'],
    ['created_at', 'bigint'],
    ['revoked_at', 'bigint', optional],
  ])
  await table('code', [
    ['hash', 'text', primaryKey],
    ['batch_id', 'text'],
    ['masked', 'text'],
    ['pin_hash', 'text', optional],
    ['expires_at', 'bigint', optional],
    ['revoked_at', 'bigint', optional],
    ['sealed', 'text', optional],
    ['delivered_at', 'bigint', optional],
  ])
  await index('code_by_batch', 'code', ['batch_id', 'hash'])
  await index('code_by_delivery', 'code', ['delivered_at'])
  await table(
    'provider_refund',
    [
      ['reference', 'text'],
      ['refund_id', 'text'],
      ['amount_minor', 'bigint'],
    ],
    ['reference', 'refund_id'],
  )
  await table('code_guess', [
    ['counter', 'text', primaryKey],
    ['failures', 'bigint'],
    ['expires_at', 'bigint'],
  ])
}
