import type {
  Announcement,
  ElementDisplayRule,
  Popup,
  SiteContentResponse,
} from '@foyer/contract/omnia/site-content'
import { lifetimes } from '../../cache/lifetimes.ts'
import type { ContentClient } from '../../services/omnia/content-client.ts'
import type { Cached, Caching } from '../base/caching.ts'

/** Announcements, popups and display rules of all pages, in one load: navigation requests nothing. */
export class SiteContentStore {
  readonly #content: Cached<SiteContentResponse>

  constructor(client: ContentClient, languageTag: string, caching: Caching) {
    const components = ['announcements', 'popups', 'elementDisplayRules']
    this.#content = caching.value('site-content', {
      lifetime: lifetimes.siteContent,
      load: () => client.get('configuration', { query: { components, languageTag } }),
    })
  }

  ensure(): Promise<unknown> {
    return this.#content.ensure()
  }

  /** Whether a value has loaded, now or before. */
  get isKnown(): boolean {
    return this.#content.value !== undefined
  }

  get announcements(): readonly Announcement[] {
    return this.#content.value?.components.announcements ?? []
  }

  get popups(): readonly Popup[] {
    return this.#content.value?.components.popups ?? []
  }

  get elementDisplayRules(): readonly ElementDisplayRule[] {
    return this.#content.value?.components.elementDisplayRules ?? []
  }
}
