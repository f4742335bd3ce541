import { getHeaderNames } from '@foyer/contract/headers'
import type { Exchange, RenderRequest } from '@foyer/contract/render/boundary'
import { createAxiosClient } from '../../services/http/axios-client.ts'
import { createExchangeAdapter } from '../../services/http/exchange-adapter.ts'
import { createRandomId } from '../../services/http/identity.ts'
import { createContentClient } from '../../services/omnia/content-client.ts'
import { noStorage } from '../../stores/browser/storage.ts'
import type { Platform } from '../../stores/create-stores.ts'

const silent = { warn: () => undefined, error: () => undefined }

/**
 * The server as the stores see it: no storage, the request's clock, one attempt over the server's own exchange.
 * @param exchange of calls to the ordering interface: a member's page has the member's
 */
export function createServerPlatform(
  request: RenderRequest,
  signal: AbortSignal,
  exchange: Exchange = request.exchange,
): Platform {
  const { initialData } = request
  return {
    clock: { now: () => request.now },
    // The server logs its calls itself.
    logger: silent,
    random: createRandomId,
    local: noStorage,
    session: noStorage,
    dehydrated: {},
    onLocalChange: () => () => undefined,
    writeGroupCookie: () => undefined,
    writeCookie: () => undefined,
    locate: () => Promise.resolve(null),
    makeClient: (session) =>
      createAxiosClient({
        access: () => initialData.api,
        identity: () => session,
        headerNames: getHeaderNames(initialData),
        numbering: initialData.errorNumbering,
        random: createRandomId,
        attempts: 1,
        timeout: request.loadDeadline,
        adapter: createExchangeAdapter(exchange),
        onLeftOut: request.onLeftOut,
        signal,
      }),
    content: createContentClient({
      retries: 0,
      timeout: request.loadDeadline,
      adapter: createExchangeAdapter(request.exchange),
      signal,
    }),
  }
}
