import type { Result } from '../../cache/result.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { Cached } from '../base/caching.ts'
import type { Stores } from '../create-stores.ts'
import { bookedKey } from '../orders/order-memory.ts'
import { createMemberCache } from './member-cache.ts'
import { getMemberStores } from './member-stores.ts'

/** A value of what a member has bought: as any of a member's, and loaded again after an order of this tab. */
export interface HistoryValue<T> {
  readonly cached: Cached<T>
  /** Loads it unless it is fresh and nothing has been bought since. */
  ensure(): Promise<void>
  /** Loads it again. */
  refresh(): Promise<void>
}

/**
 * Creates such a value. A refusal because nobody is signed in ends the sign-in.
 * @param name by which it is known in the log
 */
export function createHistoryValue<T>(
  stores: Stores,
  name: string,
  load: () => Promise<Result<T, Failure>>,
): HistoryValue<T> {
  const { caching, platform } = stores.core
  const { session } = getMemberStores(stores)
  const cached = createMemberCache<T>(caching, session, name, { load, lifetime: lifetimes.orders })
  const getBooked = () => platform.session.get(bookedKey)
  /** The order that had been completed when it was loaded. */
  let booked = getBooked()
  const update = async (isForced: boolean) => {
    if (!session.isSignedIn) return
    const isOutdated = getBooked() !== booked
    booked = getBooked()
    await (isForced || isOutdated ? cached.refresh() : cached.ensure())
    const { error } = cached
    if (error?.kind === 'condition' && error.condition === 'member-not-signed-in') await session.expire()
  }
  return { cached, ensure: () => update(false), refresh: () => update(true) }
}
