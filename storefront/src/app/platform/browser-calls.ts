import { getHeaderNames } from '@foyer/contract/headers'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { createAntiforgeryHeaders } from '../../services/http/antiforgery-headers.ts'
import type { ApiClient } from '../../services/http/api-client.ts'
import { createBrowserClient } from '../../services/http/browser-client.ts'
import { isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'
import type { SessionStore } from '../../stores/visitor/session.ts'
import type { Platform } from '../../stores/create-stores.ts'

export interface BrowserCallsOptions {
  readonly initialData: InitialData
  readonly session: SessionStore
  readonly platform: Required<Pick<Platform, 'channel'>> & Pick<Platform, 'content' | 'local' | 'logger'>
}

/**
 * The browser's client with the channel and the member of its calls. A separate module, loaded with the first call; the
 * member's code is loaded only where somebody is signed in.
 */
export function createBrowserCalls({ initialData, session, platform }: BrowserCallsOptions): ApiClient {
  const { channel, content, local, logger } = platform
  const isSignedIn = () => isSomebodySignedIn(initialData, local, document.cookie)
  return createBrowserClient({
    ...channel,
    // What is stored of a member may have outlived their sign-in.
    identity: () => ({
      sessionId: session.sessionId,
      userId: isSignedIn() ? session.userId : session.workstationId,
    }),
    headerNames: getHeaderNames(initialData),
    numbering: initialData.errorNumbering,
    member: async () => (isSignedIn() && (await session.findMember?.())) || null,
    antiforgery: createAntiforgeryHeaders(() => content.get('antiforgery', {})),
    isWorkstation: () => session.workstationId !== '',
    withCredentials: initialData.memberSignIn?.type === 'Cookie',
    warn: (message) => {
      logger.warn(message)
    },
  })
}
