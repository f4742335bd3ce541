import { orderMemoryKey, payingKey, paymentKey } from '../../stores/orders/order-memory.ts'
import type { ListedStorage } from '../../stores/browser/storage.ts'
import { signInKeys } from '../../stores/visitor/signed-in.ts'
import { storageVersion } from '../../stores/channel/stored-configuration.ts'

const versionKey = 'foyer-version'
const prefix = 'foyer-'
/** What the visitor has chosen or closed, and what must outlive a release to do its work; all else is data of the product. */
const retainedKeys: ReadonlySet<string> = new Set([
  versionKey,
  'foyer-cinema-group',
  'foyer-closed',
  'foyer-consent',
  'foyer-debug',
  'foyer-dim',
  'foyer-jobs',
  'foyer-look',
  'foyer-member-hash',
  'foyer-root-error',
  'foyer-scroll',
  'foyer-session',
  ...signInKeys,
])
/** An order that is being paid for, in whichever tab: its page has to find out what became of it, whatever is released meanwhile. */
const paymentKeys: ReadonlySet<string> = new Set([orderMemoryKey, payingKey, paymentKey])

/**
 * Drops what an earlier release has stored if the storage version or the commit differs: old data may have another
 * meaning. Must be called before a store reads any of it. Each storage has its own mark, since every tab has its own
 * session storage.
 * @param commit of the running release; null if unknown
 */
export function dropOldData(local: ListedStorage, session: ListedStorage, commit: string | null): void {
  const mark = commit === null ? storageVersion : `${storageVersion} ${commit}`
  const isPaying = session.get(paymentKey) !== null || local.get(payingKey) !== null
  for (const storage of [local, session]) {
    if (storage.get(versionKey) === mark) continue
    for (const key of storage.keys()) {
      const isProductData =
        key.startsWith(prefix) && !key.startsWith('foyer-optional-') && !retainedKeys.has(key)
      if (isProductData && !(isPaying && paymentKeys.has(key))) storage.remove(key)
    }
    storage.set(versionKey, mark)
  }
}

/** The same two storages; what is old in them is dropped when either is used for the first time, and not before. */
export function createFreshStorages(
  local: ListedStorage,
  session: ListedStorage,
  commit: string | null,
): { local: ListedStorage; session: ListedStorage } {
  let isDropped = false
  const after = (storage: ListedStorage): ListedStorage => {
    const fresh = () => {
      if (!isDropped) {
        isDropped = true
        dropOldData(local, session, commit)
      }
      return storage
    }
    return {
      get: (key) => fresh().get(key),
      set: (key, value) => fresh().set(key, value),
      remove: (key) => fresh().remove(key),
      keys: () => fresh().keys(),
    }
  }
  return { local: after(local), session: after(session) }
}
