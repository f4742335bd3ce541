import { defaultHeaderNames } from '@foyer/contract/headers'
import type { ApiClient } from './api-client.ts'
import { clientLimits, createAxiosClient, type AxiosClientOptions } from './axios-client.ts'
import { randomId } from './identity.ts'

/** The client as browsers use it. A module of its own, so that the transport is fetched with the first call. */
export function createBrowserClient(
  options: Pick<AxiosClientOptions, 'access' | 'identity' | 'numbering' | 'renewAccess'>,
): ApiClient {
  return createAxiosClient({ ...options, ...clientLimits, headerNames: defaultHeaderNames, random: randomId })
}
