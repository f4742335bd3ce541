import type { Site } from '@foyer/contract/wire/sites'
import { mapResult } from '../../cache/result.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { SitesService } from '../../services/ocapi/sites.ts'
import { getOutcome, type Cached, type CachedByKey, type Caching, type Outcome } from '../base/caching.ts'

/** The chain's cinemas. */
export class SitesStore {
  readonly all: Cached<Site[]>
  readonly #single: CachedByKey<Site>

  constructor(service: SitesService, caching: Caching) {
    this.all = caching.value('sites', {
      load: async () => mapResult(await getBody(service.sites()), ({ sites }) => sites),
      lifetime: lifetimes.sites,
    })
    this.#single = caching.map('site', {
      load: async (siteId) => mapResult(await getBody(service.site(siteId)), ({ site }) => site),
      lifetime: lifetimes.sites,
    })
  }

  ensure(): Promise<unknown> {
    return this.all.ensure()
  }

  /** Loads one cinema: with the others, or alone if they fail. */
  async ensureSite(siteId: string): Promise<void> {
    await this.ensure()
    if (!this.all.value) await this.#single.ensure(siteId)
  }

  get list(): readonly Site[] {
    return this.all.value ?? []
  }

  site(siteId: string): Site | undefined {
    if (this.all.value) return this.list.find((site) => site.id === siteId)
    return this.#single.entry(siteId).value
  }

  outcome(siteId: string): Outcome {
    if (this.all.value) return this.site(siteId) ? 'ready' : 'missing'
    return getOutcome(this.#single.entry(siteId))
  }
}
