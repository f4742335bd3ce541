import { ItemCard } from '@foyer/design-system/order/item-card'
import { observer } from 'mobx-react-lite'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { addValues, multiplyValue } from '../../domain/amounts.ts'
import type { MenuEntry } from '../../domain/item-menu.ts'
import { getLeastPrice, getUnitPrice } from '../../domain/item-offer.ts'
import { addOffset } from '../../domain/time.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import type { BasketItem } from '../../stores/orders/basket-content.ts'
import { countItems } from '../../stores/orders/basket-items.ts'
import { createCardMessages } from './card-messages.ts'
import { getCardState } from './card-state.ts'
import { getHandoverAvailability } from './handover-availability.ts'
import { useItemRewards } from './use-item-rewards.ts'
import { useItemDiscounts } from './use-item-discounts.ts'
import { useMenu } from './use-menu.ts'

export interface MenuCardProps {
  readonly siteId: string
  readonly entry: MenuEntry
  /** What is in the basket, of this entry and of others. */
  readonly lines: readonly BasketItem[]
  /** Most of all lines. */
  readonly maximumItems: number
  readonly offsetInMinutes: number
  readonly priority: boolean
  /** Whether it is handed over now: discounts with hours count then (default). */
  readonly isForNow?: boolean
  /** Opens the dialog of its choices. */
  readonly onOpen: () => void
  /** Adds one that has no choices. */
  readonly onAdd: () => void
  /** Takes one of a line away. */
  readonly onTake: (line: BasketItem) => void
}

/** An entry of a menu with how many are chosen. */
export const MenuCard = observer(function MenuCard(props: MenuCardProps) {
  const {
    siteId,
    entry,
    maximumItems,
    offsetInMinutes,
    priority,
    isForNow = true,
    onOpen,
    onAdd,
    onTake,
  } = props
  const store = useStore(getItemsStore)
  const { today } = useStores()
  const { t, text } = useText()
  const formats = useFormats()
  const { findGroup, price, picture, listAllergens, describeLine } = useMenu(siteId)
  const soldIds = entry.sold.map(({ id }) => id)
  const lines = props.lines.filter(({ itemId }) => soldIds.includes(itemId))
  const last = lines.at(-1)
  const [{ item }] = entry.sold
  const name = text(entry.title)
  const least = getLeastPrice(entry.sold)
  const chosen = last && store.findPriced(siteId, last)
  const rewards = useItemRewards(siteId, props.lines)
  const [reward = null] = soldIds.flatMap((id) => rewards.find(id, null) ?? [])
  const isFrom = entry.sold.some((sold) => sold.price.valueIncludingTax !== least.valueIncludingTax)
  // Whether a reward is used is a choice as well.
  const hasChoices = entry.sold.length > 1 || item.modifierGroups.length > 0 || reward !== null
  const { findDiscounts, discountLine } = useItemDiscounts(siteId, isForNow)
  const shown = chosen ?? entry.sold.find((sold) => sold.price === least) ?? entry.sold[0]
  const { own, ofMembers } = findDiscounts(shown)
  const whole = chosen ? getUnitPrice(chosen, last.modifiers, findGroup) : least
  const now = own ? discountLine(shown, 1, whole) : whole
  const saved = item.priceApart ? addValues([item.priceApart, multiplyValue(least, -1)]) : null
  const described = last && describeLine(last)
  return (
    <ItemCard
      name={name}
      note={described || text(item.description) || undefined}
      picture={picture(last?.itemId ?? entry.sold[0].id)}
      priority={priority}
      price={!chosen && isFrom ? t('food-and-beverage.from', { price: price(now) }) : price(now)}
      formerPrice={own ? { price: price(whole), label: t('food-and-beverage.discount.before') } : undefined}
      tags={[
        ...(reward ? [t('food-and-beverage.reward.tag', { reward: text(reward.name) })] : []),
        ...(own
          ? [
              own.availableUntil === null
                ? text(own.name)
                : t('food-and-beverage.discount.until', {
                    discount: text(own.name),
                    time: formats.time(addOffset(own.availableUntil, offsetInMinutes)),
                  }),
            ]
          : []),
        ...(ofMembers ? [t('food-and-beverage.discount.members', { price: price(ofMembers.price) })] : []),
        ...(saved && saved.valueIncludingTax > 0
          ? [t('food-and-beverage.saves', { amount: price(saved) })]
          : []),
        ...(item.minimumAge ? [t('food-and-beverage.age.short', { age: item.minimumAge })] : []),
      ]}
      allergens={listAllergens(item.allergenIds)}
      allergensLabel={t('food-and-beverage.contains')}
      opensDialog={hasChoices}
      labels={{
        increase: t(hasChoices ? 'food-and-beverage.row.choose' : 'food-and-beverage.row.more', {
          item: name,
        }),
        decrease: t('food-and-beverage.row.fewer', { item: name }),
      }}
      state={getCardState({
        entry,
        findAvailability: (id) => getHandoverAvailability(store.findAvailability(siteId, id), isForNow),
        hours:
          isForNow && item.availableHoursId !== null
            ? store.findHours(siteId, item.availableHoursId)
            : undefined,
        now: today.now,
        offsetInMinutes,
        quantity: countItems(lines),
        total: countItems(props.lines),
        maximumItems,
        messages: createCardMessages({
          t,
          time: (instant) => formats.time(instant),
          day: (instant) => formats.longDay(instant),
          now: today.now,
          offsetInMinutes,
        }),
      })}
      onIncrease={hasChoices ? onOpen : onAdd}
      onDecrease={() => {
        if (last) onTake(last)
      }}
    />
  )
})
