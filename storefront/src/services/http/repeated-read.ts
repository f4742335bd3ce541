import { success, type Result } from '../../cache/result.ts'
import type { Answer, CallOptions } from './api-client.ts'
import { getFailureStatus, type Failure } from './failure.ts'

const notModified = 304

/** An answer of a repeated read. `isUnchanged`: it is the last one again, and its body the same object. */
export type RepeatedAnswer<T> = Answer<T> & { readonly isUnchanged: boolean }

/**
 * Repeats one read, and has it sent only when it has changed (`ETag`, `If-None-Match`, 304). A server without entity tags
 * sends it each time.
 * @param read calls with the options that it is given
 */
export function createRepeatedRead<T>(read: (options: CallOptions) => Promise<Result<Answer<T>, Failure>>) {
  let known: Answer<T> | null = null
  return async (signal?: AbortSignal): Promise<Result<RepeatedAnswer<T>, Failure>> => {
    const last = known
    const result = await read({ signal, entityTag: last?.entityTag ?? undefined })
    if (result.ok) {
      known = result.value
      return success({ ...result.value, isUnchanged: false })
    }
    if (last !== null && getFailureStatus(result.failure) === notModified)
      return success({ ...last, isUnchanged: true })
    return result
  }
}
