import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import { createCacheByOrigin } from '../http/cache-by-origin.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import { createOccupancy } from '../seating/occupancy.ts'
import type { BrowsingOptions, BrowsingContext } from './browsing-context.ts'
import { eventRoutes } from './event-routes.ts'
import { filmRoutes } from './film-routes.ts'
import { itemRoutes } from './item-routes.ts'
import { ReadCache, sendCached } from '../http/read-cache.ts'
import { showtimeRoutes } from './showtime-routes.ts'
import { makeAddressesAbsolute } from './absolute-addresses.ts'

/** Films, events, cinemas, showtimes and items: everything before choosing seats. */
export const browsingRoutes: FastifyPluginAsync<BrowsingOptions> = async (app, options) => {
  const { catalogue, clock } = options
  const cache = new ReadCache()
  const filmCache = createCacheByOrigin(
    (origin) => new ReadCache((answer) => makeAddressesAbsolute(answer, origin)),
  )
  const parts: BrowsingContext = {
    ...options,
    cache,
    getFilmCache: (request) => filmCache(options.getOrigin(request)),
    occupancy: createOccupancy(options),
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
  await app.register(itemRoutes, parts)
}
