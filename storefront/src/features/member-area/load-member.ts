import type { Stores } from '../../stores/create-stores.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'

/** Loads the signed-in member; nothing where nobody is, as on a server that cannot tell. */
export function loadMember(stores: Stores): Promise<void> {
  return getMemberStores(stores).member.load()
}
