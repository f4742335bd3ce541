import type { TranslatedText } from '@foyer/contract/wire/common'
import type { SummaryGroup } from '@foyer/design-system/order/order-summary'
import {
  createAddedLines,
  createDiscountLines,
  createIncludedLines,
} from '../../order/summary/extra-lines.ts'
import type { TicketCosts } from '../../order/tickets/ticket-costs.ts'

export interface CostGroupsInput {
  costs: TicketCosts
  /** Name of a discount; undefined where it is not known. */
  findDiscountName: (discountId: string) => string | undefined
  t: (key: string, params?: Record<string, string | number>) => string
  text: (translated: TranslatedText) => string
  money: (amount: number) => string
}

/**
 * The lines of the order summary while tickets are chosen; none before the first. The tax in the prices is shown once
 * the server has computed it.
 */
export function getCostGroups({ costs, findDiscountName, t, text, money }: CostGroupsInput): SummaryGroup[] {
  if (costs.lines.length === 0) return []
  const { count, each } = costs.fee
  const feeLabel = each === null ? undefined : t('transaction.summary.fee', { count, fee: money(each) })
  const included = createIncludedLines({ ...costs, includedTax: 0 }, { t, money })
  return [
    {
      id: 'tickets',
      lines: [
        ...costs.lines.map(({ ticketType, quantity, amount }) => ({
          id: ticketType.id,
          label: t('transaction.summary.ticket', { count: quantity, ticket: text(ticketType.description) }),
          amount: money(amount),
        })),
        ...createDiscountLines(costs.discounts, findDiscountName, { t, money }),
        ...createAddedLines(costs, { t, money }, feeLabel),
      ],
    },
    ...(included.length > 0 ? [{ id: 'included', lines: included }] : []),
  ]
}
