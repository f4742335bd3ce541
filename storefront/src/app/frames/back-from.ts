import type { PageContext } from '../../context/page-module.ts'
import type { Routes } from '../../domain/routes.ts'
import { toQuery, type TicketQuantities } from '../../order/tickets/ticket-quantities.ts'

export interface HeldShowtime {
  /** Null while nothing is held. */
  readonly showtimeId: string | null
  readonly party: TicketQuantities
}

/** The step before the one an address stands for, with its party; from the first one, the films. */
export function getWayBack(page: PageContext, routes: Routes, held: HeldShowtime): string {
  const showtimeId = page.params.showtimeId ?? held.showtimeId
  if (page.pattern.endsWith('/seats/') && showtimeId) return routes.tickets(showtimeId) + page.url.search
  if (page.pattern.endsWith('/customer-details/') && showtimeId) {
    return routes.tickets(showtimeId) + toQuery(held.party)
  }
  if (page.pattern.endsWith('/payment/')) return routes.customerDetails()
  return routes.films()
}
