import type { MonetaryValue } from '@foyer/contract/wire/common'
import { useHydrated, useStore, useStores } from '../../context/hooks.ts'
import {
  discountLine,
  findItemDiscounts,
  type DiscountCircumstances,
  type PricedThing,
} from '../../domain/item-discounts.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'

/**
 * Discounts that a menu's goods get in an order. The server computes their amounts. Call inside an observer.
 * @param isForNow whether goods are handed over now; with a showtime to come, or at a time of pickup, hours are those of
 * then
 */
export function useItemDiscounts(siteId: string, isForNow: boolean) {
  const items = useStore(getItemsStore)
  const { configuration, core } = useStores()
  const isHydrated = useHydrated()
  const discounts = items.availabilities.value(siteId)?.discountAvailabilities ?? []
  const circumstances: DiscountCircumstances = {
    isMember:
      isHydrated && isSomebodySignedIn(core.pageData.initialData, core.platform.local, document.cookie),
    isForNow,
    decimals: configuration.value.shared.localisation.currency.decimals,
  }
  return {
    findDiscounts: (sold: PricedThing) => findItemDiscounts(discounts, sold, circumstances),
    discountLine: (sold: PricedThing, quantity: number, line: MonetaryValue) =>
      discountLine(discounts, sold, quantity, line, circumstances),
  }
}
