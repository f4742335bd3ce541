import type { MonetaryValue, TranslatedText } from '@foyer/contract/wire/common'
import type { OrderResponse } from '@foyer/contract/wire/orders'
import { addValues, multiplyValue } from '../../domain/amounts.ts'
import { getItemLines, type ItemLine } from '../../domain/item-lines.ts'
import type { GoodsExtra } from './order-groups.ts'

/** Goods and what is added to them. */
interface Goods {
  readonly lines: readonly ItemLine[]
  readonly extras: readonly GoodsExtra[]
}

interface GoodsTexts {
  readonly t: (key: string, values?: Readonly<Record<string, string>>) => string
  readonly text: (translated: TranslatedText | undefined) => string
}

/** The goods of an order, with its mandatory fees and its tip. */
export function getGoods(response: OrderResponse | null, { t, text }: GoodsTexts): Goods {
  if (!response) return { lines: [], extras: [] }
  const { fees = [], tip } = response.order
  return {
    lines: getItemLines(response, text, (reward) => t('transaction.summary.reward', { reward })),
    extras: [
      ...fees.map(({ name, scope, price }) => ({
        id: `fee ${scope}`,
        label: text(name) || t('transaction.summary.serviceFee'),
        price,
      })),
      ...(tip ? [{ id: 'tip', label: t('transaction.summary.tip'), price: tip }] : []),
    ].filter(({ price }) => price.valueIncludingTax > 0),
  }
}

const sum = ({ lines, extras }: Goods): MonetaryValue =>
  addValues([...lines, ...extras].flatMap(({ price }) => price ?? []))

/** What an order comes to with other goods than it has: until the server has computed it. */
export function replaceGoods<T extends { readonly total: MonetaryValue }>(
  totals: T,
  sent: Goods,
  wanted: Goods,
): T {
  return { ...totals, total: addValues([totals.total, multiplyValue(sum(sent), -1), sum(wanted)]) }
}
