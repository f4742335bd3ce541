import type { ApiClient } from './api-client.ts'

/** The browser's client: the transport and the error catalogue are fetched with the first call, not with the page. */
export function createLazyClient(load: () => Promise<ApiClient>): ApiClient {
  let client: Promise<ApiClient> | null = null
  return {
    async call(operation, request, options) {
      client ??= load()
      try {
        return await (await client).call(operation, request, options)
      } catch (error) {
        // The chunk could not be fetched: the same to a visitor as a network that is down; the next call tries again.
        if (!(error instanceof TypeError)) throw error
        client = null
        return { ok: false, failure: { kind: 'transport', reason: 'network', retryable: true } }
      }
    },
  }
}
