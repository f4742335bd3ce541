import type { TranslatedText } from '@foyer/contract/wire/common'
import type { OrderSummaryProps } from '@foyer/design-system/order/order-summary'
import type { PriceModes } from '../../domain/shown-prices.ts'
import type { PricedArea } from '../../order/tickets/ticket-areas.ts'
import { getTicketCosts } from '../../order/tickets/ticket-costs.ts'
import type { TicketQuantities } from '../../order/tickets/ticket-quantities.ts'

/** The tickets of a party for which the map has no seat, area by area, so that nobody looks for theirs in it. */
export function findPlacesWithoutSeats({
  areas,
  quantities,
  seated,
  modes,
  t,
  text,
  money,
}: {
  areas: readonly PricedArea[]
  quantities: TicketQuantities
  seated: TicketQuantities
  modes: PriceModes
  t: (key: string, params?: Record<string, string | number>) => string
  text: (translated: TranslatedText) => string
  money: (amount: number) => string
}): OrderSummaryProps['groups'] {
  return areas.flatMap((area) => {
    const { lines: all } = getTicketCosts([area], quantities, modes)
    const lines = all.filter(({ ticketType }) => !(ticketType.id in seated))
    if (lines.length === 0) return []
    return {
      id: area.areaCategory.id,
      title: t('tickets.area.unallocatedIn', { area: text(area.areaCategory.name) }),
      lines: lines.map(({ ticketType, quantity, amount }) => ({
        id: ticketType.id,
        label: t('transaction.summary.ticket', { count: quantity, ticket: text(ticketType.description) }),
        amount: money(amount),
      })),
    }
  })
}
