import type { AnswerOf, BodyOf, OperationId, ParamsOf, QueryOf } from '@foyer/contract/operations'
import type { Result } from '../../cache/result.ts'
import type { Failure } from './failure.ts'

type Given<K extends string, T> = T extends undefined ? Partial<Record<K, undefined>> : Record<K, T>
type OptionalGiven<K extends string, T> = T extends undefined
  ? Partial<Record<K, undefined>>
  : Partial<Record<K, T>>

type Requests = {
  [K in OperationId]: Given<'params', ParamsOf<K>> &
    OptionalGiven<'query', QueryOf<K>> &
    Given<'body', BodyOf<K>>
}

/** What an operation takes: exactly the parameters, query and body that the contract gives it. */
export type RequestOf<K extends OperationId> = Requests[K]

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** For a repeated write whose response was lost: the same key makes it one effect. */
  idempotencyKey?: string | undefined
  /** The answer to the server's challenge. */
  captchaResponse?: string | undefined
  /** Entity tag of a known answer: an unchanged one is refused with status 304. `createRepeatedRead` uses it. */
  entityTag?: string | undefined
}

export interface Answer<T> {
  readonly status: number
  /** Undefined for an empty body (202, 204), if the call permits one. */
  readonly body: T
  /** Server's `Date` header, epoch milliseconds; null if missing. */
  readonly serverTime: number | null
  /** Header `ETag`; null or absent without one. */
  readonly entityTag?: string | null
}

export type CallResult<K extends OperationId> = Promise<Result<Answer<AnswerOf<K>>, Failure>>

/** The one way to the ordering and loyalty interface. Never toasts, redirects or touches the page. */
export interface ApiClient {
  call<K extends OperationId>(operation: K, request: RequestOf<K>, options?: CallOptions): CallResult<K>
}

/** The body only. */
export async function getBody<T>(call: Promise<Result<Answer<T>, Failure>>): Promise<Result<T, Failure>> {
  const result = await call
  return result.ok ? { ok: true, value: result.value.body } : result
}
