import { memberHashKey } from '../stores/known-visitor.ts'
import { orderMemory } from '../stores/order-memory.ts'
import type { Storage } from '../stores/storage.ts'
import type { Stores } from './stores.ts'

const flagKey = 'foyer-root-error'

/** Changes with each build: the built file's name carries a hash of its content. */
const version = import.meta.url

/** Whether what is put in is there afterwards: a storage that is refused or full takes everything, and keeps nothing. */
function keeps(storage: Storage): boolean {
  const probe = `${flagKey}-probe`
  storage.set(probe, version)
  const isKept = storage.get(probe) === version
  storage.remove(probe)
  return isKept
}

/**
 * Whether a full-screen error may reload the page by itself, so that a passing fault heals: the first time in this
 * version, never while a payment is under way, and never where no storage can keep that it has, as it would reload
 * for ever.
 */
export function mayReload(stores: Stores): boolean {
  const { local, session } = stores.core.platform
  const storages = [local, session]
  return (
    !orderMemory(local, session).isPaying &&
    storages.every((storage) => storage.get(flagKey) !== version) &&
    storages.some(keeps)
  )
}

/** Whether a card was sent for the order in progress: it may be charged, and the refresh cancels nothing. */
export function isCardSent(stores: Stores): boolean {
  const { local, session } = stores.core.platform
  const memory = orderMemory(local, session)
  return memory.read() !== null && memory.paymentStatus === 'Started'
}

/** How a page leaves for another: the browser's location, in a test a stand-in. */
export type Leaving = Pick<Location, 'href' | 'reload' | 'replace'>

/** Reloads, and remembers that it has: for good, or for the visit where that is all that can be kept. */
export function reloadOnce(stores: Stores, page: Leaving = location): void {
  const { local, session } = stores.core.platform
  const keeper = [local, session].find(keeps)
  keeper?.set(flagKey, version)
  page.reload()
}

/**
 * The error screen's refresh: cancels the order in progress, forgets everything stored, and starts afresh. A card that was
 * sent may be charged all the same: then it goes on to the order's own page, which waits for the tickets and can say what
 * became of it, as nothing in this browser knows the order any more.
 */
export async function startAfresh(stores: Stores, page: Leaving = location): Promise<void> {
  const { local, session, logger } = stores.core.platform
  const memory = orderMemory(local, session)
  const order = memory.read()
  if (order && !memory.isPaying) {
    const result = await stores.core.client.call('deleteOrder', { params: { orderId: order.id } })
    if (!result.ok) logger.warn('The order could not be cancelled')
  }
  const sent = isCardSent(stores) ? order : null
  const kept = [local, session].map((storage) => ({ storage, hash: storage.get(memberHashKey) }))
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Storage is refused: then there is nothing to clear.
  }
  for (const { storage, hash } of kept) if (hash !== null) storage.set(memberHashKey, hash)
  const address = new URL(sent ? stores.routes.completedOrder(sent.id) : page.href, page.href)
  address.searchParams.set('clearCache', String(Date.now()))
  page.replace(address)
}
