import { callLimits } from '../http/transient.ts'
import { createContentClient, type ContentClient } from './content-client.ts'

/** Tries after the first, as the content store's query cache has it. */
const retries = 3

/** The client of browsers. A separate module, so that the transport is loaded with the first call. */
export function createBrowserContentClient(): ContentClient {
  return createContentClient({ retries, timeout: callLimits.timeout })
}
