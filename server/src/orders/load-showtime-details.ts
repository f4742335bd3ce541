import type { StoredOrder } from '../order-store/stored-order.ts'
import type { ShowtimeDetailsById } from './order-document.ts'
import type { SalesCatalogue, ShowtimeDetails } from './showtime-details.ts'

/**
 * Details of the showtimes on an order and of those that are about to be put on it. A showtime that the catalogue does
 * not know is omitted.
 */
export async function loadShowtimeDetails(
  catalogue: SalesCatalogue,
  order: StoredOrder | null,
  alsoShowtimeIds: readonly string[] = [],
): Promise<ShowtimeDetailsById> {
  const onOrder = order?.contents.showtimes.map(({ showtimeId }) => showtimeId) ?? []
  const details = new Map<string, ShowtimeDetails>()
  for (const id of new Set([...onOrder, ...alsoShowtimeIds])) {
    const found = await catalogue.getShowtimeDetails(id)
    if (found) details.set(id, found)
  }
  return details
}
