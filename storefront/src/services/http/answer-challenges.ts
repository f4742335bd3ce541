import type { OperationId } from '@foyer/contract/operations'
import type { ProofOfWorkChallenge } from '@foyer/contract/captcha'
import type { ApiClient, CallOptions, CallResult, RequestOf } from './api-client.ts'
import type { Failure } from './failure.ts'

/** A challenge that ran out while it was solved is followed by another; whoever asks for more wants no answer. */
const mostChallenges = 3

/** @returns what goes into the header, or null */
export type SolveChallenge = (challenge: ProofOfWorkChallenge, signal?: AbortSignal) => Promise<string | null>

/**
 * A client that does the work that a server asks for and calls again with the answer: whoever called does not see it.
 * The call is another one then, with an idempotency key of its own: what was refused has had no effect.
 */
export function withChallengeAnswers(
  client: ApiClient,
  /** Fetches the solver, when it is first asked for. */
  load: () => Promise<SolveChallenge>,
): ApiClient {
  return {
    async call<K extends OperationId>(operation: K, request: RequestOf<K>, options: CallOptions = {}) {
      let result: Awaited<CallResult<K>> = await client.call(operation, request, options)
      for (let answered = 0; answered < mostChallenges && !result.ok; answered += 1) {
        const challenge = getChallenge(result.failure)
        if (challenge === undefined) break
        const solve = await load()
        const captchaResponse = await solve(challenge, options.signal)
        if (captchaResponse === null) break
        result = await client.call(operation, request, { ...options, captchaResponse })
      }
      return result
    },
  }
}

const getChallenge = (failure: Failure) =>
  failure.kind === 'condition' ? failure.problem.challenge : undefined
