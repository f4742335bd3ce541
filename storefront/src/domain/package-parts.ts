import type { TranslatedText } from '@foyer/contract/wire/common'
import type { TicketType } from '@foyer/contract/wire/ticket-prices'

/** Tickets or items of one name in a package. */
export interface PackagePart {
  readonly name: string
  readonly quantity: number
}

/** Packages in packages that are looked into; deeper ones are named as a whole. */
const deepest = 3

/**
 * What a package holds, tickets first; empty for a single ticket. A package in it is replaced by its own parts. Parts without
 * a name are left out.
 * @param ticketTypes those that the parts may be of
 */
export function countParts(
  type: Pick<TicketType, 'tickets' | 'items'>,
  ticketTypes: readonly TicketType[],
  texts: (translated: TranslatedText | null | undefined) => string,
  depth = deepest,
): PackagePart[] {
  const tickets = (type.tickets ?? []).flatMap(({ ticketTypeId }): PackagePart[] => {
    const part = ticketTypes.find(({ id }) => id === ticketTypeId)
    if (!part) return []
    const nested = depth > 0 ? countParts(part, ticketTypes, texts, depth - 1) : []
    return nested.length > 0 ? nested : [{ name: texts(part.description), quantity: 1 }]
  })
  const items = (type.items ?? []).map(({ name, quantity = 1 }) => ({ name: texts(name), quantity }))
  const counts = new Map<string, number>()
  for (const { name, quantity } of [...tickets, ...items])
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + quantity)
  return [...counts].map(([name, quantity]) => ({ name, quantity }))
}
