import type { FastifyReply, FastifyRequest } from 'fastify'
import { createEntityTag, hasEntityTag } from '../http/entity-tag.ts'

/** A document for search engines as it is sent. */
export interface MachineText {
  readonly body: Buffer
  readonly etag: string
}

export function toMachineText(text: string): MachineText {
  const body = Buffer.from(text)
  return { body, etag: createEntityTag(body) }
}

interface CachedText extends MachineText {
  readonly basis: readonly unknown[]
  readonly until: number
}

/** Most cached documents. Their key contains the request's origin, which any caller can make up. */
const mostCached = 32

/** Caches documents that are expensive to create; each is valid while all its sources are identical. */
export class TextCache {
  readonly #cached = new Map<string, CachedText>()

  /**
   * @param basis sources of the document
   * @param now epoch milliseconds; the document is not valid after its `until`
   */
  text(
    key: string,
    basis: readonly unknown[],
    { now, until }: { now: number; until: number },
    make: () => string,
  ): MachineText {
    const known = this.#cached.get(key)
    if (known && now < known.until && basis.every((part, at) => part === known.basis[at])) return known
    const created = { ...toMachineText(make()), basis, until }
    if (this.#cached.size >= mostCached) this.#cached.clear()
    this.#cached.set(key, created)
    return created
  }
}

/**
 * Sends a document that shared caches may keep for the given seconds, or 304 if the caller has it. If its addresses
 * depend on the request's origin, shared caches may not keep it.
 */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: MachineText,
  { type, seconds, isOriginFixed }: { type: string; seconds: number; isOriginFixed: boolean },
): FastifyReply {
  const caching = isOriginFixed ? `public, max-age=${seconds}` : 'private, no-cache'
  reply.header('cache-control', caching).header('etag', etag)
  if (hasEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(body)
}
