import { createOrderMemory } from '../../stores/orders/order-memory.ts'
import type { Stores } from '../../stores/create-stores.ts'

const flagKey = 'foyer-root-error'

/** Changes with each build: the built file's name carries a hash of its content. */
const version = import.meta.url

/**
 * Whether a full-screen error may reload the page by itself, so that a passing fault heals: the first time in this
 * version, never while a payment is under way, and never where it cannot be kept that it has, as it would reload for
 * ever: a storage that is refused or full takes everything, and keeps nothing.
 */
export function canReload(stores: Stores): boolean {
  const { local, session } = stores.core.platform
  if (local.get(flagKey) === version || createOrderMemory(local, session).isPaying) return false
  local.set(flagKey, '')
  return local.get(flagKey) === ''
}

/** Whether a card was sent for the order in progress: it may be charged, and the refresh cancels nothing. */
export function isCardSent(stores: Stores): boolean {
  const { local, session } = stores.core.platform
  const memory = createOrderMemory(local, session)
  return memory.read() !== null && memory.paymentStatus === 'Started'
}

/** How a page leaves for another: the browser's location, in a test a stand-in. */
export type Leaving = Pick<Location, 'href' | 'reload' | 'replace'>

/** Reloads, and remembers that it has. */
export function reloadOnce(stores: Stores, page: Leaving = location): void {
  stores.core.platform.local.set(flagKey, version)
  page.reload()
}
