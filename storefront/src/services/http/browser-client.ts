import { answeringChallenges } from './answer-challenges.ts'
import type { ApiClient } from './api-client.ts'
import { createAxiosClient, type AxiosClientOptions } from './axios-client.ts'
import { randomId } from './identity.ts'
import { callLimits } from './transient.ts'

/** The client as browsers use it. A module of its own, so that the transport is fetched with the first call. */
export function createBrowserClient(
  options: Pick<AxiosClientOptions, 'access' | 'identity' | 'headerNames' | 'numbering' | 'renewAccess'>,
): ApiClient {
  const client = createAxiosClient({ ...options, ...callLimits, random: randomId })
  return answeringChallenges(client, async () => {
    const { solveChallenge } = await import('../captcha/solve-challenge.ts')
    return solveChallenge
  })
}
