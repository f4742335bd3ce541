import type { Site } from '@foyer/contract/wire/sites'
import { mapResult } from '../cache/result.ts'
import { lifetimes } from '../cache/lifetimes.ts'
import { bodyOf } from '../services/http/api-client.ts'
import type { SitesService } from '../services/ocapi/sites.ts'
import type { Cached, Caching } from './caching.ts'

/** The chain's cinemas. */
export class SitesStore {
  readonly all: Cached<Site[]>

  constructor(service: SitesService, caching: Caching) {
    this.all = caching.value('sites', {
      load: async () => mapResult(await bodyOf(service.sites()), ({ sites }) => sites),
      lifetime: lifetimes.sites,
    })
  }

  ensure(): Promise<unknown> {
    return this.all.ensure()
  }

  get list(): readonly Site[] {
    return this.all.value ?? []
  }

  site(siteId: string): Site | undefined {
    return this.list.find((site) => site.id === siteId)
  }
}
