import { Axios, type AxiosAdapter } from 'axios'
import type { ErrorNumbering } from '@foyer/contract/errors/catalogue'
import type { HeaderNames } from '@foyer/contract/headers'
import type { OperationId } from '@foyer/contract/operations'
import type { LeftOut } from '@foyer/contract/render/boundary'
import { fillPath, operationMetadata, type OperationMetadata } from '@foyer/contract/operation-metadata'
import { failed, success, type Result } from '../../cache/result.ts'
import { readAnswer } from '../reading/answers.ts'
import type { Answer, ApiClient, CallOptions, RequestOf } from './api-client.ts'
import { createCallHeaders, encodeBody } from './call-headers.ts'
import type { Failure } from './failure.ts'
import type { AntiforgeryHeaders, MemberCalls } from './member-calls.ts'
import { renewRefused, type SentWith } from './renew-refused.ts'
import { parseSuccessBody, toFailure } from './to-failure.ts'
import { createCorrelationId, createIdempotencyKey, type CallerIdentity, type RandomId } from './identity.ts'
import { formatQueryString, type Query } from './query-string.ts'
import { isTransient } from './transient.ts'
import { toTransportFailure } from './transport-failure.ts'

/** Channel data of a call; read for each attempt, since a token may have been refreshed. */
export interface ChannelAccess {
  /** Base address of `ocapi/v1`; may be relative. */
  readonly apiUrl: string
  readonly authToken: string
  readonly regionCode: string
  readonly tenantId: string
}

export interface AxiosClientOptions {
  access: () => ChannelAccess
  identity: () => CallerIdentity
  headerNames: HeaderNames
  numbering: ErrorNumbering
  random: RandomId
  /** All tries of one call. */
  attempts: number
  /** Milliseconds for one try. */
  timeout: number
  /** How requests leave: the server hands in its own exchange; the browser's own when absent. */
  adapter?: AxiosAdapter | undefined
  /** Renews the access after a 401 for this token; false if that failed. Absent: a 401 is final. */
  renewAccess?: ((refusedToken: string) => Promise<boolean>) | undefined
  /** The signed-in member, asked for before each try; null for a visitor. */
  member?: (() => Promise<MemberCalls | null>) | undefined
  /** The site's own proof, for writes by cookie. Absent on the server. */
  antiforgery?: AntiforgeryHeaders | undefined
  /** Whether this device is a workstation, which signs its writes in by a cookie. Absent on the server. */
  isWorkstation?: (() => boolean) | undefined
  /** Whether cookies are sent to another origin: where the member's sign-in is one. */
  withCredentials?: boolean | undefined
  /** Called with the unusable records of an answer. */
  onLeftOut?: ((operation: OperationId, leftOut: LeftOut) => void) | undefined
  /** Ends every call, e.g. when the page's deadline has passed. */
  signal?: AbortSignal | undefined
}

interface RawAnswer {
  status: number
  text: string
  serverTime: number | null
  /** Header `ETag`. */
  entityTag: string | null
  /** Header `WWW-Authenticate`. */
  challenge: string | null
}

type Raw = Result<RawAnswer, Failure>
interface LooseRequest {
  params?: Readonly<Record<string, string>> | undefined
  query?: Query | undefined
  body?: unknown
}

/** The client over axios. One correlation id, and for a write one idempotency key, over all tries of a call. */
export function createAxiosClient(options: AxiosClientOptions): ApiClient {
  const { headerNames } = options
  const axios = new Axios({
    timeout: options.timeout,
    responseType: 'text',
    validateStatus: null,
    ...(options.withCredentials ? { withCredentials: true } : {}),
    ...(options.adapter ? { adapter: options.adapter } : { adapter: ['fetch', 'xhr', 'http'] }),
  })

  async function attempt(
    method: string,
    path: string,
    body: string | FormData | undefined,
    headers: Record<string, string | false>,
    signal: AbortSignal | undefined,
  ): Promise<Raw> {
    try {
      const answer = await axios.request<string>({
        method,
        url: `${options.access().apiUrl.replace(/\/$/, '')}/${path}`,
        headers,
        ...(body === undefined ? {} : { data: body }),
        ...(signal ? { signal } : {}),
      })
      const date = Date.parse(String(answer.headers['date'] ?? ''))
      return success({
        status: answer.status,
        text: answer.data || '',
        serverTime: Number.isNaN(date) ? null : date,
        entityTag: findText(answer.headers['etag']),
        challenge: findText(answer.headers['www-authenticate']),
      })
    } catch (error) {
      return failed(toTransportFailure(error))
    }
  }

  /** All tries of a call; what was refused for its token is renewed, and the call repeated. */
  async function send(
    operation: OperationId,
    path: string,
    body: string | FormData | undefined,
    call: CallOptions,
  ): Promise<Raw> {
    const metadata: OperationMetadata = operationMetadata[operation]
    const isWrite = metadata.method !== 'GET'
    const correlationId = createCorrelationId(options.identity(), options.random)
    const idempotencyKey = isWrite ? (call.idempotencyKey ?? createIdempotencyKey(options.random)) : null
    const signal = joined(options.signal, call.signal)
    const renewed = { channel: false, member: false, antiforgery: false }
    for (let tries = 1; ; tries += 1) {
      const sentWith = await identify(metadata, isWrite)
      const isByCookie = isWrite && isSignedInByCookie(sentWith, options)
      const antiforgery = isByCookie || renewed.antiforgery ? await options.antiforgery?.get() : undefined
      const headers = createCallHeaders(headerNames, {
        ...sentWith,
        metadata,
        access: options.access(),
        correlationId,
        idempotencyKey,
        captchaResponse: call.captchaResponse,
        entityTag: call.entityTag,
        antiforgery,
        hasBody: body !== undefined,
      })
      const raw = await attempt(metadata.method, path, body, headers, signal)
      if (raw.ok && raw.value.status >= 400 && raw.value.status < 500) {
        const { status, text, challenge } = raw.value
        const failure = toFailure(metadata.areas, options.numbering, status, text)
        const general = toFailure(['generic'], options.numbering, status, text)
        const next = await renewRefused({ status, challenge, failure, general }, sentWith, options, renewed)
        if (next !== 'repeat') return failed(next)
        tries -= 1
      } else if (tries >= options.attempts || !isWorthAnotherTry(raw)) return raw
    }
  }

  /** Who calls, as of now: a token may have been renewed since the last try. */
  async function identify({ isWithoutMember }: OperationMetadata, isWrite: boolean): Promise<SentWith> {
    const member = isWithoutMember ? null : ((await options.member?.()) ?? null)
    const memberToken = (await member?.getToken()) ?? null
    return { authToken: options.access().authToken, member, memberToken, isWrite }
  }

  return {
    async call<K extends OperationId>(operation: K, request: RequestOf<K>, call: CallOptions = {}) {
      const { params, query, body }: LooseRequest = request
      const path = fillPath(operation, operationMetadata[operation].path, params) + formatQueryString(query)
      const raw = await send(operation, path, encodeBody(operationMetadata[operation], body), call)
      if (!raw.ok) return raw
      const { status, text, serverTime, entityTag } = raw.value
      if (status < 200 || status > 299)
        return failed(toFailure(operationMetadata[operation].areas, options.numbering, status, text))
      if (changesSignIn.has(operation)) options.antiforgery?.drop()
      const read = parseSuccessBody(operation, status, text)
      if (!read.ok) return failed(read.failure)
      if (read.body === undefined)
        return success({ status, body: undefined, serverTime, entityTag } as Answer<never>)
      const answer = readAnswer(operation, read.body)
      if (!answer.ok)
        return failed({
          kind: 'contract',
          operation,
          detail: `of no use without ${answer.field}`,
          retryable: false,
        })
      if (answer.leftOut) options.onLeftOut?.(operation, answer.leftOut)
      return success({ status, body: answer.body, serverTime, entityTag } as Answer<never>)
    },
  }
}

/** Calls after which another antiforgery token is needed: it belongs to the sign-in. */
const changesSignIn: ReadonlySet<OperationId> = new Set([
  'createMember',
  'createMemberCookie',
  'createPasskeyCookie',
  'createWorkstationCookie',
  'deleteCurrentMember',
  'deleteMemberCookie',
  'endSessions',
])

/** A member without a token, or a workstation. */
const isSignedInByCookie = (
  { member, memberToken }: SentWith,
  { isWorkstation }: Pick<AxiosClientOptions, 'isWorkstation'>,
): boolean => memberToken === null && (member !== null || isWorkstation?.() === true)

const findText = (header: unknown): string | null => (typeof header === 'string' ? header : null)

function isWorthAnotherTry(raw: Raw): boolean {
  if (raw.ok) return isTransient(raw.value.status)
  return raw.failure.kind === 'transport' && raw.failure.reason === 'timeout'
}

function joined(a: AbortSignal | undefined, b: AbortSignal | undefined): AbortSignal | undefined {
  return a && b ? AbortSignal.any([a, b]) : (a ?? b)
}
