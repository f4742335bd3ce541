import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { mediaKinds } from '@foyer/contract/wire/enumerations'
import { linkPreviewKinds, linkPreviewPath } from '@foyer/contract/omnia/link-preview'
import { OneOf } from '@foyer/contract/wire/common'
import { getAddressPrefix } from '../http/address-prefix.ts'
import { ProblemError, toProblem } from '../http/problem.ts'
import type { ErrorNumbering } from '@foyer/contract/errors/catalogue'
import type { MediaAsset, MediaService } from './media-service.ts'
import { BudgetSpent } from './picture-cache.ts'
import { QueueFull } from './work-queue.ts'

/** Largest edge that may be asked for, in pixels. */
const largestEdge = 4096

const params = Type.Object({ kind: OneOf(mediaKinds), id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) })

const previewParams = Type.Object({ of: OneOf(linkPreviewKinds), id: params.properties.id })

const querystring = Type.Object({
  width: Type.Optional(Type.Integer({ minimum: 1, maximum: largestEdge })),
  height: Type.Optional(Type.Integer({ minimum: 1, maximum: largestEdge })),
  /** Of each kind there is one picture: none has another number. */
  sequenceNumber: Type.Optional(Type.Integer({ minimum: 1 })),
  /** `Global`: the id is a head-office key. */
  referenceScheme: Type.Optional(Type.String({ maxLength: 16 })),
  /** The version that the initial data names: with it the picture may be kept for ever. */
  v: Type.Optional(Type.String({ maxLength: 64 })),
})

/** An address without the version of today's pictures must be able to change, within a day; one with it never does. */
const cacheControl = {
  plain: 'public, max-age=86400, stale-while-revalidate=604800',
  versioned: 'public, max-age=31536000, immutable',
  missing: 'public, max-age=60',
} as const

/** Does `If-None-Match` hold the picture that would be sent? */
const holds = (request: FastifyRequest, etag: string) =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag)

/** No picture is no accident: gaps are filled by the page's placeholder, and asking again at once would not help. */
function sendMissing(request: FastifyRequest, reply: FastifyReply, numbering: ErrorNumbering) {
  const problem = toProblem('not-found', { numbering, correlationId: request.id })
  return reply
    .code(problem.status)
    .header('cache-control', cacheControl.missing)
    .type('application/problem+json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problem)
}

export interface MediaRoutesOptions {
  media: MediaService
  /** Of all pictures together. An address with another one is answered like one with none. */
  version: string
  numbering: () => ErrorNumbering
}

/**
 * `GET /media/entity/get/{kind}/{id}?width=&height=&sequenceNumber=&referenceScheme=`: artwork at the size a page needs.
 * - Width alone keeps the kind's own shape; width and height cut around the focal point (a hero on a phone asks
 *   `FilmBackdrop/{id}?width=800&height=760`). Sizes are rounded as `sizes.ts` says. A title treatment is never cut.
 * - AVIF or WebP as `Accept` allows, JPEG or PNG for readers that name neither.
 * - Kept for ever at an address with the version of now (`v`), for a day at any other; told apart by a strong ETag.
 * - Pages of every origin may show them: a storefront may stand elsewhere than the server.
 * `GET /media/link-preview/{film|cinema}/{id}.jpg`: what a shared link shows, 1200 by 630, always JPEG.
 * - What is not on the disk is made for clients in turn: 429 for one who has had many made, 503 when too many wait.
 * - 400 for a kind, id or size out of bounds; 404 when the entity has no such picture.
 */
export const mediaRoutes: FastifyPluginAsyncTypebox<MediaRoutesOptions> = async (
  app,
  { media, version, numbering },
) => {
  app.setErrorHandler((error: Error, request, reply) => {
    // Named, not by class: the parent's handler makes the problem of it.
    if (error instanceof QueueFull) throw new ProblemError('service-unavailable', {}, { cause: error })
    if (!(error instanceof BudgetSpent)) throw error
    void reply.header('retry-after', error.seconds)
    throw new ProblemError('too-many-requests', {}, { cause: error })
  })

  function sendAsset(
    request: FastifyRequest,
    reply: FastifyReply,
    asset: MediaAsset | undefined,
    v: string | undefined,
  ): FastifyReply {
    void reply.header('cross-origin-resource-policy', 'cross-origin')
    if (!asset) return sendMissing(request, reply, numbering())
    void reply
      .header('etag', asset.etag)
      .header('cache-control', v === version ? cacheControl.versioned : cacheControl.plain)
    if (holds(request, asset.etag)) return reply.code(304).send()
    return reply.type(asset.contentType).send(asset.bytes)
  }

  app.get('/media/entity/get/:kind/:id', { schema: { params, querystring } }, async (request, reply) => {
    const { kind, id } = request.params
    const { width, height, sequenceNumber = 1, referenceScheme, v } = request.query
    if (referenceScheme !== undefined && referenceScheme !== 'Global' && referenceScheme !== 'Local') {
      throw new ProblemError('invalid-argument', {
        violations: [{ path: 'querystring/referenceScheme', message: 'must be Global or Local' }],
      })
    }
    const asset =
      sequenceNumber > 1
        ? undefined
        : await media.get({
            kind,
            id,
            width,
            height,
            global: referenceScheme === 'Global',
            accept: request.headers.accept,
            client: getAddressPrefix(request.ip),
          })
    void reply.header('vary', 'Accept')
    return sendAsset(request, reply, asset, v)
  })

  app.get(
    `${linkPreviewPath}/:of/:id(^[A-Za-z0-9_-]+).jpg`,
    { schema: { params: previewParams, querystring: Type.Pick(querystring, ['v']) } },
    async (request, reply) => {
      const { of, id } = request.params
      return sendAsset(
        request,
        reply,
        await media.linkPreview(of, id, getAddressPrefix(request.ip)),
        request.query.v,
      )
    },
  )
}
