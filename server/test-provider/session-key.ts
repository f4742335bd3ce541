import { randomBytes } from 'node:crypto'
import type { Database } from '../src/database/database.ts'

const metaKey = 'ledgerline-session-key'
const keyBytes = 32

/**
 * The key that signs the fields' sessions: created once and stored, so that fields in a visitor's browser survive a
 * restart.
 */
export async function loadSessionKey(database: Database): Promise<string> {
  const created = { key: metaKey, value: randomBytes(keyBytes).toString('base64url') }
  return database.tx(async (trx) => {
    await trx
      .insertInto('meta')
      .values(created)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const stored = await trx
      .selectFrom('meta')
      .select('value')
      .where('key', '=', metaKey)
      .executeTakeFirstOrThrow()
    return stored.value
  })
}
