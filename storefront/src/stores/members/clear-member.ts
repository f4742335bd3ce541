import type { Stores } from '../create-stores.ts'
import { memberHashKey } from '../visitor/known-visitor.ts'
import { clearOrder } from './end-order.ts'
import { memberHashOwnerKey, memberNameKey, userIdKey } from './signed-in.ts'

/** Clears what this browser has of a member: name, id, hash with the recommendations for it, and the order. */
export async function clearMember(stores: Stores): Promise<void> {
  const { local } = stores.core.platform
  local.remove(memberNameKey)
  local.remove(userIdKey)
  const isMembersHash = local.get(memberHashOwnerKey) !== null
  if (isMembersHash) {
    local.remove(memberHashKey)
    local.remove(memberHashOwnerKey)
  }
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
