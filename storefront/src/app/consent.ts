import { ConsentStore } from '../stores/consent.ts'
import { useStores } from './hooks.ts'
import type { Stores } from './stores.ts'

const oneYearInSeconds = 31_536_000
/** Tells the server that it need not ask; what was answered is read from the browser's storage alone. */
const consentCookie = 'foyer-consent'

const made = new WeakMap<Stores, ConsentStore>()

/**
 * The consent that belongs to a set of stores. Its code is fetched by what asks for it: a page needs none to be shown. Made
 * where it is first asked for, and from then on it hears of other tabs for as long as the page lives.
 */
export function consentOf(stores: Stores): ConsentStore {
  let consent = made.get(stores)
  if (!consent) {
    const { clock, local, onLocalChange, writeCookie } = stores.core.platform
    consent = new ConsentStore({
      clock,
      local,
      onLocalChange,
      tellServer: (choice) =>
        writeCookie(consentCookie, choice ?? '', choice === null ? 0 : oneYearInSeconds),
      isServerTold: stores.core.facts.isConsentAnswered,
    })
    consent.start()
    made.set(stores, consent)
  }
  return consent
}

/** The same, for features. */
export function useConsent(): ConsentStore {
  return consentOf(useStores())
}

/**
 * Whether the question of consent came with the page: to whom has not answered it. It stands in the page, over which the
 * list of cities may open. The same on both sides and for as long as the page lives.
 */
export function isConsentDrawn({ core: { facts } }: Stores): boolean {
  return !facts.isConsentAnswered
}
