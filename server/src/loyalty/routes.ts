import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../domain/clock.ts'
import { ReadCache, sendCached } from '../http/read-cache.ts'
import { route } from '../http/route.ts'
import { createMasterDataAnswer } from './master-data.ts'

export interface LoyaltyRouteOptions {
  readonly catalogue: Catalogue
  readonly clock: Clock
}

/** The master data of clubs and rewards. */
export const loyaltyRoutes: FastifyPluginAsync<LoyaltyRouteOptions> = async (app, { catalogue, clock }) => {
  const cache = new ReadCache()

  route(app, operations.getLoyaltyMasterData, (request, reply) =>
    sendCached(
      request,
      reply,
      cache.answer('loyalty master data', [catalogue], clock.now(), () => ({
        answer: createMasterDataAnswer(catalogue),
      })),
    ),
  )
}
