import type { MonetaryValue } from '@foyer/contract/wire/common'
import type { OrderSummaryProps, SummaryLine } from '@foyer/design-system/order/order-summary'
import { addValues } from '../../domain/amounts.ts'
import type { ItemLine } from '../../domain/item-lines.ts'
import type { OrderLine } from '../../domain/order-lines.ts'
import { sumDiscounts } from '../../domain/sum-discounts.ts'
import { formatParts } from '../tickets/format-parts.ts'
import { getShownAmount, getShownExtras, getShownPrice, type PriceModes } from '../../domain/shown-prices.ts'
import { createAddedLines, createDiscountLines, createIncludedLines } from './extra-lines.ts'

type Groups = OrderSummaryProps['groups']

/** An amount that is added to goods. */
export interface GoodsExtra {
  readonly id: string
  readonly label: string
  readonly price: MonetaryValue
}

export interface OrderGroupsInput {
  lines: readonly OrderLine[]
  /** None unless said so. */
  items?: readonly ItemLine[]
  /** Over them: where they are brought to. */
  goodsTitle?: string | undefined
  /** What is added to goods: a mandatory fee, a tip. None unless said so. */
  goodsExtras?: readonly GoodsExtra[]
  /** The server's data about the whole order. */
  totals: Parameters<typeof getShownExtras>[1]
  modes: PriceModes
  /** Name of a discount; undefined where it is not known. */
  findDiscountName: (discountId: string) => string | undefined
  /** Chosen seats in words; empty without allocated seating. */
  seats: string
  t: (key: string, params?: Record<string, string | number>) => string
  money: (amount: number) => string
  list: (parts: readonly string[]) => string
}

/**
 * The lines of the order summary, once the server holds the order: tickets under the seats they have, those without
 * under the area they sit in, goods, what comes on top of their prices, and what is in them.
 */
export function createOrderGroups({
  lines,
  items = [],
  goodsTitle,
  goodsExtras = [],
  totals,
  modes,
  findDiscountName,
  seats,
  t,
  money,
  list,
}: OrderGroupsInput): Groups {
  const row = (line: OrderLine) => ({
    id: line.ticketTypeId,
    label: t('transaction.summary.ticket', { count: line.quantity, ticket: line.name }),
    amount: money(
      getShownPrice(
        { ...line, price: addValues([line.price, ...line.savings.map(({ saved }) => saved)]) },
        modes,
      ),
    ),
    ...(line.parts.length > 0 ? { note: formatParts(line.parts, { t, list }) } : {}),
  })
  const itemRow = ({ id, name, quantity, price, parts = [] }: ItemLine) => ({
    id: `item ${id}`,
    label: t('transaction.summary.ticket', { count: quantity, ticket: name }),
    amount: price ? money(getShownAmount(price, modes)) : '',
    ...(parts.length > 0 && { note: list(parts) }),
  })
  const extraRow = ({ id, label, price }: GoodsExtra) => ({
    id,
    label,
    amount: money(getShownAmount(price, modes)),
  })
  const seated = lines.filter((line) => line.seatLabels.length > 0)
  const areaNames = new Set(lines.filter((line) => !seated.includes(line)).map((line) => line.areaName))
  const tickets = [
    ...(seated.length > 0 ? [{ id: 'tickets', title: seats || undefined, lines: seated.map(row) }] : []),
    ...[...areaNames].map((area) => ({
      id: `area ${area}`,
      title: area ? t('tickets.area.unallocatedIn', { area }) : undefined,
      lines: lines.filter((line) => !seated.includes(line) && line.areaName === area).map(row),
    })),
  ]
  const goods =
    items.length > 0
      ? [{ id: 'items', title: goodsTitle, lines: [...items.map(itemRow), ...goodsExtras.map(extraRow)] }]
      : []
  const extras = getShownExtras(lines, totals, modes)
  // What vouchers and cards pay stands with the other payers.
  const savings = lines.flatMap((line) => line.savings.filter(({ isRedeemed }) => !isRedeemed))
  const ofTickets = [
    ...createDiscountLines(sumDiscounts(savings, modes), findDiscountName, { t, money }),
    ...createAddedLines({ addedFee: extras.addedFee, addedTax: 0 }, { t, money }),
  ]
  const ofAll = createAddedLines({ addedFee: 0, addedTax: extras.addedTax }, { t, money })
  const included = createIncludedLines(extras, { t, money })
  return [
    ...addToLast([...addToLast(tickets, ofTickets), ...goods], ofAll),
    ...(included.length > 0 ? [{ id: 'included', lines: included }] : []),
  ]
}

/** Groups with lines after those of the last one; with these alone if there is none. */
function addToLast(groups: Groups, lines: readonly SummaryLine[]): Groups {
  const last = groups.at(-1)
  if (lines.length === 0) return groups
  if (!last) return [{ id: 'tickets', lines }]
  return [...groups.slice(0, -1), { ...last, lines: [...last.lines, ...lines] }]
}
