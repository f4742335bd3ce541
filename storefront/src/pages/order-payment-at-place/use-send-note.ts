import type { Order } from '@foyer/contract/wire/orders'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../../context/hooks.ts'
import { findRestPayment } from '../../domain/payment-parts.ts'
import type { ItemsFailure } from '../../stores/items/items-outcome.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/** Words are sent when nobody has typed for this long, milliseconds: also before a press of the step's button. */
const typingPause = 900

/** Sends the basket's note for the person who brings the goods, when typing has stopped. Call inside an observer. */
export function useSendNote({ siteId, itemDeliveriesComment }: Order) {
  const { basket, order: orderStore, payments } = useStore(getOrderStores)
  const { items, orderItems } = useStore(getItemStores)
  const wanted = basket.itemsAt(siteId).itemDeliveriesComment.trim()
  const [failure, setFailure] = useState<ItemsFailure | null>(null)
  const [isLeft, setLeft] = useState(false)
  const isUnsent = wanted !== (itemDeliveriesComment ?? '') && failure === null
  const send = useEffectEvent(async () => {
    // Without the menu nobody knows which of the goods are brought.
    await items.profiles.ensure(siteId)
    const outcome = await orderItems.send(siteId)
    if (outcome.kind !== 'ok') setFailure(outcome)
    // A server may have dropped the payment whose fields are open.
    else if (orderStore.order && !findRestPayment(orderStore.order)) payments.dropFields()
  })
  useEffect(() => {
    if (!isUnsent) return undefined
    const timer = setTimeout(() => void send(), isLeft ? 0 : typingPause)
    return () => clearTimeout(timer)
  }, [isUnsent, isLeft, wanted])
  return {
    isUnsent,
    failure,
    /** The field is left: nothing is waited for, so that the words are there before a payment begins. */
    leave: () => setLeft(true),
    /** The visitor types again. */
    clearFailure: () => {
      setLeft(false)
      setFailure(null)
    },
  }
}
