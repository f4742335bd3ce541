import type { FastifyPluginAsync } from 'fastify'
import { salesChannel } from '@foyer/contract/channel/calls'
import type { Operation } from '@foyer/contract/operations'
import {
  personalisationCalls,
  type PersonalisationAnswer,
  type PersonalisationBody,
  type PersonalisationQuery,
} from '@foyer/contract/personalisation/calls'
import type { Experience, ExperiencesRequest } from '@foyer/contract/personalisation/experiences'
import { nearestSite } from '@foyer/contract/personalisation/nearest-site'
import { filmsIn } from '../browsing/film-reads.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import { ProblemError } from '../http/problem.ts'
import { statusOn } from '../schedule/lifecycle.ts'
import type { Programme } from '../schedule/programme.ts'
import { rankFilms, type RankingFacts } from './film-ranking.ts'
import { popularity } from './popularity.ts'
import { watchHistory } from './watch-history.ts'

export interface PersonalisationOptions {
  readonly store: Store
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly programme: Programme
  readonly filmTerritoryShortCode: string
  /** What editors have sponsored, by component. */
  readonly sponsoredFilms: () => Promise<readonly { readonly componentId: string; readonly filmId: string }[]>
}

/** Calls a minute and address: these are counted apart, so that looking around takes nothing from who is ordering. */
const callsPerMinute = 600
/** Bytes: fifty components and a hash are a few thousand. */
const requestLimit = 16 * 1024

/** In which order films are shown to whom, and which cinema is nearest. */
export const personalisationRoutes: FastifyPluginAsync<PersonalisationOptions> = async (app, options) => {
  const { catalogue, programme, clock } = options
  const history = watchHistory(options)
  const { sold } = popularity(options)

  const routeOf = (operation: Operation) => ({
    schema: {
      ...(operation.body ? { body: operation.body } : {}),
      ...(operation.query ? { querystring: operation.query } : {}),
      response: operation.responses[200] ? { 200: operation.responses[200] } : {},
    },
    bodyLimit: requestLimit,
    config: { operation, rateLimit: { max: callsPerMinute, timeWindow: 60_000 } },
  })

  /** Films that tickets are or will soon be sold for, and what they are ranked by for whoever asks. */
  async function factsFor(hash: string | null): Promise<Omit<RankingFacts, 'sponsored'>> {
    const snapshot = await programme.snapshot()
    const scope = { catalogue, snapshot, siteId: null, now: clock.now() }
    const watched = hash === null ? [] : await history.filmsOf(hash)
    return {
      films: filmsIn(scope).filter(
        (film) => statusOn(film, snapshot.firstDay, snapshot.today) !== 'ComingSoon',
      ),
      sold: await sold(),
      watched: watched.flatMap((id) => catalogue.films.get(id) ?? []),
    }
  }

  function checkChannel({ salesChannelId, filmTerritoryShortCode }: ExperiencesRequest): void {
    const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
    if (!isSame(salesChannelId, salesChannel))
      throw new ProblemError('invalid-argument', { detail: 'The sales channel is not served here' })
    if (!isSame(filmTerritoryShortCode, options.filmTerritoryShortCode))
      throw new ProblemError('invalid-argument', { detail: 'The film territory is not served here' })
  }

  const { getExperiences, recordWatched, getNearestSite } = personalisationCalls

  app.post<{ Body: PersonalisationBody<'getExperiences'> }>(
    getExperiences.path,
    routeOf(getExperiences),
    async ({ body }, reply): Promise<PersonalisationAnswer<'getExperiences'>> => {
      checkChannel(body)
      reply.header('cache-control', 'no-store')
      const facts = await factsFor(body.loyaltyMemberIdHash ?? null)
      const sponsored = await options.sponsoredFilms()
      const experiences = body.viewedEntities.map((viewed): Experience => {
        const { entityType, componentId, isCxmIntegrationEnabled = true } = viewed
        const inComponent = sponsored.filter((entry) => entry.componentId === componentId)
        const ranked =
          entityType === 'Film'
            ? rankFilms(
                {
                  ...facts,
                  watched: isCxmIntegrationEnabled ? facts.watched : [],
                  sponsored: inComponent.map(({ filmId }) => filmId),
                },
                viewed,
              )
            : { entities: [] }
        const { entities, ...said } = ranked
        return { entityType, componentId, promoteEntity: { entityListToPromote: { entities } }, ...said }
      })
      return { experiences }
    },
  )

  app.post<{ Body: PersonalisationBody<'recordWatched'> }>(
    recordWatched.path,
    routeOf(recordWatched),
    async ({ body }, reply) => {
      await history.record(body.loyaltyMemberIdHash, body.orderId)
      return reply.header('cache-control', 'no-store').code(204).send()
    },
  )

  app.get<{ Querystring: PersonalisationQuery<'getNearestSite'> }>(
    getNearestSite.path,
    routeOf(getNearestSite),
    async ({ query }, reply): Promise<PersonalisationAnswer<'getNearestSite'>> => {
      // The address says where somebody is.
      reply.header('cache-control', 'no-store')
      const nearest = nearestSite(catalogue.sites.values(), query)
      if (!nearest) throw new ProblemError('site-not-found')
      return { site: nearest.site, distanceInKilometres: Math.round(nearest.distance * 10) / 10 }
    },
  )
}
