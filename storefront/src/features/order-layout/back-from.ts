import type { PageContext } from '../../app/page-module.ts'
import type { Routes } from '../../stores/routes.ts'

/** The step before the one an address stands for; from the first one, the films. */
export function backFrom(page: PageContext, routes: Routes, showtimeIdInOrder: string | null): string {
  const showtimeId = page.params.showtimeId ?? showtimeIdInOrder
  if (page.pattern.endsWith('/seats/') && showtimeId) return routes.tickets(showtimeId) + page.url.search
  if (page.pattern.endsWith('/customer-details/') && showtimeId) return routes.tickets(showtimeId)
  if (page.pattern.endsWith('/payment/')) return routes.customerDetails()
  return routes.films()
}
