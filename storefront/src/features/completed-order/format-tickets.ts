import type { TranslatedText } from '@foyer/contract/wire/common'
import type { TicketDetails } from './ticket-details.ts'

/** Joins parts with the comma of the language. */
type JoinParts = (parts: readonly string[]) => string

/** "1 × Adult · Lounge, sit where you like: 2 × Child": who sits on the seats of the ticket, and who where they like. */
export function formatTickets(
  tickets: TicketDetails['tickets'],
  t: (key: string, params?: Record<string, string | number>) => string,
  text: (translated: TranslatedText) => string,
  list: JoinParts,
): string {
  const listed = (some: TicketDetails['tickets']) =>
    list(
      some.map(({ ticketType, quantity }) =>
        t('transaction.summary.ticket', { count: quantity, ticket: text(ticketType.description) }),
      ),
    )
  const areas = new Set(tickets.flatMap(({ unallocatedArea }) => unallocatedArea ?? []))
  return [
    listed(tickets.filter(({ unallocatedArea }) => unallocatedArea === null)),
    ...[...areas].map((area) =>
      t('tickets.area.ticketsIn', {
        place: t('tickets.area.unallocatedIn', { area: text(area.name) }),
        tickets: listed(tickets.filter(({ unallocatedArea }) => unallocatedArea === area)),
      }),
    ),
  ]
    .filter(Boolean)
    .join(' · ')
}
