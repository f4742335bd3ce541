import type { Transaction } from 'kysely'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import type { FactsById } from './order-document.ts'
import { showtimesOfOrder } from './order-records.ts'
import type { SalesCatalogue, ShowtimeFacts } from './showtime-facts.ts'

/**
 * One change, ready to be made: everything from outside (facts, ids, the time) has been fetched, and what is left runs
 * inside a single transaction, which the caller opens. So a change and its idempotent answer are kept together.
 */
export type Write<T> = (trx: Transaction<Tables>) => Promise<T>

/**
 * Facts of the showtimes on an order and of those that are about to be put on it.
 * A showtime that the catalogue does not know is left out.
 */
export async function factsOfOrder(
  store: Store,
  catalogue: SalesCatalogue,
  orderId: string,
  alsoShowtimeIds: readonly string[] = [],
): Promise<FactsById> {
  const ids = new Set([...(await showtimesOfOrder(store.read, orderId)), ...alsoShowtimeIds])
  const facts = new Map<string, ShowtimeFacts>()
  for (const id of ids) {
    const found = await catalogue.showtimeFacts(id)
    if (found) facts.set(id, found)
  }
  return facts
}
