import type { NamedEntity } from '@foyer/contract/wire/common'
import type { Order, OrderRelatedData } from '@foyer/contract/wire/orders'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { collectRelatedData, toItemsDocument, type ShowtimeDetailsById } from './order-document.ts'
import type { SalesCatalogue, ShowtimeDetails } from './showtime-details.ts'

/**
 * Loads the details of the showtimes on an order and of those about to be added. A showtime that the catalogue does not
 * know is omitted.
 */
export async function loadShowtimeDetails(
  catalogue: SalesCatalogue,
  order: StoredOrder | null,
  alsoShowtimeIds: readonly string[] = [],
): Promise<ShowtimeDetailsById> {
  const onOrder = order?.contents.showtimes.map(({ showtimeId }) => showtimeId) ?? []
  return loadDetails(catalogue, [...onOrder, ...alsoShowtimeIds])
}

/** Loads the related data of an order in progress, for an answer that is sent again. */
export async function loadRelatedData(catalogue: SalesCatalogue, order: Order): Promise<OrderRelatedData> {
  const showtimes = order.showtimes.map(({ showtimeId, tickets }) => ({
    showtimeId,
    ticketTypeIds: tickets.flatMap(({ ticketTypeId, tickets: parts = [] }) => [
      ticketTypeId,
      ...parts.map((part) => part.ticketTypeId),
    ]),
  }))
  const details = await loadDetails(
    catalogue,
    showtimes.map(({ showtimeId }) => showtimeId),
  )
  return {
    ...collectRelatedData(showtimes, details),
    ...toItemsDocument(listOrderedItems(catalogue, order.items)),
  }
}

function listOrderedItems({ items: known }: SalesCatalogue, items: Order['items']): NamedEntity[] {
  return items.flatMap(({ itemId }) => {
    const item = known.items.get(itemId)
    return item ? [{ id: item.id, name: item.name }] : []
  })
}

async function loadDetails(
  catalogue: SalesCatalogue,
  showtimeIds: readonly string[],
): Promise<ShowtimeDetailsById> {
  const details = new Map<string, ShowtimeDetails>()
  for (const id of new Set(showtimeIds)) {
    const found = await catalogue.getShowtimeDetails(id)
    if (found) details.set(id, found)
  }
  return details
}
