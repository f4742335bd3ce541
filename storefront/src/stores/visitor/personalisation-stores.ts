import { salesChannel } from '@foyer/contract/channel/calls'
import { getHeaderNames } from '@foyer/contract/headers'
import { describeFailure } from '../../services/http/failure.ts'
import { createExperiencesService } from '../../services/personalisation/experiences.ts'
import {
  createPersonalisationClient,
  personalisationLimits,
  type PersonalisationClient,
} from '../../services/personalisation/personalisation-client.ts'
import { createNearestSiteService } from '../../services/personalisation/sites.ts'
import { ExperiencesStore } from './experiences.ts'
import { KnownVisitor } from './known-visitor.ts'
import { NearestCinema } from '../cinemas/nearest-cinema.ts'
import { getConsentStore } from './consent.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** Number of requested films: of these, enough are shown at the visitor's cinemas to fill a row. */
const maximumFilms = 50

/** Null if the channel has no personalisation, and on the server, where nobody is known. */
function createClient({ core, session }: Stores): PersonalisationClient | null {
  const { initialData } = core.pageData
  const { channel, random } = core.platform
  if (!initialData.personalisation || !channel) return null
  return createPersonalisationClient({
    ...channel,
    ...personalisationLimits,
    fetch: (...request) => fetch(...request),
    url: initialData.personalisation.url,
    headerNames: getHeaderNames(initialData),
    identity: () => session,
    random,
  })
}

function createPersonalisationStores(stores: Stores) {
  const { cinemaGroups, core, sites } = stores
  const { caching, pageData, platform } = core
  const { local, locate, logger, random } = platform
  const client = createClient(stores)
  const visitor = new KnownVisitor(getConsentStore(stores), local, random)
  const channel = {
    salesChannelId: salesChannel,
    filmTerritoryShortCode: pageData.initialData.personalisation?.filmTerritoryShortCode ?? '',
  }
  return {
    nearestCinema: new NearestCinema({
      groups: cinemaGroups,
      sites,
      locate,
      service: client && createNearestSiteService(client),
      logger,
    }),
    experiences:
      client &&
      new ExperiencesStore(createExperiencesService(client, channel), visitor, maximumFilms, caching),
    /** Counts an order's films as watched, if the visitor has agreed to be known. Nobody waits for it. */
    async recordWatched(orderId: string): Promise<void> {
      const loyaltyMemberIdHash = client && visitor.makeKnown()
      if (!client || !loyaltyMemberIdHash) return
      const answer = await client.call('recordWatched', { body: { loyaltyMemberIdHash, orderId } })
      if (!answer.ok) logger.warn(`What was watched was not kept: ${describeFailure(answer.failure)}`)
    },
  }
}

/** Recommended films and the nearest cinema: loaded on demand. */
export const getPersonalisationStores = defineStore(createPersonalisationStores)

export type PersonalisationStores = ReturnType<typeof getPersonalisationStores>
