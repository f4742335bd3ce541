import type { Storage } from '../browser/storage.ts'
import type { Stores } from '../create-stores.ts'
import { getConsentStore } from '../visitor/consent.ts'
import { memberHashKey } from '../visitor/known-visitor.ts'
import { lastGoodsKey } from '../orders/last-goods-key.ts'
import { clearOrder } from './end-order.ts'
import { memberHashOwnerKey, memberNameKey, userIdKey, watchlistNewsKey } from '../visitor/signed-in.ts'

/**
 * Clears what this browser has stored of a member: name, id, films that were shown as open, and the hash of recommendations if it is theirs.
 * @returns whether the hash was theirs
 */
export function clearStoredMember(local: Storage): boolean {
  local.remove(memberNameKey)
  local.remove(userIdKey)
  local.remove(watchlistNewsKey)
  const isMembersHash = local.get(memberHashOwnerKey) !== null
  if (isMembersHash) {
    local.remove(memberHashKey)
    local.remove(memberHashOwnerKey)
  }
  return isMembersHash
}

/** Clears what is a member's at the end of their sign-in: what is stored, the order, what was bought last, and the recommendations for them. */
export async function clearMember(stores: Stores): Promise<void> {
  const isMembersHash = clearStoredMember(stores.core.platform.local)
  getConsentStore(stores).optional.remove(lastGoodsKey)
  await clearOrder(stores)
  if (isMembersHash) await clearRecommendations(stores)
}

/** Films that are recommended to the member. */
async function clearRecommendations(stores: Stores): Promise<void> {
  try {
    const { getPersonalisationStores } = await import('../visitor/personalisation-stores.ts')
    getPersonalisationStores(stores).experiences?.clear()
  } catch {
    // Their code cannot be loaded, and so is not running either.
  }
}
