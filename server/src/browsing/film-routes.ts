import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { FilmAvailabilityResponse, FilmResponse } from '@foyer/contract/wire/films'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { BrowsingParts } from './routes.ts'
import {
  availabilityAnswer,
  availabilityOf,
  filmRelatedData,
  filmsAnswer,
  releaseIn,
  type FilmScope,
} from './film-reads.ts'
import { sendCached } from './read-cache.ts'
import { filmOf, pick } from './related-data.ts'

/** What is said of films moves with the clock only when a showtime begins; a minute's delay is nobody's loss, ms. */
const filmAnswersStandFor = 60_000

/** Films and their availability, of the network and of one cinema. */
export const filmRoutes: FastifyPluginAsync<BrowsingParts> = async (app, options) => {
  const { catalogue, programme, clock, filmCacheOf } = options

  async function scopeOf(siteId: string | null): Promise<FilmScope> {
    if (siteId !== null && !catalogue.sites.has(siteId)) throw new ProblemError('site-not-found')
    return { catalogue, snapshot: await programme.snapshot(), siteId, now: clock.now() }
  }

  function kept(request: FastifyRequest, key: string, scope: FilmScope, make: () => object) {
    return filmCacheOf(request).answer(`${key} ${scope.siteId ?? ''}`, [scope.snapshot], scope.now, () => ({
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
    const scope = await scopeOf(null)
    return sendCached(
      request,
      reply,
      kept(request, 'films', scope, () => filmsAnswer(scope)),
    )
  })

  route(app, operations.getFilm, async (request, reply) => {
    const film = filmById(request.params.filmId)
    const scope = await scopeOf(null)
    return sendCached(
      request,
      reply,
      kept(request, `film ${film.wire.id}`, scope, (): FilmResponse => ({
        film: filmOf(film, (of) => releaseIn(scope, of)),
        relatedData: filmRelatedData(scope, [film]),
      })),
    )
  })

  route(app, operations.getFilmsAvailability, async (request, reply) => {
    const scope = await scopeOf(null)
    return sendCached(
      request,
      reply,
      kept(request, 'availability', scope, () => availabilityAnswer(scope)),
    )
  })

  route(app, operations.getFilmAvailability, async (request, reply) => {
    const film = filmById(request.params.filmId)
    const scope = await scopeOf(null)
    return sendCached(
      request,
      reply,
      kept(request, `availability ${film.wire.id}`, scope, (): FilmAvailabilityResponse => {
        const filmAvailability = availabilityOf(scope, film)
        const attributes = pick(catalogue.attributes, filmAvailability.showtimeAttributeIds)
        return { filmAvailability, relatedData: { attributes } }
      }),
    )
  })

  route(app, operations.getSiteFilms, async (request, reply) => {
    const scope = await scopeOf(request.params.siteId)
    return sendCached(
      request,
      reply,
      kept(request, 'films', scope, () => filmsAnswer(scope)),
    )
  })

  route(app, operations.getSiteFilmsAvailability, async (request, reply) => {
    const scope = await scopeOf(request.params.siteId)
    return sendCached(
      request,
      reply,
      kept(request, 'availability', scope, () => availabilityAnswer(scope)),
    )
  })
}
