/** How many of each ticket type, by ticket type id. Zero is not kept. */
export type TicketQuantities = Readonly<Record<string, number>>

const parameter = 'tickets'

/**
 * The quantities that an address carries: `?tickets=adult.2~student.1`. They are in the address so that a refresh,
 * the back button, a second tab and a shared link all keep them. Anything but a count from 1 to 99 is ignored, as an
 * address is untrusted.
 */
export function parseQuantities(search: URLSearchParams): TicketQuantities {
  const quantities: Record<string, number> = {}
  for (const part of (search.get(parameter) ?? '').split('~')) {
    const dot = part.lastIndexOf('.')
    const id = part.slice(0, dot)
    const count = part.slice(dot + 1)
    if (dot > 0 && /^[1-9]\d?$/.test(count)) quantities[id] = Number(count)
  }
  return quantities
}

/** The query for these quantities, with its question mark; empty when there are none. */
export function toQuery(quantities: TicketQuantities): string {
  const parts = Object.entries(quantities)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${id}.${String(count)}`)
  return parts.length ? `?${new URLSearchParams({ [parameter]: parts.join('~') }).toString()}` : ''
}

/** Tickets in all. */
export function countTickets(quantities: TicketQuantities): number {
  return Object.values(quantities).reduce((sum, count) => sum + count, 0)
}
