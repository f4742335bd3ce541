import type { Site } from '@foyer/contract/wire/sites'
import { useStore, useStores } from '../../context/hooks.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'

/**
 * Where things are fetched: the cinema that was chosen for it, else the first of the visitor's city, else the first at
 * all. Undefined before the cinemas have loaded. Call inside an observer.
 */
export function useGiftSite(): Site | undefined {
  const { cinemaGroups, sites } = useStores()
  const { siteId } = useStore(getGiftBasket)
  const chosen = siteId === null ? undefined : sites.site(siteId)
  return chosen ?? cinemaGroups.selectedSites[0] ?? sites.list[0]
}
