import { headerNamesOf } from '@foyer/contract/headers'
import type { RenderRequest } from '@foyer/contract/render/boundary'
import { createAxiosClient } from '../services/http/axios-client.ts'
import { exchangeAdapter } from '../services/http/exchange-adapter.ts'
import { randomId } from '../services/http/identity.ts'
import { createContentClient } from '../services/omnia/content-client.ts'
import { noStorage } from '../stores/storage.ts'
import type { Platform } from './stores.ts'

const silent = { warn: () => undefined, error: () => undefined }

/** The server as the stores see it: no storage, the request's clock, one attempt over the server's own exchange. */
export function serverPlatform(request: RenderRequest, signal: AbortSignal): Platform {
  const { initialData } = request
  return {
    clock: { now: () => request.now },
    // The server logs its calls itself.
    logger: silent,
    random: randomId,
    local: noStorage,
    session: noStorage,
    handedOver: {},
    onLocalChange: () => () => undefined,
    writeGroupCookie: () => undefined,
    writeCookie: () => undefined,
    locate: () => Promise.resolve(null),
    makeClient: (session) =>
      createAxiosClient({
        access: () => initialData.api,
        identity: () => session,
        headerNames: headerNamesOf(initialData),
        numbering: initialData.errorNumbering,
        random: randomId,
        attempts: 1,
        timeout: request.loadDeadline,
        adapter: exchangeAdapter(request.exchange),
        onLeftOut: request.onLeftOut,
        signal,
      }),
    content: createContentClient({
      retries: 0,
      timeout: request.loadDeadline,
      adapter: exchangeAdapter(request.exchange),
      signal,
    }),
  }
}
