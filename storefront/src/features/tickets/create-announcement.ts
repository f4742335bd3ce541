import type { TextFunctions } from '../../context/hooks.ts'
import type { PricedArea } from '../../order/tickets/ticket-areas.ts'

interface AnnouncementInput {
  areas: readonly PricedArea[]
  /** The type of ticket of which there are now so many. */
  ticketTypeId: string
  quantity: number
  /** What all tickets come to now, formatted. */
  total: string
}

/** The new count and total, for who does not see them change. */
export function createAnnouncement(
  { areas, ticketTypeId, quantity, total }: AnnouncementInput,
  { t, plural, text }: TextFunctions,
): string {
  const changed = areas
    .flatMap(({ tickets }) => tickets)
    .find(({ ticketType }) => ticketType.id === ticketTypeId)
  const ticket = changed ? text(changed.ticketType.description) : ''
  return t('tickets.announce', { tickets: plural('tickets.row.count', quantity, { ticket }), total })
}
