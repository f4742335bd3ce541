import type { ApiClient } from '../http/api-client.ts'

/** Ticket prices and discounts of a showtime. */
export function createSalesService(client: ApiClient) {
  return {
    ticketPrices: (showtimeId: string) => client.call('getTicketPrices', { params: { showtimeId } }),
    /** The automatic discounts, and the one of a code if it is given. */
    discountAvailability: (showtimeId: string, code?: string) =>
      client.call('getDiscountAvailability', {
        params: { showtimeId },
        query: code === undefined ? {} : { code },
      }),
  }
}

export type SalesService = ReturnType<typeof createSalesService>
