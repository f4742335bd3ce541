import type { Result } from '../../cache/result.ts'
import type { ApiClient } from './api-client.ts'
import type { Failure } from './failure.ts'

/** Loads a client with its first call, not with the page, and forwards the calls to it. */
export function createLazyCalls<C>(load: () => Promise<C>) {
  let client: Promise<C> | null = null
  return async <T>(call: (client: C) => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> => {
    client ??= load()
    try {
      return await call(await client)
    } catch (error) {
      // The chunk could not be fetched: the same to a visitor as a network that is down; the next call tries again.
      if (!(error instanceof TypeError)) throw error
      client = null
      return { ok: false, failure: { kind: 'transport', reason: 'network', retryable: true } }
    }
  }
}

/** The browser's client: the transport and the error catalogue are fetched with the first call. */
export function createLazyClient(load: () => Promise<ApiClient>): ApiClient {
  const withClient = createLazyCalls(load)
  return {
    call: (operation, request, options) => withClient((client) => client.call(operation, request, options)),
  }
}
