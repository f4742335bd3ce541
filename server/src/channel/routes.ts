import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Type, type Static } from 'typebox'
import { channelPaths, salesChannel, getSalesChannelBase } from '@foyer/contract/channel/calls'
import { languageTag } from '@foyer/contract/channel/patterns'
import type { Brand } from '../brand/brand.ts'
import { negotiateCoding } from '../http/coding.ts'
import { hasEntityTag } from '../http/entity-tag.ts'
import { ProblemError } from '../http/problem.ts'
import type { ChannelDocument, ChannelDocuments } from './documents.ts'

const Params = Type.Object({ salesChannel: Type.String() })
const Query = Type.Object({
  languageTag: Type.Optional(Type.String({ pattern: languageTag.source, maxLength: 50 })),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
})

export interface ChannelRoutesOptions {
  brand: Pick<Brand, 'texts' | 'languages'>
  documents: ChannelDocuments
  /** Origin under which the caller reaches the server. */
  getOrigin: (request: FastifyRequest) => string
}

function send(request: FastifyRequest, reply: FastifyReply, document: ChannelDocument): FastifyReply {
  const coding = negotiateCoding(request.headers['accept-encoding'])
  const { body, etag } = document.as(coding)
  // Caches may store it, but must revalidate it each time.
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  reply.header('cache-control', 'public, no-cache').header('vary', vary)
  const known = document.tags().find((tag) => hasEntityTag(request.headers['if-none-match'], tag))
  if (known !== undefined) return reply.code(304).header('etag', known).send()
  if (document.languageTag !== undefined) reply.header('content-language', document.languageTag)
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.header('etag', etag).type('application/json; charset=utf-8').send(body)
}

/** Keys that a language lacks or leaves empty, by language; they fall back to the primary language. */
function missingTexts({ texts, languages }: ChannelRoutesOptions['brand']): Map<string, string[]> {
  const [primary, ...others] = languages
  const all = Object.keys(texts[primary ?? ''] ?? {})
  return new Map(others.map((tag) => [tag, all.filter((key) => !texts[tag]?.[key]?.trim())]))
}

/** Routes of the sales channel's configuration, assets and texts: all GET, all with a strong entity tag. */
export const channelRoutes: FastifyPluginAsync<ChannelRoutesOptions> = async (app, options) => {
  const { brand, documents, getOrigin } = options
  for (const [language, keys] of missingTexts(brand)) {
    if (keys.length > 0)
      app.log.warn({ language, keys }, 'texts are missing; those of the primary language are used')
  }
  const ours = salesChannel.toLowerCase()
  const base = getSalesChannelBase(ours).replace(new RegExp(`${ours}$`), ':salesChannel')
  for (const path of channelPaths) {
    app.get<{ Params: Static<typeof Params>; Querystring: Static<typeof Query> }>(
      `${base}/${path}`,
      { schema: { params: Params, querystring: Query } },
      (request, reply) => {
        if (request.params.salesChannel.toLowerCase() !== ours) {
          throw new ProblemError('not-found', { detail: 'There is no such sales channel' })
        }
        const document = documents.find(path, request.query, getOrigin(request))
        if (!document) throw new ProblemError('not-found', { detail: 'There is no such theme' })
        return send(request, reply, document)
      },
    )
  }
}
