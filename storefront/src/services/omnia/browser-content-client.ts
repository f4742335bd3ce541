import { callLimits } from '../http/transient.ts'
import { createContentClient, type ContentClient } from './content-client.ts'

/** Tries after the first, as the content store's query cache has it. */
const retries = 3

/** The client as browsers use it. A module of its own, so that the transport is fetched with the first call. */
export function createBrowserContentClient(): ContentClient {
  return createContentClient({ retries, timeout: callLimits.timeout })
}
