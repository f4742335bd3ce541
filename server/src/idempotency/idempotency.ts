import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { defaultHeaderNames } from '@foyer/contract/headers'
import type { Caller } from '../domain/caller.ts'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { getVisitor, type GetCaller } from '../http/get-caller.ts'
import { ProblemError } from '../http/problem.ts'
import type { Write } from '../database/write.ts'
import { giveToMember } from '../order-store/order-member.ts'
import type { OrderStore } from '../order-store/order-store.ts'
import { runOrderWrite, type OrderWrite } from '../order-store/order-writes.ts'
import type { KeepAnswer } from '../order-store/steps.ts'
import { renderBody, restoreBody, type AnswerBody, type LoadRelatedData } from './answer-body.ts'
import { storeAnswer, claimKey, readAnswer, type StoredAnswer } from './stored-answers.ts'

export interface IdempotencyOptions {
  database: Database
  store: OrderStore
  clock: Clock
  /** How long an answer is replayed, in milliseconds. */
  lifetime: number
  loadRelatedData: LoadRelatedData
  /** Hashes bodies that contain codes, so that these cannot be guessed from what is stored. */
  codesKey: Uint8Array
  /** Name of the header, compared without regard to case. */
  headerName?: string
  /** Everybody is a visitor without it. */
  getCaller?: GetCaller | undefined
}

/** Maximum length of a key: a UUID with a margin. */
const longestKey = 200
/**
 * Minimum length: two clients could send the same shorter key, and the second would get the order of the first. A key
 * is not bound to an address: a phone often retries from another network. It is bound to the member or workstation that
 * sends it.
 */
const shortestKey = 16

/** Makes a change and answers with it; the status is that of the reply. */
type AnswerWith<W> = (request: FastifyRequest, reply: FastifyReply, write: W) => Promise<FastifyReply>

export interface IdempotentWrites {
  /** A change of an order. */
  readonly answer: AnswerWith<OrderWrite<object | undefined>>
  /** Any other change: a function that runs inside one transaction. */
  readonly answerTransaction: AnswerWith<Write<object | undefined>>
}

export type AnswerWrite = IdempotentWrites['answer']
export type AnswerTransaction = IdempotentWrites['answerTransaction']

/** A request with a key, and how its answer is stored. */
interface KeyedRequest {
  readonly key: string
  readonly requestHash: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly lifetime: number
}

/**
 * Runs changes so that a repeated request has one effect.
 *
 * With an `Idempotency-Key`, the answer is stored in the transaction of the change and sent again, byte for byte, for a
 * repeated request. A refusal rolls its transaction back, including the stored answer: a repeat is processed again. A
 * key is valid for one method and path; with another body it is refused. Without a key the change is simply run.
 */
export function createIdempotentWrites(options: IdempotencyOptions): IdempotentWrites {
  const { database, store, clock, lifetime, loadRelatedData, codesKey, headerName } = options
  const { getCaller = getVisitor } = options
  const header = (headerName ?? defaultHeaderNames.idempotencyKey).toLowerCase()

  async function readKey(request: FastifyRequest): Promise<KeyedRequest | null> {
    const key = readIdempotencyKey(request, header)
    if (key === null) return null
    return {
      key: `${toOwner(await getCaller(request))}${request.method} ${getPath(request)} ${key}`,
      requestHash: hashBody(
        request.body,
        request.routeOptions.config.operation?.hasCode
          ? createHmac('sha256', codesKey)
          : createHash('sha256'),
      ),
      now: clock.now(),
      lifetime,
    }
  }

  const send = async (reply: FastifyReply, { status, body }: StoredAnswer) =>
    sendText(reply, { status, body: await restoreBody(reply, body, loadRelatedData) })

  return {
    async answer(request, reply, write) {
      const keyed = await readKey(request)
      let body: AnswerBody | undefined
      const getKeySteps = (value: object | undefined): KeepAnswer[] => {
        if (!keyed) return []
        body = renderBody(reply, value)
        return [{ kind: 'key.keep', ...keyed, status: reply.statusCode, body: body.stored }]
      }
      try {
        const caller = await getCaller(request)
        const outcome = await runOrderWrite(
          store,
          async () => giveToMember(await write(), caller),
          getKeySteps,
        )
        if (outcome.kind === 'answered') {
          requireSameRequest(keyed, outcome.earlier.requestHash)
          return await send(reply, outcome.earlier)
        }
        const { full } = body ?? renderBody(reply, outcome.answer)
        return sendText(reply, { status: reply.statusCode, body: full })
      } catch (error) {
        if (!keyed || !(error instanceof ProblemError)) throw error
        // The effect of the first request may be the reason for this refusal.
        const earlier = await readAnswer(database, keyed)
        if (!earlier) throw error
        return send(reply, earlier)
      }
    },

    async answerTransaction(request, reply, write) {
      const keyed = await readKey(request)
      const render = (value: object | undefined) => renderBody(reply, value).full
      if (!keyed) return sendText(reply, { status: reply.statusCode, body: render(await database.tx(write)) })
      const answer = await database.tx(async (trx): Promise<StoredAnswer> => {
        const earlier = await claimKey(trx, keyed)
        if (earlier) return earlier
        const answered = { status: reply.statusCode, body: render(await write(trx)) }
        await storeAnswer(trx, { ...keyed, ...answered })
        return answered
      })
      return sendText(reply, answer)
    },
  }
}

/**
 * The key of a request; null without one.
 * @throws ProblemError `invalid-argument` for one of the wrong length
 */
export function readIdempotencyKey(request: FastifyRequest, headerName: string): string | null {
  const sent = request.headers[headerName.toLowerCase()]
  const key = typeof sent === 'string' ? sent.trim() : ''
  if (key === '') return null
  if (key.length < shortestKey || key.length > longestKey)
    throw new ProblemError('invalid-argument', {
      detail: `An idempotency key has ${shortestKey} to ${longestKey} characters`,
    })
  return key
}

/** Prefix of a stored key that names its owner; empty for a visitor. First, so that no key a client sends can contain it. */
function toOwner(caller: Caller): string {
  switch (caller.kind) {
    case 'visitor':
      return ''
    case 'member':
      return `member ${caller.memberId} `
    case 'workstation':
      return `workstation ${caller.workstationId} `
  }
}

function requireSameRequest(keyed: KeyedRequest | null, requestHash: string): void {
  if (keyed?.requestHash !== requestHash) throw new ProblemError('idempotency-key-reused')
}

function sendText(reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply {
  reply.code(status)
  return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body)
}

function getPath(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1)
  return path
}

/** Independent of the order of an object's members. */
function hashBody(body: unknown, hash: Hash | Hmac): string {
  return hash.update(canonical(body)).digest('base64url')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
