import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { createBrowserChannelClient } from '../../services/omnia/browser-channel-client.ts'
import { systemClock } from '../../cache/clock.ts'
import { ConfigurationRefresher } from '../../stores/channel/configuration-refresher.ts'
import { createConsoleLogger } from '../../stores/browser/logger.ts'
import { createWebStorage } from '../../stores/browser/storage.ts'
import type { PageState } from '../../context/page-state.ts'

const createRefresher = (languageTag: string, initialData: InitialData) =>
  new ConfigurationRefresher({
    client: createBrowserChannelClient(initialData),
    storage: createWebStorage(() => localStorage),
    clock: systemClock,
    logger: createConsoleLogger(initialData.loggingConfiguration.level),
    languageTag,
    check: async (json) =>
      (await import('../../stores/channel/check-configuration.ts')).checkConfiguration(json),
  })

/** The state of a page that carries no configuration, completed from the browser's copy or the interface. */
export async function recoverState(state: PageState, initialData: InitialData): Promise<PageState> {
  const carried = await createRefresher(state.pageData.languageTag, initialData).recover()
  if (!carried) throw new TypeError('The page carries no configuration and none could be found')
  return { ...state, pageData: { ...state.pageData, ...carried } }
}

/**
 * Keeps the browser's copy up to date as long as the page lives: with what the page has brought, then by asking when
 * that is older than its lifetime and somebody is looking.
 */
export function startRefreshing({ pageData, tags }: PageState, initialData: InitialData): void {
  const refresher = createRefresher(pageData.languageTag, initialData)
  const { configuration, texts, textAreas } = pageData
  if (tags) refresher.keep({ configuration, texts, textAreas }, tags)
  refresher.start(() => !document.hidden)
}
