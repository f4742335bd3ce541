import type { ApiClient } from '../http/api-client.ts'

/** Seat layouts and seat availability. */
export function createSeatingService(client: ApiClient) {
  return {
    layout: (seatLayoutId: string) => client.call('getSeatLayout', { params: { seatLayoutId } }),
    showtimeLayout: (showtimeId: string) => client.call('getShowtimeSeatLayout', { params: { showtimeId } }),
    availability: (showtimeId: string, preview: boolean) =>
      client.call('getSeatAvailability', { params: { showtimeId }, query: { preview } }),
    /** How full several showtimes are; at most 50. An extension: a server without it answers 404. */
    previews: (showtimeIds: string[]) =>
      client.call('getSeatAvailabilityPreviews', { query: { showtimeIds } }),
    orderAvailability: (orderId: string, showtimeId: string) =>
      client.call('getOrderSeatAvailability', { params: { orderId, showtimeId } }),
  }
}
export type SeatingService = ReturnType<typeof createSeatingService>
