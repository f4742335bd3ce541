import { salesChannel } from '@foyer/contract/channel/calls'
import { headerNamesOf } from '@foyer/contract/headers'
import { describeFailure } from '../services/http/failure.ts'
import { experiencesService } from '../services/personalisation/experiences.ts'
import {
  createPersonalisationClient,
  personalisationLimits,
  type PersonalisationClient,
} from '../services/personalisation/personalisation-client.ts'
import { nearestSiteService } from '../services/personalisation/sites.ts'
import { ExperiencesStore } from '../stores/experiences.ts'
import { KnownVisitor } from '../stores/known-visitor.ts'
import { NearestCinema } from '../stores/nearest-cinema.ts'
import { consentOf } from './consent.ts'
import { useStores } from './hooks.ts'
import type { Stores } from './stores.ts'

/** Films asked for: of these, the visitor's cinemas have enough to fill a row. */
const maximumFilms = 50

/** Null where the channel has no personalisation, and on the server, which knows nobody. */
function clientOf({ core, session }: Stores): PersonalisationClient | null {
  const { initialData } = core.facts
  const { channel, random } = core.platform
  if (!initialData.personalisation || !channel) return null
  return createPersonalisationClient({
    ...channel,
    ...personalisationLimits,
    fetch: (...request) => fetch(...request),
    url: initialData.personalisation.url,
    headerNames: headerNamesOf(initialData),
    identity: () => session,
    random,
  })
}

function createPersonalisation(stores: Stores) {
  const { cinemaGroups, core, sites } = stores
  const { caching, facts, platform } = core
  const { local, locate, logger, random } = platform
  const client = clientOf(stores)
  const visitor = new KnownVisitor(consentOf(stores), local, random)
  const channel = {
    salesChannelId: salesChannel,
    filmTerritoryShortCode: facts.initialData.personalisation?.filmTerritoryShortCode ?? '',
  }
  return {
    nearestCinema: new NearestCinema({
      groups: cinemaGroups,
      sites,
      locate,
      service: client && nearestSiteService(client),
      logger,
    }),
    experiences:
      client && new ExperiencesStore(experiencesService(client, channel), visitor, maximumFilms, caching),
    /** Counts an order's films as watched, if the visitor has agreed to be known. Nobody waits for it. */
    async recordWatched(orderId: string): Promise<void> {
      const loyaltyMemberIdHash = client && visitor.makeKnown()
      if (!client || !loyaltyMemberIdHash) return
      const answer = await client.call('recordWatched', { body: { loyaltyMemberIdHash, orderId } })
      if (!answer.ok) logger.warn(`What was watched was not kept: ${describeFailure(answer.failure)}`)
    },
  }
}

export type PersonalisationStores = ReturnType<typeof createPersonalisation>

const made = new WeakMap<Stores, PersonalisationStores>()

/** What belongs to a set of stores: which films and which cinema are for this visitor. Fetched by what asks for it. */
export function personalisationOf(stores: Stores): PersonalisationStores {
  let personalisation = made.get(stores)
  if (!personalisation) {
    personalisation = createPersonalisation(stores)
    made.set(stores, personalisation)
  }
  return personalisation
}

/** The same, for features. */
export function usePersonalisation(): PersonalisationStores {
  return personalisationOf(useStores())
}
