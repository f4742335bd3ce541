import { ConsentStore } from '../stores/consent.ts'
import { useStores } from './hooks.ts'
import type { Stores } from './stores.ts'

const made = new WeakMap<Stores, ConsentStore>()

/**
 * The consent that belongs to a set of stores. Its code is fetched by what asks for it: a page needs none to be shown. Made
 * where it is first asked for, and from then on it hears of other tabs for as long as the page lives.
 */
export function consentOf(stores: Stores): ConsentStore {
  let consent = made.get(stores)
  if (!consent) {
    const { clock, local, onLocalChange } = stores.core.platform
    consent = new ConsentStore(clock, local, onLocalChange)
    consent.start()
    made.set(stores, consent)
  }
  return consent
}

/** The same, for features. */
export function useConsent(): ConsentStore {
  return consentOf(useStores())
}
