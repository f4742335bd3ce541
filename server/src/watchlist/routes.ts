import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { WatchlistFilm } from '@foyer/contract/wire/watchlist'
import type { AccountKeys } from '../accounts/account-keys.ts'
import type { MemberCallers } from '../accounts/member-callers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Clock } from '../domain/clock.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Programme } from '../schedule/programme.ts'
import { getBookingState } from './booking-state.ts'
import type { NoticeConsent } from './notice-consent.ts'
import { mostFilms, type ListedFilm, type WatchlistStore } from './watchlist-store.ts'

export interface WatchlistRouteOptions {
  readonly watchlists: WatchlistStore
  readonly noticeConsent: Pick<NoticeConsent, 'set'>
  readonly callers: Pick<MemberCallers, 'requireMember'>
  readonly keys: Pick<AccountKeys, 'hashMember'>
  readonly catalogue: Pick<Catalogue, 'films'>
  readonly programme: Pick<Programme, 'snapshot'>
  readonly clock: Clock
}

/** Routes of the member's own watchlist. No cache may store the answers. */
export const watchlistRoutes: FastifyPluginAsync<WatchlistRouteOptions> = async (app, options) => {
  const { watchlists, noticeConsent, callers, keys, catalogue, programme, clock } = options
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })

  route(app, operations.getWatchlistFilms, async (request) => {
    const { memberId } = await callers.requireMember(request)
    const listed = await watchlists.list(memberId)
    return {
      // A film that has left the catalogue stays on the list: it may come back.
      watchlistFilms: listed.filter(({ filmId }) => catalogue.films.has(filmId)).map(toDocument),
      isNoticeWanted: await watchlists.isNoticeWanted(memberId),
    }
  })

  route(app, operations.addWatchlistFilm, async (request) => {
    const { memberId } = await callers.requireMember(request)
    const film = catalogue.films.get(request.body.filmId)
    if (!film) throw new ProblemError('film-not-found')
    const now = clock.now()
    const state = getBookingState(film, await programme.snapshot(), now)
    const added = await watchlists.add({
      memberId,
      memberHash: keys.hashMember(memberId),
      filmId: film.wire.id,
      awaitsBooking: state === 'NotOpen',
      now,
    })
    if (!added)
      throw new ProblemError('invalid-argument', { detail: `A watchlist has at most ${mostFilms} films` })
    return { watchlistFilm: toDocument(added) }
  })

  route(app, operations.removeWatchlistFilm, async (request) => {
    const { memberId } = await callers.requireMember(request)
    await watchlists.remove(memberId, request.params.filmId)
    return undefined
  })

  route(app, operations.setWatchlistNotice, async (request) => {
    const { memberId } = await callers.requireMember(request)
    await noticeConsent.set(memberId, request.body.isWanted)
    return undefined
  })
}

function toDocument({ filmId, displayPriority, addedAt, bookingOpenedAt }: ListedFilm): WatchlistFilm {
  return {
    filmId,
    displayPriority,
    addedAt: new Date(addedAt).toISOString(),
    bookingOpenedAt: bookingOpenedAt === null ? null : new Date(bookingOpenedAt).toISOString(),
  }
}
