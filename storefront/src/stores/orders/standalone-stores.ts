import { createVolatileStorage } from '../browser/volatile-storage.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { createOrderMemory } from './order-memory.ts'

/**
 * The page's stores with an order of its own: the one that is named, instead of the one that this browser remembers.
 * Nothing of it is written to the browser's storages, and other tabs are not heard, so that neither order disturbs the
 * other.
 */
function createStandaloneStores(stores: Stores, orderId: string): Stores {
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

/** The last order that was opened by its address: its page and the frame around it show the same one. */
const getOpened = defineStore(() => ({
  last: null as { readonly orderId: string; readonly own: Stores } | null,
}))

/** The page's stores with the order of this address in place of the browser's; the same ones for the same order. */
export function getStandaloneStores(stores: Stores, orderId: string): Stores {
  const opened = getOpened(stores)
  if (opened.last?.orderId !== orderId)
    opened.last = { orderId, own: createStandaloneStores(stores, orderId) }
  return opened.last.own
}
