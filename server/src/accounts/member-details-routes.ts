import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { Type, type Static } from 'typebox'
import { operations } from '@foyer/contract/operations'
import { photoRules } from '@foyer/contract/validation/member-rules'
import type { Clock } from '../domain/clock.ts'
import { QueueFull } from '../domain/work-queue.ts'
import { longestBodyTimeout } from '../http/body-timeouts.ts'
import { ProblemError } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { MemberCallers } from './member-callers.ts'
import type { MemberPhotos } from './member-photos.ts'
import type { MemberReader } from './member-reader.ts'
import { multipartBodies } from './multipart-bodies.ts'
import type { PersonalDetailsEditor } from './personal-details.ts'
import { memberPhotoPath, type PhotoAddresses } from './photo-address.ts'

export interface MemberDetailsRouteOptions {
  readonly callers: MemberCallers
  readonly reader: MemberReader
  readonly personalDetails: PersonalDetailsEditor
  readonly photos: MemberPhotos
  readonly photoAddresses: PhotoAddresses
  readonly clock: Clock
  /** Scheme, host and port at which the client reaches the server. */
  readonly getOrigin: (request: FastifyRequest) => string
}

/** Routes of the signed-in member's details and photo. */
export const memberDetailsRoutes: FastifyPluginAsync<MemberDetailsRouteOptions> = async (app, options) => {
  const { callers, reader, personalDetails, photos, photoAddresses, clock, getOrigin } = options
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })

  route(app, operations.setPersonalDetails, async (request) => {
    const { memberId } = await callers.requireMember(request)
    await personalDetails.change(memberId, request.body.personalDetails)
    return { member: await reader.read(memberId, getOrigin(request)) }
  })

  route(app, operations.deleteMemberPhoto, async (request) => {
    await photos.delete((await callers.requireMember(request)).memberId)
    return undefined
  })

  await app.register(async (uploads) => {
    await uploads.register(multipartBodies, { largestFile: photoRules.largestFile })
    uploads.addHook('onRoute', (routeOptions) => {
      // Sending a picture over a mobile network takes long.
      routeOptions.config = { ...routeOptions.config, bodyTimeout: longestBodyTimeout }
    })
    uploads.setErrorHandler((error: Error & { code?: string }) => {
      if (error instanceof QueueFull) throw new ProblemError('service-unavailable', {}, { cause: error })
      // What the interface calls too large is refused by the same name, however much too large it is.
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
        throw new ProblemError('photo-too-large', {}, { cause: error })
      throw error
    })
    route(uploads, operations.setMemberPhoto, async (request) => {
      const { memberId } = await callers.requireMember(request)
      const file = request.body.MemberPhoto
      const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : undefined
      const address = photoAddresses.create(
        getOrigin(request),
        await photos.set(memberId, bytes),
        clock.now(),
      )
      return {
        memberPhoto: {
          isUpdatable: true,
          canBeUpdatedAt: null,
          uri: address.uri,
          uriExpiresAt: new Date(address.expiresAt).toISOString(),
        },
      }
    })
  })
}

const Address = {
  params: Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) }),
  querystring: Type.Object({
    e: Type.Integer(),
    s: Type.String({ maxLength: 100 }),
    /** The small square instead of the large one. */
    size: Type.Optional(Type.Literal('small')),
  }),
}

/**
 * `GET /media/members/{id}?e=&s=&size=`: a member's photo, for anyone who has its signed address. 404 for an address that has
 * expired or that is not ours, as for a photo that is gone.
 */
export const memberPhotoRoutes: FastifyPluginAsync<
  Pick<MemberDetailsRouteOptions, 'photos' | 'photoAddresses' | 'clock'>
> = async (app, { photos, photoAddresses, clock }) => {
  app.get<{ Params: Static<typeof Address.params>; Querystring: Static<typeof Address.querystring> }>(
    `${memberPhotoPath}/:id`,
    { schema: Address },
    async ({ params, query }, reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const left = photoAddresses.readSecondsLeft(params.id, query.e, query.s, clock.now())
      const bytes = left === null ? null : await photos.read(params.id, query.size ?? 'large')
      if (left === null || bytes === null) throw new ProblemError('not-found')
      return reply
        .header('cache-control', `private, max-age=${left}`)
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(bytes)
    },
  )
}
