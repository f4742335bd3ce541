import { answerChallenges } from './answer-challenges.ts'
import type { ApiClient } from './api-client.ts'
import { createAxiosClient, type AxiosClientOptions } from './axios-client.ts'
import { describeLeftOut } from '../reading/reader.ts'
import { createRandomId } from './identity.ts'
import { callLimits } from './transient.ts'

/** The client of browsers. A separate module, so that the transport is loaded with the first call. */
export function createBrowserClient(
  options: Pick<
    AxiosClientOptions,
    | 'access'
    | 'identity'
    | 'headerNames'
    | 'numbering'
    | 'renewAccess'
    | 'member'
    | 'antiforgery'
    | 'isWorkstation'
    | 'withCredentials'
  > & {
    /** Log of unusable records of an answer. */
    warn: (message: string) => void
  },
): ApiClient {
  const { warn, ...rest } = options
  const client = createAxiosClient({
    ...rest,
    ...callLimits,
    random: createRandomId,
    onLeftOut: (operation, leftOut) => {
      warn(`${operation}: left out ${describeLeftOut(leftOut)}`)
    },
  })
  return answerChallenges(client, async () => {
    const { solveChallenge } = await import('../captcha/solve-challenge.ts')
    return solveChallenge
  })
}
