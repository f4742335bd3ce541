import { createOrderMemory, payingKey } from '../orders/order-memory.ts'
import type { Stores } from '../create-stores.ts'

/** Milliseconds to wait for the answer: the order ends by itself if it does not come. */
const longestWait = 10_000

/** Cancels the order in progress, unless a payment that is Created or Started may still take money for it. */
export async function cancelOrder({ core }: Stores): Promise<void> {
  const { local, session, logger } = core.platform
  const memory = createOrderMemory(local, session)
  const order = memory.read()
  if (order === null || memory.isPaying || local.get(payingKey) !== null) return
  const answer = await core.client.call(
    'deleteOrder',
    { params: { orderId: order.id } },
    { signal: AbortSignal.timeout(longestWait) },
  )
  if (!answer.ok) logger.warn('The order could not be cancelled')
}

/** Clears the order in this browser, whatever became of it. */
export async function clearOrder(stores: Stores): Promise<void> {
  const { local, session } = stores.core.platform
  const memory = createOrderMemory(local, session)
  if (memory.read() === null) return
  try {
    const { getOrderStores } = await import('../orders/order-stores.ts')
    getOrderStores(stores).order.forget()
  } catch {
    // The order's code cannot be loaded, and so is not running either.
  }
  memory.clear()
}
