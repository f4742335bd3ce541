import type { RequestedTicket } from '@foyer/contract/wire/orders'

/** What opens the price of a ticket, as it is sent. */
export type TicketOpener = Omit<RequestedTicket, 'id' | 'ticketTypeId'>

/** Tickets of one type that the same thing opens. */
export interface TicketChoice extends TicketOpener {
  readonly ticketTypeId: string
  readonly quantity: number
}

/**
 * Quantities of a ticket type, by what opens each ticket: each opener opens one ticket, the last one all further ones.
 */
export function dealOpeners(
  ticketTypeId: string,
  quantity: number,
  openers: readonly TicketOpener[],
): TicketChoice[] {
  const shares = openers.length > 0 ? openers : [{}]
  return shares.flatMap((opener, index) => {
    const isLast = index === shares.length - 1
    const share = isLast ? quantity - index : Math.min(1, quantity - index)
    return share > 0 ? [{ ...opener, ticketTypeId, quantity: share }] : []
  })
}

/** Tickets as the order call wants them; ids are the client's and name the same ticket each time. */
export function toRequestedTickets(choices: readonly TicketChoice[]): RequestedTicket[] {
  const counts = new Map<string, number>()
  return choices.flatMap(({ quantity, ...ticket }) =>
    Array.from({ length: quantity }, () => {
      const number = (counts.get(ticket.ticketTypeId) ?? 0) + 1
      counts.set(ticket.ticketTypeId, number)
      return { id: `${ticket.ticketTypeId}-${String(number)}`, ...ticket }
    }),
  )
}
