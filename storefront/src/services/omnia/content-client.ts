import { Axios, type AxiosAdapter } from 'axios'
import type { OmniaAnswer, OmniaCallId, OmniaParams, OmniaQuery } from '@foyer/contract/omnia/calls'
import { omniaPaths } from '@foyer/contract/omnia/paths'
import { failed, success, type Result } from '../../cache/result.ts'
import { delay } from '../http/delay.ts'
import type { Failure } from '../http/failure.ts'
import { formatQueryString, type Query } from '../http/query-string.ts'
import { toTransportFailure } from '../http/transport-failure.ts'
import { contentKeys } from './content-keys.ts'

type Given<K extends string, T> = T extends undefined ? Partial<Record<K, undefined>> : Record<K, T>

type Requests = {
  [C in OmniaCallId]: Given<'params', OmniaParams<C>> & Given<'query', OmniaQuery<C>>
}

/** Options of a call: exactly the path parameters and the query of the contract. */
type ContentRequest<C extends OmniaCallId> = Requests[C]

interface LooseRequest {
  params?: Readonly<Record<string, string>> | undefined
  query?: Query | undefined
}

/** The one way to the content system. Never throws for an expected failure. */
export interface ContentClient {
  get<C extends OmniaCallId>(
    call: C,
    request: ContentRequest<C>,
    /** Aborts this call only, e.g. when a newer query makes it obsolete. */
    signal?: AbortSignal,
  ): Promise<Result<OmniaAnswer<C>, Failure>>
}

export interface ContentClientOptions {
  /** Tries after the first. */
  retries: number
  /** Milliseconds for one try. */
  timeout: number
  /** How requests leave: the server hands in its own exchange; the browser's own when absent. */
  adapter?: AxiosAdapter | undefined
  /** Ends every call, e.g. when the page's deadline has passed. */
  signal?: AbortSignal | undefined
  /** Waits so many milliseconds before a retry; a test's own. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

/** Milliseconds before the nth retry, counted from 0: 1, 2, 4 s and so on, never more than half a minute. */
const retryDelay = (retry: number) => Math.min(1_000 * 2 ** retry, 30_000)

/** The client on axios: temporary failures are retried with increasing delays. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { retries, timeout, adapter, wait = delay } = options
  const axios = new Axios({
    timeout,
    responseType: 'text',
    validateStatus: null,
    adapter: adapter ?? ['fetch', 'xhr', 'http'],
    headers: { Accept: 'application/json' },
  })

  async function attempt(
    call: OmniaCallId,
    url: string,
    signal: AbortSignal | undefined,
  ): Promise<Result<unknown, Failure>> {
    try {
      const answer = await axios.get<string>(url, signal ? { signal } : {})
      return parseBody(call, answer.status, answer.data || '')
    } catch (error) {
      return failed(toTransportFailure(error))
    }
  }

  return {
    async get<C extends OmniaCallId>(call: C, request: ContentRequest<C>, own?: AbortSignal) {
      const { params, query } = request as LooseRequest
      const url = toAddress(call, params) + formatQueryString(query)
      const signal = own && options.signal ? AbortSignal.any([own, options.signal]) : (own ?? options.signal)
      let result = await attempt(call, url, signal)
      for (let retry = 0; retry < retries && !result.ok && result.failure.retryable; retry += 1) {
        await wait(retryDelay(retry), signal)
        result = await attempt(call, url, signal)
      }
      // This check is the only one between the wire and the type; the server is tested for the rest.
      return result as Result<OmniaAnswer<C>, Failure>
    },
  }
}

function toAddress(call: OmniaCallId, params: Readonly<Record<string, string>> = {}): string {
  return omniaPaths[call].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new TypeError(`The content call ${call} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
}

function parseBody(call: OmniaCallId, status: number, text: string): Result<unknown, Failure> {
  if (status !== 200)
    return failed({ kind: 'http', status, problem: null, retryable: status >= 500 || status === 429 })
  const broken = (detail: string) =>
    failed<Failure>({ kind: 'contract', operation: `content ${call}`, detail, retryable: false })
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return broken('the body is not JSON')
  }
  const keys = contentKeys[call]
  if (keys === null) return Array.isArray(body) ? success(body) : broken('the body is not a list')
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return broken('the body is not an object')
  const missing = keys.filter((key) => !(key in body))
  return missing.length ? broken(`the body lacks ${missing.join(', ')}`) : success(body)
}
