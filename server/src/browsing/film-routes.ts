import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { FilmAvailabilityResponse, FilmResponse } from '@foyer/contract/wire/films'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { BrowsingContext } from './browsing-context.ts'
import {
  toFilmAvailabilitiesResponse,
  toFilmAvailability,
  collectFilmRelatedData,
  toFilmsResponse,
  getReleaseDate,
  type FilmScope,
} from './film-reads.ts'
import { sendCached } from '../http/read-cache.ts'
import { toFilm, pickById } from '../schedule/related-data.ts'

/**
 * Lifetime of answers about films, milliseconds. They change with the clock only when a showtime begins; a minute's
 * delay does no harm.
 */
const filmAnswersStandFor = 60_000

/** Films and their availability, of the network and of one cinema. */
export const filmRoutes: FastifyPluginAsync<BrowsingContext> = async (app, options) => {
  const { catalogue, programme, clock, getFilmCache } = options

  async function getScope(siteId: string | null): Promise<FilmScope> {
    if (siteId !== null && !catalogue.sites.has(siteId)) throw new ProblemError('site-not-found')
    return { catalogue, snapshot: await programme.snapshot(), siteId, now: clock.now() }
  }

  function sendFromCache(request: FastifyRequest, key: string, scope: FilmScope, make: () => object) {
    return getFilmCache(request).answer(`${key} ${scope.siteId ?? ''}`, [scope.snapshot], scope.now, () => ({
      answer: make(),
      until: scope.now + filmAnswersStandFor,
    }))
  }

  function filmById(filmId: string) {
    const film = catalogue.films.get(filmId)
    if (!film) throw new ProblemError('film-not-found')
    return film
  }

  route(app, operations.getFilms, async (request, reply) => {
    const scope = await getScope(null)
    return sendCached(
      request,
      reply,
      sendFromCache(request, 'films', scope, () => toFilmsResponse(scope)),
    )
  })

  route(app, operations.getFilm, async (request, reply) => {
    const film = filmById(request.params.filmId)
    const scope = await getScope(null)
    return sendCached(
      request,
      reply,
      sendFromCache(request, `film ${film.wire.id}`, scope, (): FilmResponse => ({
        film: toFilm(film, (of) => getReleaseDate(scope, of)),
        relatedData: collectFilmRelatedData(scope, [film]),
      })),
    )
  })

  route(app, operations.getFilmsAvailability, async (request, reply) => {
    const scope = await getScope(null)
    return sendCached(
      request,
      reply,
      sendFromCache(request, 'availability', scope, () => toFilmAvailabilitiesResponse(scope)),
    )
  })

  route(app, operations.getFilmAvailability, async (request, reply) => {
    const film = filmById(request.params.filmId)
    const scope = await getScope(null)
    return sendCached(
      request,
      reply,
      sendFromCache(request, `availability ${film.wire.id}`, scope, (): FilmAvailabilityResponse => {
        const filmAvailability = toFilmAvailability(scope, film)
        const attributes = pickById(catalogue.attributes, filmAvailability.showtimeAttributeIds)
        return { filmAvailability, relatedData: { attributes } }
      }),
    )
  })

  route(app, operations.getSiteFilms, async (request, reply) => {
    const scope = await getScope(request.params.siteId)
    return sendCached(
      request,
      reply,
      sendFromCache(request, 'films', scope, () => toFilmsResponse(scope)),
    )
  })

  route(app, operations.getSiteFilmsAvailability, async (request, reply) => {
    const scope = await getScope(request.params.siteId)
    return sendCached(
      request,
      reply,
      sendFromCache(request, 'availability', scope, () => toFilmAvailabilitiesResponse(scope)),
    )
  })
}
