import { Axios, type AxiosAdapter } from 'axios'
import type { ErrorNumbering } from '@foyer/contract/errors/catalogue'
import type { HeaderNames } from '@foyer/contract/headers'
import type { OperationId } from '@foyer/contract/operations'
import type { LeftOut } from '@foyer/contract/render/boundary'
import { fillPath, operationMetadata, type OperationMetadata } from '@foyer/contract/operation-metadata'
import { failed, success, type Result } from '../../cache/result.ts'
import { readAnswer } from '../reading/answers.ts'
import type { Answer, ApiClient, CallOptions, RequestOf } from './api-client.ts'
import type { Failure } from './failure.ts'
import { parseSuccessBody, toFailure } from './to-failure.ts'
import { createCorrelationId, createIdempotencyKey, type CallerIdentity, type RandomId } from './identity.ts'
import { queryString, type Query } from './query-string.ts'
import { isTransient } from './transient.ts'
import { toTransportFailure } from './transport-failure.ts'

/** Channel data of a call; read for each attempt, since a token may have been refreshed. */
export interface ChannelAccess {
  /** Base address of `ocapi/v1`; may be relative. */
  readonly apiUrl: string
  readonly authToken: string
  readonly regionCode: string
  readonly tenantId: string
  /** The signed-in member's access token; absent or null for a visitor. */
  readonly memberToken?: string | null
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
  /** Called with the unusable records of an answer. */
  onLeftOut?: ((operation: OperationId, leftOut: LeftOut) => void) | undefined
  /** Ends every call, e.g. when the page's deadline has passed. */
  signal?: AbortSignal | undefined
}

interface RawAnswer {
  status: number
  text: string
  serverTime: number | null
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
    ...(options.adapter ? { adapter: options.adapter } : { adapter: ['fetch', 'xhr', 'http'] }),
  })

  function createHeaders(
    { bodyType, isWithoutMember }: OperationMetadata,
    correlationId: string,
    idempotencyKey: string | null,
    captchaResponse: string | undefined,
    hasBody: boolean,
  ): Record<string, string | false> {
    const { authToken, regionCode, tenantId, memberToken } = options.access()
    return {
      Accept: 'application/json',
      [headerNames.authorization]: `Bearer ${authToken}`,
      ...(memberToken && !isWithoutMember ? { [headerNames.loyaltySessionToken]: memberToken } : {}),
      [headerNames.regionCode]: regionCode,
      [headerNames.tenantId]: tenantId,
      [headerNames.correlationId]: correlationId,
      ...(idempotencyKey ? { [headerNames.idempotencyKey]: idempotencyKey } : {}),
      ...(captchaResponse ? { [headerNames.captchaResponse]: captchaResponse } : {}),
      // `false` keeps axios from stating a form's type on a write that has no body.
      'Content-Type': hasBody ? contentTypes[bodyType ?? 'json'] : false,
    }
  }

  async function attempt(
    method: string,
    path: string,
    body: string | undefined,
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
      })
    } catch (error) {
      return failed(toTransportFailure(error))
    }
  }

  async function send(
    operation: OperationId,
    path: string,
    body: string | undefined,
    call: CallOptions,
  ): Promise<Raw> {
    const metadata: OperationMetadata = operationMetadata[operation]
    const { method } = metadata
    const correlationId = createCorrelationId(options.identity(), options.random)
    const idempotencyKey =
      method === 'GET' ? null : (call.idempotencyKey ?? createIdempotencyKey(options.random))
    const signal = joined(options.signal, call.signal)
    let renewed = false
    let last: Raw | null = null
    for (let tries = 0; tries < options.attempts; tries += 1) {
      const { authToken } = options.access()
      last = await attempt(
        method,
        path,
        body,
        createHeaders(metadata, correlationId, idempotencyKey, call.captchaResponse, body !== undefined),
        signal,
      )
      if (last.ok && last.value.status === 401 && options.renewAccess && !renewed) {
        renewed = true
        if (!(await options.renewAccess(authToken))) return last
        tries -= 1
        continue
      }
      if (!isWorthAnotherTry(last)) return last
    }
    if (!last) throw new RangeError('A client needs at least one attempt')
    return last
  }

  return {
    async call<K extends OperationId>(operation: K, request: RequestOf<K>, call: CallOptions = {}) {
      const { params, query, body }: LooseRequest = request
      const path = fillPath(operation, operationMetadata[operation].path, params) + queryString(query)
      const raw = await send(operation, path, encodeBody(operationMetadata[operation], body), call)
      if (!raw.ok) return raw
      const { status, text, serverTime } = raw.value
      if (status < 200 || status > 299)
        return failed(toFailure(operationMetadata[operation].areas, options.numbering, status, text))
      const read = parseSuccessBody(operation, status, text)
      if (!read.ok) return failed(read.failure)
      if (read.body === undefined) return success({ status, body: undefined, serverTime } as Answer<never>)
      const answer = readAnswer(operation, read.body)
      if (!answer.ok)
        return failed({
          kind: 'contract',
          operation,
          detail: `of no use without ${answer.field}`,
          retryable: false,
        })
      if (answer.leftOut) options.onLeftOut?.(operation, answer.leftOut)
      return success({ status, body: answer.body, serverTime } as Answer<never>)
    },
  }
}

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

/** Fields of a form that are absent are left out. */
function encodeBody({ bodyType }: OperationMetadata, body: unknown): string | undefined {
  if (body === undefined) return undefined
  if (bodyType !== 'form') return JSON.stringify(body)
  const fields = Object.entries(body as Readonly<Record<string, string | undefined>>)
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
}

function isWorthAnotherTry(raw: Raw): boolean {
  if (raw.ok) return isTransient(raw.value.status)
  return raw.failure.kind === 'transport' && raw.failure.reason === 'timeout'
}

function joined(a: AbortSignal | undefined, b: AbortSignal | undefined): AbortSignal | undefined {
  return a && b ? AbortSignal.any([a, b]) : (a ?? b)
}
