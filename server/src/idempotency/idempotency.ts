import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { defaultHeaderNames } from '@foyer/contract/headers'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'
import type { Write } from '../database/write.ts'
import { storeAnswer, claimKey, type StoredAnswer } from './stored-answers.ts'

export interface IdempotencyOptions {
  database: Database
  clock: Clock
  /** How long an answer is replayed, in milliseconds. */
  lifetime: number
  /** Name of the header, compared without regard to case. */
  headerName?: string
}

/** Maximum length of a key: a UUID with a margin. */
const longestKey = 200
/**
 * Minimum length: two clients could send the same shorter key, and the second would get the order of the first. A key
 * is not bound to an address: a phone often retries from another network.
 */
const shortestKey = 16

/** Makes a change and returns its answer; the status is the reply's. */
export type AnswerWrite = <T extends object | undefined>(
  request: FastifyRequest,
  reply: FastifyReply,
  write: Write<T>,
) => Promise<FastifyReply>

/**
 * Runs changes so that a repeated request has one effect.
 *
 * With an `Idempotency-Key`, the answer is stored in the transaction of the change and sent again, byte for byte, for a
 * repeated request. A refusal rolls its transaction back, including the stored answer: a repeat is processed again. A
 * key is valid for one method and path; with another body it is refused. Without a key the change just runs.
 */
export function createIdempotentWrites({
  database,
  clock,
  lifetime,
  headerName,
}: IdempotencyOptions): AnswerWrite {
  const header = (headerName ?? defaultHeaderNames.idempotencyKey).toLowerCase()
  return async (request, reply, write) => {
    const sent = request.headers[header]
    const key = typeof sent === 'string' ? sent.trim() : ''
    const render = (value: object | undefined) => (value ? serialised(reply, value) : '')
    if (key === '') {
      const body = render(await database.tx(write))
      return sendText(reply, { status: reply.statusCode, body })
    }
    if (key.length < shortestKey || key.length > longestKey)
      throw new ProblemError('invalid-argument', {
        detail: `An idempotency key has ${shortestKey} to ${longestKey} characters`,
      })
    const stored = {
      key: `${request.method} ${getPath(request)} ${key}`,
      requestHash: hashBody(request.body),
      now: clock.now(),
    }
    const answer = await database.tx(async (trx): Promise<StoredAnswer> => {
      const earlier = await claimKey(trx, { ...stored, lifetime })
      if (earlier) return earlier
      const answered = { status: reply.statusCode, body: render(await write(trx)) }
      await storeAnswer(trx, { ...stored, ...answered })
      return answered
    })
    return sendText(reply, answer)
  }
}

/** The body exactly as the route's response schema has it. */
function serialised(reply: FastifyReply, value: object): string {
  return String(reply.serializeInput({ ...value }, String(reply.statusCode)))
}

function sendText(reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply {
  reply.code(status)
  return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body)
}

function getPath(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1)
  return path
}

/** Members of an object in any order are the same request. */
function hashBody(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('base64url')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
