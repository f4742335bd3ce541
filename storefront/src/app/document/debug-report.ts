import { storageVersion } from '../../stores/channel/stored-configuration.ts'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import type { Stores } from '../../stores/create-stores.ts'

const flagKey = 'foyer-debug'

/**
 * For support: `?debug=on` sets a flag for the session, `?debug=off` clears it. While it is set, each page logs to the
 * console which release is running and what this browser stores.
 */
export function reportWhenDebugging(stores: Stores, address: Pick<Location, 'search'>): void {
  const { local, logger, session } = stores.core.platform
  const debugLevel = new URLSearchParams(address.search).get('debug')
  if (debugLevel === 'on') session.set(flagKey, 'on')
  if (debugLevel === 'off') session.remove(flagKey)
  if (session.get(flagKey) !== 'on') return
  const { brandName, commit, languageTag } = stores.core.pageData
  const report = {
    storageVersion,
    commit,
    brand: brandName,
    language: languageTag,
    session: stores.session.sessionId,
    cinemaGroup: stores.cinemaGroups.selectedId,
    consent: getConsentStore(stores).choice,
    local: local.keys(),
    inSession: session.keys(),
  }
  logger.warn(`What is running and kept: ${JSON.stringify(report, null, 2)}`)
}
