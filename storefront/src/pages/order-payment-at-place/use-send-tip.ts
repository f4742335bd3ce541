import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../../context/hooks.ts'
import type { ItemsFailure } from '../../stores/items/items-outcome.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import type { BasketTip } from '../../stores/orders/basket-content.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/** An amount is sent when nobody has typed for this long, milliseconds. */
const typingPause = 700

const toKey = (tip: BasketTip | null) => JSON.stringify(tip)

/** Sends the basket's tip each time that it is another one. Call inside an observer. */
export function useSendTip(siteId: string) {
  const { basket, payments } = useStore(getOrderStores)
  const { orderItems } = useStore(getItemStores)
  const { tip } = basket.itemsAt(siteId)
  // What was chosen at the menu is on the order.
  const [sent, setSent] = useState(() => toKey(tip))
  const [failure, setFailure] = useState<ItemsFailure | null>(null)
  const wanted = toKey(tip)
  const isUnsent = wanted !== sent && failure === null
  const send = useEffectEvent(async () => {
    const outcome = await orderItems.sendTip(siteId)
    if (outcome.kind === 'ok') {
      // Fields that were open are for the sum before.
      payments.dropFields()
      setSent(wanted)
    } else setFailure(outcome)
  })
  const isTyped = tip !== null && 'amount' in tip
  useEffect(() => {
    if (!isUnsent) return undefined
    const timer = setTimeout(() => void send(), isTyped ? typingPause : 0)
    return () => clearTimeout(timer)
  }, [isUnsent, isTyped, wanted])
  return {
    isUnsent,
    failure,
    /** The visitor chooses again. */
    clearFailure: () => setFailure(null),
  }
}
