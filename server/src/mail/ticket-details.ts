import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'

type RelatedData = CompletedOrderResponse['relatedData']

/** Data of a ticket, joined from an order's first showtime; what another server omits is undefined. */
export interface TicketDetails {
  readonly order: CompletedOrderResponse['order']
  /** The code scanned at the entrance: the order's reference. */
  readonly code: string
  readonly showtime: RelatedData['showtimes'][number]
  readonly film: RelatedData['films'][number]
  readonly site: RelatedData['sites'][number] | undefined
  readonly screen: RelatedData['screens'][number] | undefined
  /** `C4`, `G5`, in the order of the tickets; empty with unallocated seating. */
  readonly seats: readonly string[]
  readonly tickets: readonly {
    readonly quantity: number
    readonly type: RelatedData['ticketTypes'][number]
  }[]
}

/** Null for an order without a showtime or a code. */
export function toTicketDetails({ order, relatedData }: CompletedOrderResponse): TicketDetails | null {
  const [held] = order.showtimes
  const showtime = relatedData.showtimes.find(({ id }) => id === held?.showtimeId)
  const film = relatedData.films.find(({ id }) => id === showtime?.filmId)
  const code = order.transaction?.barcode
  if (!held || !showtime || !film || !code) return null
  const counts = new Map<string, number>()
  for (const { ticketTypeId } of held.tickets) counts.set(ticketTypeId, (counts.get(ticketTypeId) ?? 0) + 1)
  return {
    order,
    code,
    showtime,
    film,
    site: relatedData.sites.find(({ id }) => id === showtime.siteId),
    screen: relatedData.screens.find(({ id }) => id === showtime.screenId),
    seats: held.seats.map(({ rowLabel, label }) => `${rowLabel}${label}`),
    tickets: [...counts].flatMap(([typeId, quantity]) => {
      const type = relatedData.ticketTypes.find(({ id }) => id === typeId)
      return type ? [{ quantity, type }] : []
    }),
  }
}
