import { useState } from 'react'
import { useStore } from '../../context/hooks.ts'
import { getGiftOrder } from '../../stores/gift-shop/get-gift-order.ts'
import type { GiftOrderOutcome } from '../../stores/gift-shop/gift-order.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'

/** Why the basket is not on an order. */
export type GiftOrderFailure = Exclude<GiftOrderOutcome, { readonly kind: 'ok' }>

/** Puts the basket on an order. After a refusal the availability is requested again: it may have changed. */
export function useSendGifts(siteId: string | undefined) {
  const giftOrder = useStore(getGiftOrder)
  const items = useStore(getItemsStore)
  const [failure, setFailure] = useState<GiftOrderFailure | null>(null)
  const [isSending, setSending] = useState(false)
  /** @returns whether the order has the basket */
  async function send(replacesOther: boolean): Promise<boolean> {
    if (siteId === undefined) return false
    setFailure(null)
    setSending(true)
    const outcome = await giftOrder.send({ siteId, replacesOther })
    setSending(false)
    if (outcome.kind === 'ok') return true
    setFailure(outcome)
    void items.availabilities.entry(giftShopKey).refresh()
    return false
  }
  return { send, isSending, failure, clearFailure: () => setFailure(null) }
}
