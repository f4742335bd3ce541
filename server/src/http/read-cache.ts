import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodeBody, codedFrom, getCodedTag, negotiateCoding } from './coding.ts'
import { createEntityTag, hasEntityTag } from './entity-tag.ts'

/** A serialised answer with its entity tag. */
export interface CachedBody {
  /** As bytes, so that a hit need not encode the text again. */
  readonly body: Buffer
  readonly etag: string
}

interface Entry extends CachedBody {
  readonly basis: readonly unknown[]
  readonly until: number
}

/** Maximum number of answers; beyond, all are dropped and created again: it takes milliseconds. */
const mostCachedAnswers = 2_000

/**
 * Serialised answers of shared reads. An answer is valid while everything it was made of is identical (compared by
 * identity) and it has not expired.
 */
export class ReadCache {
  readonly #entries = new Map<string, Entry>()
  readonly #finish: (answer: object) => object

  /** @param finish applied to each answer before it is cached */
  constructor(finish: (answer: object) => object = (answer) => answer) {
    this.#finish = finish
  }

  /**
   * @param key of the request
   * @param basis sources of the answer
   * @param now epoch milliseconds
   * @param make returns the answer and its expiry (epoch milliseconds)
   */
  answer(
    key: string,
    basis: readonly unknown[],
    now: number,
    make: () => { answer: object; until?: number },
  ): CachedBody {
    const known = this.#entries.get(key)
    if (known && now < known.until && basis.every((part, index) => part === known.basis[index])) return known
    const { answer, until = Infinity } = make()
    const body = Buffer.from(JSON.stringify(this.#finish(answer)))
    const entry: Entry = { body, etag: createEntityTag(body), basis, until }
    if (this.#entries.size >= mostCachedAnswers) this.#entries.clear()
    this.#entries.set(key, entry)
    return entry
  }
}

const codings = ['identity', 'br', 'gzip'] as const

/** Sends a cached answer, compressed as the caller accepts it, or 304 if the caller has it. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: CachedBody,
): FastifyReply {
  const coding = negotiateCoding(request.headers['accept-encoding'], body.length)
  const mayBeCoded = coding !== 'identity' || body.length >= codedFrom
  // A browser may store it, but revalidates it each time.
  reply.header('cache-control', 'private, no-cache').header('etag', getCodedTag(etag, coding))
  if (mayBeCoded)
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  const held = request.headers['if-none-match']
  const known = codings.map((each) => getCodedTag(etag, each)).find((tag) => hasEntityTag(held, tag))
  if (known !== undefined) return reply.code(304).header('etag', known).send()
  reply.type('application/json; charset=utf-8')
  if (coding === 'identity') return reply.send(body)
  reply.header('content-encoding', coding)
  const packed = encodeBody(body, coding)
  if (Buffer.isBuffer(packed)) return reply.send(packed)
  packed.then(
    (bytes) => reply.send(bytes),
    (error: unknown) => reply.removeHeader('content-encoding').send(error),
  )
  return reply
}
