import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * One change, ready to be made: everything from outside (facts, ids, the time) has been fetched, and what is left runs
 * inside a single transaction, which the caller opens. So a change and its idempotent answer are kept together.
 */
export type Write<T> = (trx: Transaction<Tables>) => Promise<T>
