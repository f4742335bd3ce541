import type { ConfigurationTags } from '../stores/channel/stored-configuration.ts'
import type { PageData } from '../stores/create-stores.ts'

/** Content of the `foyer-state` data block; the initial data are separate, as `window.initialData`. */
export interface PageState {
  pageData: Omit<PageData, 'initialData'>
  /** Content of the caches by name. */
  stores: Record<string, unknown>
  /** Entity tags of the configuration and the texts among them; absent if the page was rendered without them. */
  tags?: ConfigurationTags
}

export const stateElementId = 'foyer-state'
export const rootElementId = 'root'

/** Id of the style element that hides elements by display rules. */
export const displayRulesId = 'foyer-display-rules'

/** Attribute of the page's style elements: ids of the rules that the server has written. */
export const styleIdsAttribute = 'data-rules'
