import { useState } from 'react'
import { useStore } from '../../context/hooks.ts'
import type { ItemsFailure } from '../../stores/items/items-outcome.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'

/** Puts the basket's goods on the order. Afterwards the availability is requested again: it may have changed. */
export function useSendFood(siteId: string) {
  const { items, orderItems } = useStore(getItemStores)
  const [failure, setFailure] = useState<ItemsFailure | null>(null)
  const [isSending, setSending] = useState(false)
  async function send(): Promise<boolean> {
    setFailure(null)
    setSending(true)
    const outcome = await orderItems.send(siteId)
    setSending(false)
    if (outcome.kind === 'ok') return true
    setFailure(outcome)
    void items.availabilities.entry(siteId).refresh()
    return false
  }
  return { send, isSending, failure, clearFailure: () => setFailure(null) }
}
