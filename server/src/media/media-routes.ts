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
import { QueueFull } from '../domain/work-queue.ts'

/** Largest edge in a request, pixels. */
const largestEdge = 4096

const params = Type.Object({ kind: OneOf(mediaKinds), id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) })

const previewParams = Type.Object({ of: OneOf(linkPreviewKinds), id: params.properties.id })

const querystring = Type.Object({
  width: Type.Optional(Type.Integer({ minimum: 1, maximum: largestEdge })),
  height: Type.Optional(Type.Integer({ minimum: 1, maximum: largestEdge })),
  /** Cards of levels and rewards have a second picture; other numbers have none. */
  sequenceNumber: Type.Optional(Type.Integer({ minimum: 1 })),
  /** `Global`: the id is a head-office key. */
  referenceScheme: Type.Optional(Type.String({ maxLength: 16 })),
  /** The version of the initial data: with it the picture may be cached permanently. */
  v: Type.Optional(Type.String({ maxLength: 64 })),
})

/** An address without the current version must be able to change, within a day; one with it never changes. */
const cacheControl = {
  plain: 'public, max-age=86400, stale-while-revalidate=604800',
  versioned: 'public, max-age=31536000, immutable',
  missing: 'public, max-age=60',
} as const

/** Whether `If-None-Match` contains the picture that would be sent. */
const holds = (request: FastifyRequest, etag: string) =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag)

/** A missing picture is normal: the page shows a placeholder, and an early retry would not help. */
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
  /** Version of all pictures. An address with another one is answered like one without. */
  version: string
  numbering: () => ErrorNumbering
}

/**
 * `GET /media/entity/get/{kind}/{id}?width=&height=&sequenceNumber=&referenceScheme=`: artwork at the size a page
 * needs.
 * - Width alone keeps the kind's own shape; width and height cut around the focal point (a hero on a phone requests
 *   `FilmBackdrop/{id}?width=800&height=760`). Sizes are rounded as `sizes.ts` says. A title treatment is never cut.
 * - AVIF or WebP as `Accept` allows, JPEG or PNG for clients that name neither.
 * - Cached permanently at an address with the current version (`v`), for a day at any other; with a strong ETag.
 * - Pages of every origin may show them: a storefront may be on another server.
 * `GET /media/link-preview/{film|cinema|event}/{id}.jpg`: preview picture of a shared link, 1200 by 630, always JPEG.
 * - Pictures that are not on disk are made for clients in turn: 429 for a client that has had too many made, 503 if too
 *   many wait.
 * - 400 for an invalid kind, id or size; 404 if the entity has no such picture.
 */
export const mediaRoutes: FastifyPluginAsyncTypebox<MediaRoutesOptions> = async (
  app,
  { media, version, numbering },
) => {
  app.setErrorHandler((error: Error, request, reply) => {
    // Thrown by name, not by class: the parent's error handler converts it to a problem.
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
    const { width, height, sequenceNumber, referenceScheme, v } = request.query
    if (referenceScheme !== undefined && referenceScheme !== 'Global' && referenceScheme !== 'Local') {
      throw new ProblemError('invalid-argument', {
        violations: [{ path: 'querystring/referenceScheme', message: 'must be Global or Local' }],
      })
    }
    const asset = await media.get({
      kind,
      id,
      width,
      height,
      sequenceNumber,
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
