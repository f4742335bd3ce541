import { getHeaderNames } from '@foyer/contract/headers'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { callLimits } from '../http/transient.ts'
import { createChannelClient, type ChannelClient } from './channel-client.ts'

/** The channel's client of browsers. A separate module, loaded with the first call. */
export const createBrowserChannelClient = (initialData: InitialData): ChannelClient =>
  createChannelClient({
    fetch: (...request) => fetch(...request),
    origin: '',
    headerNames: getHeaderNames(initialData),
    ...callLimits,
  })
