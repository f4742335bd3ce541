import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/** Types that the static server's table lacks or has differently. */
const typeByEnding: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
}

const daySeconds = 86_400

export interface TrailerRoutesOptions {
  /** Folder of the committed trailers (`brands/shared/art/trailers`). */
  trailersDirectory: string
}

/**
 * `GET /media/trailers/{slug}.mp4`, its first picture `{slug}.webp`, and `/media/trailers/{slug}/master.m3u8` if a
 * trailer is also cut for streaming. Players request parts of a file: `Range` is answered with 206.
 */
export const trailerRoutes: FastifyPluginAsync<TrailerRoutesOptions> = async (app, { trailersDirectory }) => {
  if (!existsSync(trailersDirectory)) return
  await app.register(fastifyStatic, {
    root: trailersDirectory,
    prefix: '/media/trailers/',
    index: false,
    decorateReply: false,
    acceptRanges: true,
    maxAge: daySeconds * 1000,
    setHeaders: (reply, file) => {
      const type = typeByEnding[file.slice(file.lastIndexOf('.'))]
      if (type !== undefined) void reply.header('content-type', type)
      // As for pictures: a storefront may be on another server.
      void reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
