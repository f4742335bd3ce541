import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { omniaCalls } from '@foyer/contract/omnia/calls'
import { sendCached, type CachedBody } from '../http/read-cache.ts'
import type { Clock } from '../domain/clock.ts'
import { getLanguageFor } from '../brand/languages.ts'
import type { Database } from '../database/database.ts'
import { createEntityTag } from '../http/entity-tag.ts'
import { ProblemError } from '../http/problem.ts'
import type { Antiforgery } from './antiforgery.ts'
import type { LanguageContent } from './assemble.ts'
import type { ContentContext } from './content-context.ts'
import type { ContentLibrary } from './library.ts'
import { parseNames, findPageResponse, listPagesResponse } from './page-reads.ts'
import { createSearch } from './search.ts'
import { createSiteContentAnswer } from './site-reads.ts'
import { createTrailerWatches } from './trailer-watches.ts'

export interface OmniaOptions {
  readonly library: ContentLibrary
  readonly context: ContentContext
  /** Language tags, the primary one first. */
  readonly languages: readonly string[]
  readonly database: Database
  readonly clock: Clock
  readonly antiforgery: Antiforgery
  /** The sign-in of a request's cookie, to which tokens are bound; null without one. */
  readonly getSignInId?: (request: FastifyRequest) => Promise<string | null>
  readonly isHttps: (request: FastifyRequest) => boolean
}

/** Most cached answers for one revision of the content; beyond, all are dropped and created again. */
const mostCachedAnswers = 1_000

interface CachedAnswer extends CachedBody {
  readonly contentLanguage: string | undefined
}

type Call = (typeof omniaCalls)[keyof typeof omniaCalls]
type QueryFor<C extends Call> = C extends { query: infer S extends TSchema } ? Static<S> : unknown
type ParamsFor<C extends Call> = C extends { params: infer S extends TSchema } ? Static<S> : unknown

/** Calls of the content system: pages, shared content, search, and some smaller ones. */
export const omniaRoutes: FastifyPluginAsync<OmniaOptions> = async (app, options) => {
  const { library, context, languages, database, clock } = options
  const { catalogue } = context
  const watches = createTrailerWatches({ database, clock })

  /** Cached answers by address, for each revision of the content; garbage-collected with it. */
  const cache = new WeakMap<object, Map<string, CachedAnswer>>()

  /**
   * Registers a call. The answer of a cached call is sent with an entity tag and cached by address for as long as the
   * content is the same: its handler may depend only on the address, the content and the catalogue.
   */
  function answer<C extends Call>(
    call: C,
    handler: (
      request: FastifyRequest<{ Querystring: QueryFor<C>; Params: ParamsFor<C> }>,
      reply: FastifyReply,
    ) => Promise<Static<C['response']>>,
  ): void {
    app.get<{ Querystring: QueryFor<C>; Params: ParamsFor<C> }>(
      call.path.replace(/\{(\w+)\}/g, ':$1'),
      {
        schema: {
          ...('query' in call ? { querystring: call.query } : {}),
          ...('params' in call ? { params: call.params } : {}),
        },
      },
      async (request, reply) => {
        if (!call.isCached) {
          const found = await handler(request, reply)
          return reply.header('cache-control', 'no-store').send(found)
        }
        const { languages: revision } = await library.snapshot()
        const answers = cache.get(revision) ?? new Map<string, CachedAnswer>()
        cache.set(revision, answers)
        const known = answers.get(request.url)
        if (known) {
          if (known.contentLanguage !== undefined) reply.header('content-language', known.contentLanguage)
          return sendCached(request, reply, known)
        }
        const body = Buffer.from(JSON.stringify(await handler(request, reply)))
        const contentLanguage = reply.getHeader('content-language')?.toString()
        const answer = { body, etag: createEntityTag(body), contentLanguage }
        if (answers.size >= mostCachedAnswers) answers.clear()
        answers.set(request.url, answer)
        return sendCached(request, reply, answer)
      },
    )
  }

  async function contentIn(reply: FastifyReply, languageTag: string | undefined): Promise<LanguageContent> {
    const { languages: content } = await library.snapshot()
    const found = content.get(getLanguageFor(languageTag, languages) ?? '') ?? content.get(languages[0] ?? '')
    if (!found) throw new TypeError('There is no content in any language')
    reply.header('content-language', found.languageTag)
    return found
  }

  answer(omniaCalls.page, async ({ query }, reply) =>
    findPageResponse(await contentIn(reply, query.languageTag), context, {
      friendly: query.friendly,
      components: parseNames(query.components),
      ancestorComponents: parseNames(query.ancestorComponents),
      descendantOfType: query.descendantOfType,
    }),
  )

  answer(omniaCalls.pageList, async ({ query }, reply) =>
    listPagesResponse(
      await contentIn(reply, query.languageTag),
      query.friendly,
      parseNames(query.properties),
    ),
  )

  answer(omniaCalls.configuration, async ({ query }, reply) =>
    createSiteContentAnswer(
      await contentIn(reply, query.languageTag),
      parseNames(query.components),
      query.friendly,
    ),
  )

  async function extensionData(name: string): Promise<unknown> {
    const { languages: content } = await library.snapshot()
    const primary = content.get(languages[0] ?? '')
    if (name === 'film') return { sponsoredFilms: primary?.sponsoredFilms ?? [] }
    const extensions = primary?.site.extensions ?? {}
    if (!Object.hasOwn(extensions, name)) throw new ProblemError('not-found')
    return extensions[name]
  }

  answer(omniaCalls.extension, async ({ params }) => ({
    name: params.name,
    suffix: null,
    data: await extensionData(params.name),
  }))

  answer(omniaCalls.extensionPart, async ({ params }) => {
    const data = await extensionData(params.name)
    if (typeof data !== 'object' || data === null || !Object.hasOwn(data, params.suffix))
      throw new ProblemError('not-found')
    return { ...params, data: (data as Record<string, unknown>)[params.suffix] }
  })

  answer(omniaCalls.trailerWatched, async ({ params, ip }) => {
    if (!catalogue.films.has(params.filmId)) throw new ProblemError('film-not-found')
    return { filmId: params.filmId, isRecorded: await watches.record(params.filmId, ip) }
  })

  answer(omniaCalls.filmGenres, async () => [...catalogue.genres.values()])
  answer(omniaCalls.attributes, async () => [...catalogue.attributes.values()])
  answer(omniaCalls.cinemas, async ({ query }, reply) => {
    const { pages, site } = await contentIn(reply, query.languageTag)
    return [...pages.values()].flatMap(({ nodeId, name, url, components: { vistaCinema } }) => {
      if (!vistaCinema) return []
      const group = site.components.cinemaGroups.find(({ cinemas }) =>
        cinemas.some((cinema) => cinema.vistaCinema.key === vistaCinema.key),
      )
      return [{ nodeId, name, url, vistaCinema: { key: vistaCinema.key }, cinemaGroupId: group?.id ?? null }]
    })
  })

  const searches = new WeakMap<LanguageContent, ReturnType<typeof createSearch>>()
  answer(omniaCalls.search, async ({ query }, reply) => {
    const content = await contentIn(reply, query.languageTag)
    const find = searches.get(content) ?? createSearch(content, context)
    searches.set(content, find)
    return find(query.searchTerm)
  })

  answer(omniaCalls.wallet, async ({ query }) => {
    const order = await database.read
      .selectFrom('sales_order')
      .select('id')
      .where('id', '=', query.orderId)
      .where('status', '=', 'Completed')
      .executeTakeFirst()
    if (!order) throw new ProblemError('order-not-found')
    // A wallet pass has to be signed with a chain's account at the wallet's provider, which this server does not have.
    return { isAvailable: false, url: null }
  })

  answer(omniaCalls.antiforgery, async (request, reply) => {
    const signInId = (await options.getSignInId?.(request)) ?? null
    const issued = options.antiforgery.issue(request.headers.cookie, options.isHttps(request), signInId)
    if (issued.setCookie !== null) reply.header('set-cookie', issued.setCookie)
    return issued.answer
  })
}
