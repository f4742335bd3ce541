import { memberHashKey } from '../../stores/visitor/known-visitor.ts'
import { signInKeys } from '../../stores/visitor/signed-in.ts'
import { createOrderMemory } from '../../stores/orders/order-memory.ts'
import { isCardSent, type Leaving } from './root-recovery.ts'
import type { Stores } from '../../stores/create-stores.ts'

/**
 * The error screen's refresh: cancels the order in progress, deletes everything stored but the sign-in, and reloads. If a card was
 * sent, it may still be charged: then this leads to the order's own page, which waits for the tickets and shows the
 * outcome, since the browser no longer knows the order.
 */
export async function resetSession(stores: Stores, page: Leaving = location): Promise<void> {
  const { local, session, logger } = stores.core.platform
  const memory = createOrderMemory(local, session)
  const order = memory.read()
  if (order && !memory.isPaying) {
    const result = await stores.core.client.call('deleteOrder', { params: { orderId: order.id } })
    if (!result.ok) logger.warn('The order could not be cancelled')
  }
  const sent = isCardSent(stores) ? order : null
  const retained = [local, session].flatMap((storage) =>
    [memberHashKey, ...signInKeys].map((key) => ({ storage, key, value: storage.get(key) })),
  )
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Storage is refused: then there is nothing to clear.
  }
  for (const { storage, key, value } of retained) if (value !== null) storage.set(key, value)
  const address = new URL(sent ? stores.routes.completedOrder(sent.id) : page.href, page.href)
  address.searchParams.set('clearCache', String(Date.now()))
  page.replace(address)
}
