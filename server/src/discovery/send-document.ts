import type { FastifyReply, FastifyRequest } from 'fastify'
import { createEntityTag, matchesTag } from '../http/entity-tag.ts'

/** A text for machines as it goes out. */
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

/** Texts kept. Their key holds the origin by which a visitor came, which is anybody's to make up. */
const mostCached = 32

/** Texts that are made of much and asked for often: each stands as long as all it was made of is the very same. */
export class TextCache {
  readonly #cached = new Map<string, CachedText>()

  /**
   * @param basis what the text is made of
   * @param now epoch milliseconds; the text stands no longer than `until`
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
 * Sends a text that anybody may keep for so many seconds, or 304 to whoever has it already. Where its addresses are
 * those by which a visitor came, nobody keeps it for others: they may have come by another name.
 */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: MachineText,
  { type, seconds, isOriginFixed }: { type: string; seconds: number; isOriginFixed: boolean },
): FastifyReply {
  const caching = isOriginFixed ? `public, max-age=${seconds}` : 'private, no-cache'
  reply.header('cache-control', caching).header('etag', etag)
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(body)
}
