import { useStore, useStores, useText } from '../../context/hooks.ts'
import { addValues, multiplyValue } from '../../domain/amounts.ts'
import { getUnitPrice } from '../../domain/item-offer.ts'
import { useNameReward } from '../../order/items/use-item-rewards.ts'
import { useItemDiscounts } from '../../order/items/use-item-discounts.ts'
import { useMenu } from '../../order/items/use-menu.ts'
import type { WantedGoods } from '../../order/summary/HeldSummary.tsx'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { useIsForNow } from './use-is-for-now.ts'
import { findTip, type TipOffer } from './find-tip.ts'
import { estimateFees, estimateTaxPercentage, estimateTip } from './wanted-goods.ts'

/**
 * The basket's goods of a cinema as lines of a summary, with what will be added to them; what the goods come to, and the
 * tip that is taken with its part of that. Sums are in the main unit. Call inside an observer.
 */
export function useWantedGoods(siteId: string): {
  readonly goods: WantedGoods
  readonly sum: number
  readonly offer: (TipOffer & { readonly sum: number }) | null
} {
  const { items } = useStore(getItemStores)
  const { basket } = useStore(getOrderStores)
  const { configuration } = useStores()
  const { t } = useText()
  const { describeLine, findGroup, nameLine } = useMenu(siteId)
  const { delivery, tip, ...selection } = basket.itemsAt(siteId)
  const nameReward = useNameReward(siteId, selection.items)
  const { foodAndBeverage, shared } = configuration.value
  const { decimals } = shared.localisation.currency
  const { discountLine } = useItemDiscounts(siteId, useIsForNow(siteId))
  const lines = selection.items.map((line) => {
    const sold = items.findPriced(siteId, line) ?? null
    const isDelivered =
      delivery !== null && (sold?.item.allowedDeliveryMethods.includes(delivery.method) ?? false)
    const isFetched = delivery !== null && !isDelivered
    const parts = [
      describeLine(line),
      line.comment,
      nameReward(line),
      ...(isFetched ? [t('food-and-beverage.lines.counter')] : []),
    ].filter(Boolean)
    return {
      id: line.id,
      name: nameLine(line),
      quantity: line.quantity,
      price:
        sold &&
        discountLine(
          sold,
          line.quantity,
          multiplyValue(getUnitPrice(sold, line.modifiers, findGroup), line.quantity),
        ),
      isDelivered,
      ...(parts.length > 0 && { parts }),
    }
  })
  const add = (some: typeof lines) => addValues(some.flatMap(({ price }) => price ?? [])).valueIncludingTax
  const sum = add(lines)
  const sums = { all: sum, delivered: add(lines.filter(({ isDelivered }) => isDelivered)) }
  const found = findTip(foodAndBeverage.tips, delivery?.method ?? null)
  const tipped = found?.isForDelivered ? sums.delivered : sum
  const offer = found && tipped > 0 ? { ...found, sum: tipped } : null
  const tipAmount = estimateTip(offer ? tip : null, tipped, decimals)
  const fees = estimateFees(
    { ...sums, taxPercentage: estimateTaxPercentage(lines.flatMap(({ price }) => price ?? [])) },
    delivery?.method ?? null,
    foodAndBeverage.mandatoryFee,
    decimals,
  )
  return {
    sum,
    offer,
    goods: {
      lines,
      extras: [
        ...fees.map((fee) => ({ ...fee, label: t('transaction.summary.serviceFee') })),
        ...(tipAmount.valueIncludingTax > 0
          ? [{ id: 'tip', label: t('transaction.summary.tip'), price: tipAmount }]
          : []),
      ],
    },
  }
}
