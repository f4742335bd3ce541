import { dealOpeners, type TicketChoice } from '../../domain/ticket-choice.ts'
import type { PricedArea } from './ticket-areas.ts'
import type { TicketQuantities } from './ticket-quantities.ts'

/**
 * The chosen tickets with what opens their prices, as an order asks for them. A price that is not to be had is not asked
 * for, nor are more tickets than what opens it allows.
 */
export function getTicketChoices(
  areas: readonly Pick<PricedArea, 'tickets'>[],
  quantities: TicketQuantities,
): TicketChoice[] {
  return areas
    .flatMap(({ tickets }) => tickets)
    .flatMap(({ ticketType, opening }) => {
      const { openers = [], most = Infinity } = opening ?? {}
      return dealOpeners(ticketType.id, Math.min(quantities[ticketType.id] ?? 0, most), openers)
    })
}
