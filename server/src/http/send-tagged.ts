import type { FastifyReply, FastifyRequest } from 'fastify'
import { createEntityTag, hasEntityTag } from './entity-tag.ts'

/**
 * Sends a private answer with its entity tag, or 304 if the caller has it already. Nobody else stores it: a page that
 * asks again and again sends the tag by itself.
 */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  // A copy with an index signature, as Fastify types it.
  const body = Buffer.from(String(reply.serializeInput({ ...answer }, String(reply.statusCode))))
  const tag = createEntityTag(body)
  reply.header('cache-control', 'private, no-store').header('etag', tag)
  if (hasEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
