import type { FastifyPluginAsync } from 'fastify'
import type { Operation } from '@foyer/contract/operations'
import {
  personalisationCalls,
  type PersonalisationAnswer,
  type PersonalisationBody,
  type PersonalisationQuery,
} from '@foyer/contract/personalisation/calls'
import { nearestSite } from '@foyer/contract/personalisation/nearest-site'
import { ProblemError } from '../http/problem.ts'
import { createExperiences, type ExperiencesOptions } from './experiences.ts'
import { watchHistory } from './watch-history.ts'

/** Calls a minute and address: these are counted apart, so that looking around takes nothing from who is ordering. */
const callsPerMinute = 600
/** Orders told of as watched, a minute and address: a browser tells of each once, and every one is written down. */
const recordsPerMinute = 30
/** Bytes: fifty components and a hash are a few thousand. */
const requestLimit = 16 * 1024

/** In which order films are shown to whom, and which cinema is nearest. Answers are for one visitor: nobody keeps them. */
export const personalisationRoutes: FastifyPluginAsync<ExperiencesOptions> = async (app, options) => {
  const { getExperiences, recordWatched, getNearestSite } = personalisationCalls
  const history = watchHistory(options)
  const experiences = createExperiences(options, history)

  const toRouteOptions = (operation: Operation, max = callsPerMinute) => ({
    schema: {
      ...(operation.body ? { body: operation.body } : {}),
      ...(operation.query ? { querystring: operation.query } : {}),
      response: operation.responses[200] ? { 200: operation.responses[200] } : {},
    },
    bodyLimit: requestLimit,
    config: { operation, rateLimit: { max, timeWindow: 60_000 } },
  })

  app.post<{ Body: PersonalisationBody<'getExperiences'> }>(
    getExperiences.path,
    toRouteOptions(getExperiences),
    async ({ body }, reply): Promise<PersonalisationAnswer<'getExperiences'>> => {
      reply.header('cache-control', 'no-store')
      return { experiences: await experiences(body) }
    },
  )

  app.post<{ Body: PersonalisationBody<'recordWatched'> }>(
    recordWatched.path,
    toRouteOptions(recordWatched, recordsPerMinute),
    async ({ body }, reply) => {
      await history.record(body.loyaltyMemberIdHash, body.orderId)
      return reply.header('cache-control', 'no-store').code(204).send()
    },
  )

  app.get<{ Querystring: PersonalisationQuery<'getNearestSite'> }>(
    getNearestSite.path,
    toRouteOptions(getNearestSite),
    async ({ query }, reply): Promise<PersonalisationAnswer<'getNearestSite'>> => {
      // The address says where somebody is.
      reply.header('cache-control', 'no-store')
      const nearest = nearestSite(options.catalogue.sites.values(), query)
      if (!nearest) throw new ProblemError('site-not-found')
      return { site: nearest.site, distanceInKilometres: Math.round(nearest.distance * 10) / 10 }
    },
  )
}
