import { createVolatileStorage } from '../browser/volatile-storage.ts'
import type { Stores } from '../create-stores.ts'
import { createOrderMemory } from './order-memory.ts'

/**
 * The page's stores with an order of its own: the one that is named, instead of the one that this browser remembers.
 * Nothing of it is written to the browser's storages, and other tabs are not heard, so that neither order disturbs the
 * other.
 */
export function createStandaloneStores(stores: Stores, orderId: string): Stores {
  const local = createVolatileStorage()
  const session = createVolatileStorage()
  createOrderMemory(local, session).write({ id: orderId, revision: 0, showtimeId: null })
  const { core } = stores
  return {
    ...stores,
    core: {
      ...core,
      platform: { ...core.platform, local, session, onLocalChange: () => () => undefined },
    },
  }
}
