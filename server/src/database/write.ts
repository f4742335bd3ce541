import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * One prepared change: external data (details, ids, the time) have been fetched, and the rest runs inside a single
 * transaction, which the caller opens. So a change and its idempotent answer are stored together.
 */
export type Write<T> = (trx: Transaction<Tables>) => Promise<T>
