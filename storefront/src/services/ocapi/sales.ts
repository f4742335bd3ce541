import { mapResult } from '../../cache/result.ts'
import type { ApiClient } from '../http/api-client.ts'
import { readTicketPrices } from './ticket-prices.ts'

/** What a showtime's tickets cost. */
export function salesService(client: ApiClient) {
  return {
    async ticketPrices(showtimeId: string) {
      const answer = await client.call('getTicketPrices', { params: { showtimeId } })
      return mapResult(answer, ({ body, ...rest }) => ({ ...rest, body: readTicketPrices(body) }))
    },
  }
}
export type SalesService = ReturnType<typeof salesService>
