import type {
  PersonalisationAnswer,
  PersonalisationBody,
  PersonalisationCallId,
  PersonalisationQuery,
} from '@foyer/contract/personalisation/calls'
import type { HeaderNames } from '@foyer/contract/headers'
import { personalisationPaths } from '@foyer/contract/personalisation/paths'
import { failed, success, type Result } from '../../cache/result.ts'
import type { Failure } from '../http/failure.ts'
import {
  createCorrelationId,
  createIdempotencyKey,
  type CallerIdentity,
  type RandomId,
} from '../http/identity.ts'
import { formatQueryString, type Query } from '../http/query-string.ts'
import { isTransient } from '../http/transient.ts'

/** Three tries in all, one second each: recommendations are not worth a longer wait. */
export const personalisationLimits = { attempts: 3, timeout: 1_000 } as const

type Given<K extends string, T> = T extends undefined ? Partial<Record<K, undefined>> : Record<K, T>

type Requests = {
  [C in PersonalisationCallId]: Given<'query', PersonalisationQuery<C>> &
    Given<'body', PersonalisationBody<C>>
}

/** The one way to personalisation. Never throws for an expected failure. */
export interface PersonalisationClient {
  call<C extends PersonalisationCallId>(
    id: C,
    request: Requests[C],
  ): Promise<Result<PersonalisationAnswer<C>, Failure>>
}

export interface PersonalisationClientOptions {
  /** The browser's own, or a test's. */
  fetch: typeof fetch
  /** Above `/v2/…`. */
  url: string
  /** Read for each attempt, since a token may have been refreshed. */
  access: () => { readonly authToken: string; readonly regionCode: string; readonly tenantId: string }
  /** Renews the access after a 401 for this token; false if that failed. */
  renewAccess: (refusedToken: string) => Promise<boolean>
  headerNames: HeaderNames
  identity: () => CallerIdentity
  random: RandomId
  /** All tries of one call. */
  attempts: number
  /** Milliseconds for one try. */
  timeout: number
}

interface LooseRequest {
  query?: Query | undefined
  body?: unknown
}

type Raw = Result<{ status: number; text: string }, Failure>

/** Required top-level keys of an answer; null for an empty one. */
const expectedKey: Readonly<Record<PersonalisationCallId, string | null>> = {
  getExperiences: 'experiences',
  recordWatched: null,
  getNearestSite: 'site',
}

/** The client over `fetch`, with one correlation id, and for a write one idempotency key, over all tries of a call. */
export function createPersonalisationClient(options: PersonalisationClientOptions): PersonalisationClient {
  const { headerNames } = options

  async function attempt(method: string, url: string, init: RequestInit): Promise<Raw> {
    const timeoutSignal = AbortSignal.timeout(options.timeout)
    try {
      const answer = await options.fetch(url, { ...init, method, signal: timeoutSignal })
      return success({ status: answer.status, text: await answer.text() })
    } catch {
      return failed({
        kind: 'transport',
        reason: timeoutSignal.aborted ? 'timeout' : 'network',
        retryable: true,
      })
    }
  }

  async function send(
    method: string,
    url: string,
    body: string | undefined,
    once: HeadersInit,
  ): Promise<Raw> {
    let isRenewed = false
    for (let tries = 1; ; tries += 1) {
      const { authToken, regionCode, tenantId } = options.access()
      const raw = await attempt(method, url, {
        headers: {
          Accept: 'application/json',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          [headerNames.authorization]: `Bearer ${authToken}`,
          [headerNames.regionCode]: regionCode,
          [headerNames.tenantId]: tenantId,
          ...once,
        },
        ...(body === undefined ? {} : { body }),
      })
      if (raw.ok && raw.value.status === 401 && !isRenewed) {
        isRenewed = true
        if (!(await options.renewAccess(authToken))) return raw
        tries -= 1
        continue
      }
      if (!isWorthAnotherTry(raw) || tries >= options.attempts) return raw
    }
  }

  return {
    async call<C extends PersonalisationCallId>(id: C, request: Requests[C]) {
      const [method, path] = personalisationPaths[id]
      const { query, body } = request as LooseRequest
      const raw = await send(
        method,
        `${options.url.replace(/\/$/, '')}${path}${formatQueryString(query)}`,
        body === undefined ? undefined : JSON.stringify(body),
        {
          [headerNames.correlationId]: createCorrelationId(options.identity(), options.random),
          ...(id === 'recordWatched'
            ? { [headerNames.idempotencyKey]: createIdempotencyKey(options.random) }
            : {}),
        },
      )
      // This check is the only one between the wire and the type; the server is tested for the rest.
      return (raw.ok ? parseBody(id, raw.value) : raw) as Result<PersonalisationAnswer<C>, Failure>
    },
  }
}

function isWorthAnotherTry(raw: Raw): boolean {
  if (raw.ok) return isTransient(raw.value.status)
  return raw.failure.kind === 'transport' && raw.failure.reason === 'timeout'
}

function parseBody(
  id: PersonalisationCallId,
  { status, text }: { status: number; text: string },
): Result<unknown, Failure> {
  if (status < 200 || status > 299)
    return failed({ kind: 'http', status, problem: null, retryable: status >= 500 || status === 429 })
  const key = expectedKey[id]
  if (key === null) return success(undefined)
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && key in body) return success(body)
  } catch {
    // Not JSON: the same as an answer of another shape.
  }
  return failed({ kind: 'contract', operation: id, detail: `the body lacks ${key}`, retryable: false })
}
