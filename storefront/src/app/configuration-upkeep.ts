import { headerNamesOf } from '@foyer/contract/headers'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { callLimits } from '../services/http/transient.ts'
import { createChannelClient } from '../services/omnia/channel-client.ts'
import { systemClock } from '../cache/clock.ts'
import { ConfigurationUpkeep } from '../stores/configuration-upkeep.ts'
import { consoleLogger } from '../stores/logger.ts'
import { webStorage } from '../stores/storage.ts'
import type { PageState } from './page-state.ts'

const upkeepFor = (languageTag: string, initialData: InitialData) =>
  new ConfigurationUpkeep({
    client: createChannelClient({
      fetch: (...request) => fetch(...request),
      origin: '',
      headerNames: headerNamesOf(initialData),
      ...callLimits,
    }),
    storage: webStorage(() => localStorage),
    clock: systemClock,
    logger: consoleLogger(initialData.loggingConfiguration.level),
    languageTag,
    check: async (json) => (await import('../stores/check-configuration.ts')).checkConfiguration(json),
  })

/** The state of a page that carries no configuration, with the browser's copy or what the interface says. */
export async function recovered(state: PageState, initialData: InitialData): Promise<PageState> {
  const carried = await upkeepFor(state.facts.languageTag, initialData).recover()
  if (!carried) throw new TypeError('The page carries no configuration and none could be found')
  return { ...state, facts: { ...state.facts, ...carried } }
}

/**
 * Keeps the browser's copy up to date as long as the page lives: with what the page has brought, then by asking when
 * that is older than its lifetime and somebody is looking.
 */
export function keepUp({ facts, tags }: PageState, initialData: InitialData): void {
  const upkeep = upkeepFor(facts.languageTag, initialData)
  if (tags) upkeep.keep({ configuration: facts.configuration, texts: facts.texts }, tags)
  upkeep.start(() => !document.hidden)
}
