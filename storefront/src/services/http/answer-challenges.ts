import type { OperationId } from '@foyer/contract/operations'
import type { ProofOfWorkChallenge } from '@foyer/contract/wire/captcha'
import type { ApiClient, CallOptions, CallResult, RequestOf } from './api-client.ts'
import type { Failure } from './failure.ts'

/** A challenge that expired while it was solved is followed by another; more than that is given up. */
const mostChallenges = 3

/** @returns the header's value, or null */
export type SolveChallenge = (challenge: ProofOfWorkChallenge, signal?: AbortSignal) => Promise<string | null>

/**
 * A client that solves challenges of a server and repeats the call with the answer, invisibly to the caller. The
 * repeated call has an idempotency key of its own: the refused one had no effect.
 */
export function answerChallenges(
  client: ApiClient,
  /** Loads the solver, on first use. */
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
