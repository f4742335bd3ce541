import { createLazyCalls } from '../http/lazy-client.ts'
import type { ContentClient } from './content-client.ts'

/** The browser's client of the content system: the transport is fetched with the first call, not with the page. */
export function createLazyContentClient(load: () => Promise<ContentClient>): ContentClient {
  const withClient = createLazyCalls(load)
  return { get: (call, request, signal) => withClient((client) => client.get(call, request, signal)) }
}
