import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import { keptByOrigin } from '../http/kept-by-origin.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Programme } from '../schedule/programme.ts'
import { occupancyOf, type Occupancy } from '../seating/occupancy.ts'
import { eventRoutes } from './event-routes.ts'
import { filmRoutes } from './film-routes.ts'
import { ReadCache, sendCached } from './read-cache.ts'
import { showtimeRoutes } from './showtime-routes.ts'
import { withWholeAddresses } from './whole-addresses.ts'

export interface BrowsingOptions {
  readonly catalogue: Catalogue
  readonly programme: Programme
  readonly store: Store
  readonly clock: Clock
  /** Under which the caller reaches us. */
  readonly originOf: (request: FastifyRequest) => string
}

/** What the routes share: kept answers, and how full showtimes are. */
export interface BrowsingParts extends BrowsingOptions {
  readonly occupancy: Occupancy
  readonly cache: ReadCache
  /** Of answers with films in them, whose addresses are of the caller's origin. */
  readonly filmCacheOf: (request: FastifyRequest) => ReadCache
}

/** Films, events, cinemas and showtimes: all that a visitor looks at before choosing seats. */
export const browsingRoutes: FastifyPluginAsync<BrowsingOptions> = async (app, options) => {
  const { catalogue, clock } = options
  const cache = new ReadCache()
  const filmCache = keptByOrigin((origin) => new ReadCache((answer) => withWholeAddresses(answer, origin)))
  const parts: BrowsingParts = {
    ...options,
    cache,
    filmCacheOf: (request) => filmCache(options.originOf(request)),
    occupancy: occupancyOf(options),
  }

  route(app, operations.getSites, (request, reply) =>
    sendCached(
      request,
      reply,
      cache.answer('sites', [catalogue], clock.now(), () => ({
        answer: { sites: [...catalogue.sites.values()] },
      })),
    ),
  )

  route(app, operations.getSite, (request, reply) => {
    const site = catalogue.sites.get(request.params.siteId)
    if (!site) throw new ProblemError('site-not-found')
    return sendCached(
      request,
      reply,
      cache.answer(`site ${site.id}`, [catalogue], clock.now(), () => ({ answer: { site } })),
    )
  })

  await app.register(filmRoutes, parts)
  await app.register(eventRoutes, parts)
  await app.register(showtimeRoutes, parts)
}
