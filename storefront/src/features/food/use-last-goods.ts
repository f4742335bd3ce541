import { useEffect, useState } from 'react'
import { useStore, useStores } from '../../context/hooks.ts'
import { findLastGoods, repeatGoods, type BoughtGoods, type RepeatedGoods } from '../../domain/last-goods.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'
import { readLastGoods } from '../../stores/orders/read-last-goods.ts'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { getHandoverAvailability } from '../../order/items/handover-availability.ts'
import { useIsForNow } from './use-is-for-now.ts'

/**
 * What of the goods that were bought last at a cinema can be had again: of this browser, else of the signed-in member.
 * Null where nothing was bought, or nothing of it is sold now. Call inside an observer.
 */
export function useLastGoods(siteId: string): RepeatedGoods | null {
  const stores = useStores()
  const { items } = useStore(getItemStores)
  const consent = useStore(getConsentStore)
  const own = readLastGoods(consent.optional, siteId)
  const [ofMember, setOfMember] = useState<BoughtGoods | null>(null)
  const isForNow = useIsForNow(siteId)
  const isMemberNeeded = own === null
  useEffect(() => {
    const { pageData, platform } = stores.core
    if (!isMemberNeeded || !isSomebodySignedIn(pageData.initialData, platform.local, document.cookie)) return
    let isCurrent = true
    loadLastGoods(stores, siteId).then(
      (found) => {
        if (isCurrent) setOfMember(found)
      },
      // The member's code did not come: the visitor chooses from the menu.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isMemberNeeded, siteId, stores])
  const bought = own ?? ofMember
  if (bought?.siteId !== siteId) return null
  const goods = repeatGoods(bought, {
    findSold: (itemId) => items.findSold(siteId, itemId),
    findGroup: (groupId) => items.findModifierGroup(siteId, groupId),
    isAvailable: (itemId) =>
      getHandoverAvailability(items.findAvailability(siteId, itemId), isForNow)?.isAvailable !== false,
    isModifierAvailable: (modifierId) => items.isModifierAvailable(siteId, modifierId),
  })
  return goods.lines.length > 0 ? goods : null
}

/** Of the member's visits: those to come, then those that are over. */
async function loadLastGoods(stores: Stores, siteId: string): Promise<BoughtGoods | null> {
  const { getMemberStores } = await import('../../stores/members/member-stores.ts')
  if (!getMemberStores(stores).session.restore()) return null
  const { getMemberJourneysStore } = await import('../../stores/members/journeys.ts')
  const { current, past } = getMemberJourneysStore(stores)
  await Promise.all([current.ensure(), past.first.ensure()])
  const visits = [current.cached.value, past.first.cached.value]
  return findLastGoods(
    visits.flatMap((each) => each?.orders ?? []),
    siteId,
  )
}
