import {
  salesChannel,
  getSalesChannelBase,
  type ChannelAnswers,
  type ChannelPath,
  type ChannelQuery,
} from '@foyer/contract/channel/calls'
import type { HeaderNames } from '@foyer/contract/headers'
import { failed, success, type Result } from '../../cache/result.ts'
import type { Failure } from '../http/failure.ts'
import { isTransient } from '../http/transient.ts'

/** An answer with its entity tag for revalidation. */
export interface TaggedAnswer<T> {
  readonly value: T
  readonly etag: string | null
}

export interface ChannelAnswer<T> extends TaggedAnswer<T> {
  /** The server confirmed that the known answer is current. */
  readonly isUnchanged: boolean
}

export interface ChannelCall {
  correlationId?: string | undefined
  signal?: AbortSignal | undefined
}

/** The calls of the sales channel's configuration. Never throws for an expected failure. */
export interface ChannelClient {
  get<P extends ChannelPath>(
    path: P,
    query: ChannelQuery<P>,
    call?: ChannelCall,
  ): Promise<Result<ChannelAnswer<ChannelAnswers[P]>, Failure>>
  /** Registers an answer from another source, so that the next call revalidates it. */
  know<P extends ChannelPath>(
    path: P,
    query: ChannelQuery<P>,
    answer: TaggedAnswer<ChannelAnswers[P] | null>,
  ): void
}

export interface ChannelClientOptions {
  /** The browser's own, or a test's. */
  fetch: typeof fetch
  /** Scheme and host in front of the calls; empty for the page's own. */
  origin: string
  /** All tries of one call. */
  attempts: number
  /** Milliseconds for one try. */
  timeout: number
  headerNames: Pick<HeaderNames, 'correlationId'>
}

type Raw = Result<{ status: number; text: string; etag: string | null }, Failure>

/** The client over `fetch`: three tries on a gateway's statuses and time-outs, and conditional calls by entity tag. */
export function createChannelClient(options: ChannelClientOptions): ChannelClient {
  /** By address, as long as this client lives. */
  const known = new Map<string, TaggedAnswer<unknown>>()

  function toAddress(path: ChannelPath, query: Readonly<Record<string, string | undefined>>): string {
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const question = new URLSearchParams(given).toString()
    return `${options.origin}${getSalesChannelBase(salesChannel)}/${path}${question && `?${question}`}`
  }

  async function attempt(
    address: string,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Raw> {
    const timeoutSignal = AbortSignal.timeout(options.timeout)
    try {
      const answer = await options.fetch(address, {
        headers,
        signal: signal ? AbortSignal.any([timeoutSignal, signal]) : timeoutSignal,
      })
      return success({
        status: answer.status,
        text: await answer.text(),
        etag: answer.headers.get('etag'),
      })
    } catch {
      if (signal?.aborted) return failed({ kind: 'transport', reason: 'aborted', retryable: false })
      return failed({
        kind: 'transport',
        reason: timeoutSignal.aborted ? 'timeout' : 'network',
        retryable: true,
      })
    }
  }

  async function send(address: string, headers: Record<string, string>, signal?: AbortSignal): Promise<Raw> {
    for (let tries = 1; ; tries += 1) {
      const raw = await attempt(address, headers, signal)
      const isWorthAnother = raw.ok
        ? isTransient(raw.value.status)
        : raw.failure.kind === 'transport' && raw.failure.reason === 'timeout'
      if (!isWorthAnother || tries >= options.attempts) return raw
    }
  }

  return {
    async get<P extends ChannelPath>(path: P, query: ChannelQuery<P>, call: ChannelCall = {}) {
      const address = toAddress(path, query)
      const before = known.get(address) as TaggedAnswer<ChannelAnswers[P]> | undefined
      const raw = await send(
        address,
        {
          Accept: 'application/json',
          ...(call.correlationId ? { [options.headerNames.correlationId]: call.correlationId } : {}),
          ...(before?.etag ? { 'If-None-Match': before.etag } : {}),
        },
        call.signal,
      )
      if (!raw.ok) return raw
      const { status, text, etag } = raw.value
      if (status === 304 && before) return success({ ...before, isUnchanged: true })
      if (status !== 200) {
        return failed<Failure>({
          kind: 'http',
          status,
          problem: null,
          retryable: status >= 500 || status === 429,
        })
      }
      const value = parseObject(text)
      if (value === null) {
        return failed<Failure>({
          kind: 'contract',
          operation: path,
          detail: 'the body is not a JSON object',
          retryable: false,
        })
      }
      // The caller validates the answer: a configuration is checked against its model before use.
      const answer = { value: value as ChannelAnswers[P], etag }
      known.set(address, answer)
      return success({ ...answer, isUnchanged: false })
    },
    know(path, query, answer) {
      known.set(toAddress(path, query), answer)
    },
  }
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
