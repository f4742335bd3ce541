import { randomBytes } from 'node:crypto'
import type { Database } from '../src/database/database.ts'

const metaKey = 'ledgerline-session-key'
const keyBytes = 32

/** The key that signs the fields' sessions: made once and kept, so that fields outlive a restart in the visitor's browser. */
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
