import type { OrderSummaryProps } from '@foyer/design-system/order-summary'
import type { OrderLine } from '../../stores/order-lines.ts'

export interface OrderGroupsInput {
  lines: readonly OrderLine[]
  bookingFee: number
  tax: number
  /** Chosen seats in words; empty without allocated seating. */
  seats: string
  t: (key: string, params?: Record<string, string | number>) => string
  money: (amount: number) => string
}

/**
 * The lines of the order summary, once the server holds the order: tickets under the seats they have, those without
 * under the area they sit in, fees, and the tax that is in the price.
 */
export function orderGroups({
  lines,
  bookingFee,
  tax,
  seats,
  t,
  money,
}: OrderGroupsInput): OrderSummaryProps['groups'] {
  const row = (line: OrderLine) => ({
    id: line.ticketTypeId,
    label: t('transaction.summary.ticket', { count: line.quantity, ticket: line.name }),
    amount: money(line.total),
  })
  const seated = lines.filter((line) => line.seatLabels.length > 0)
  const areaNames = new Set(lines.filter((line) => !seated.includes(line)).map((line) => line.areaName))
  const groups = [
    ...(seated.length > 0 ? [{ id: 'tickets', title: seats || undefined, lines: seated.map(row) }] : []),
    ...[...areaNames].map((area) => ({
      id: `area ${area}`,
      title: area ? t('tickets.area.unallocatedIn', { area }) : undefined,
      lines: lines.filter((line) => !seated.includes(line) && line.areaName === area).map(row),
    })),
  ]
  const last = groups.pop()
  return [
    ...groups,
    {
      id: 'tickets',
      title: undefined,
      ...last,
      lines: [
        ...(last?.lines ?? []),
        ...(bookingFee > 0
          ? [
              {
                id: 'fee',
                label: t('transaction.summary.feeTotal'),
                amount: money(bookingFee),
                tone: 'muted' as const,
              },
            ]
          : []),
      ],
    },
    ...(tax > 0
      ? [
          {
            id: 'tax',
            lines: [
              { id: 'tax', label: t('transaction.summary.tax'), amount: money(tax), tone: 'muted' as const },
            ],
          },
        ]
      : []),
  ]
}
