import type { ApiClient } from '../http/api-client.ts'

/** Ticket prices of a showtime. */
export function createSalesService(client: ApiClient) {
  return {
    ticketPrices: (showtimeId: string) => client.call('getTicketPrices', { params: { showtimeId } }),
  }
}

export type SalesService = ReturnType<typeof createSalesService>
