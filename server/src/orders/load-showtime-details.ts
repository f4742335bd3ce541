import type { Database } from '../database/database.ts'
import type { ShowtimeDetailsById } from './order-document.ts'
import { findShowtimesOfOrder } from './order-records.ts'
import type { SalesCatalogue, ShowtimeDetails } from './showtime-details.ts'

/**
 * Details of the showtimes on an order and of those that are about to be put on it. A showtime that the catalogue does
 * not know is omitted.
 */
export async function loadShowtimeDetails(
  database: Database,
  catalogue: SalesCatalogue,
  orderId: string,
  alsoShowtimeIds: readonly string[] = [],
): Promise<ShowtimeDetailsById> {
  const ids = new Set([...(await findShowtimesOfOrder(database.read, orderId)), ...alsoShowtimeIds])
  const details = new Map<string, ShowtimeDetails>()
  for (const id of ids) {
    const found = await catalogue.getShowtimeDetails(id)
    if (found) details.set(id, found)
  }
  return details
}
