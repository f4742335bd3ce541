import type { PageContext } from '../../app/page-module.ts'
import type { Routes } from '../../stores/routes.ts'
import { queryOf, type TicketQuantities } from '../tickets/ticket-quantities.ts'

export interface HeldShowing {
  /** Null while nothing is held. */
  readonly showtimeId: string | null
  readonly party: TicketQuantities
}

/** The step before the one an address stands for, with its party; from the first one, the films. */
export function backFrom(page: PageContext, routes: Routes, held: HeldShowing): string {
  const showtimeId = page.params.showtimeId ?? held.showtimeId
  if (page.pattern.endsWith('/seats/') && showtimeId) return routes.tickets(showtimeId) + page.url.search
  if (page.pattern.endsWith('/customer-details/') && showtimeId) {
    return routes.tickets(showtimeId) + queryOf(held.party)
  }
  if (page.pattern.endsWith('/payment/')) return routes.customerDetails()
  return routes.films()
}
