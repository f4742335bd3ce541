import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { GetCaller } from '../http/get-caller.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { MemberJourneys } from './member-journeys.ts'
import type { MemberTransactions } from './member-transactions.ts'
import type { WatchedFilms } from './watched-films.ts'
import type { WatchedPicture } from './watched-picture.ts'

/** What members have bought and seen. */
export interface MemberHistoryServices {
  readonly memberJourneys: MemberJourneys
  readonly memberTransactions: MemberTransactions
  readonly watchedFilms: WatchedFilms
}

export interface MemberHistoryRouteOptions {
  readonly services: MemberHistoryServices
  readonly watchedPicture: Pick<WatchedPicture, 'draw'>
  readonly getCaller: GetCaller
}

/** Routes of what a member has bought and seen. No cache may store the answers. */
export const memberHistoryRoutes: FastifyPluginAsync<MemberHistoryRouteOptions> = async (app, options) => {
  const { services, watchedPicture, getCaller } = options
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })

  async function requireMemberId(request: FastifyRequest): Promise<string> {
    const caller = await getCaller(request)
    if (caller.kind !== 'member') throw new ProblemError('member-not-signed-in')
    return caller.memberId
  }

  route(app, operations.getCurrentJourneys, async (request) =>
    services.memberJourneys.listCurrent(await requireMemberId(request)),
  )
  route(app, operations.getPastJourneys, async (request) =>
    services.memberJourneys.listPast(await requireMemberId(request), request.query.cursor),
  )
  route(app, operations.getActiveOrders, async (request) =>
    services.memberJourneys.listActive(await requireMemberId(request)),
  )
  route(app, operations.getMemberTransactions, async (request) =>
    services.memberTransactions.list(await requireMemberId(request), request.query),
  )
  route(app, operations.getWatchedFilms, async (request) =>
    services.watchedFilms.list(await requireMemberId(request), request.query.year),
  )
  route(app, operations.getWatchedFilmsPicture, async (request) => {
    const picture = await watchedPicture.draw(await requireMemberId(request), request.query.year)
    if (!picture) throw new ProblemError('not-found')
    return picture
  })
}
