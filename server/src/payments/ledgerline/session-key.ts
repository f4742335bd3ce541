import { randomBytes } from 'node:crypto'
import type { Store } from '../../database/store.ts'

const metaKey = 'ledgerline-session-key'
const keyBytes = 32

/** The key that signs the fields' sessions: made once and kept, so that fields outlive a restart in the visitor's browser. */
export async function keptSessionKey(store: Store): Promise<string> {
  const made = { key: metaKey, value: randomBytes(keyBytes).toString('base64url') }
  return store.tx(async (trx) => {
    await trx
      .insertInto('meta')
      .values(made)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const kept = await trx
      .selectFrom('meta')
      .select('value')
      .where('key', '=', metaKey)
      .executeTakeFirstOrThrow()
    return kept.value
  })
}
